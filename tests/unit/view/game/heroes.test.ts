import { parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { AnalysedHero } from '../../../../src/game/analysis.ts';
import { heroPanel } from '../../../../src/view/game/heroes.ts';
import { Parts } from '../../../../src/view/html/Section.tsx';
import { skillPhases } from '../../../../src/view/game/phases.ts';
import { games } from '../../../support/analysed-archive.ts';

const skill = (ms: number, level = 1) => ({ ms, id: 'AEmb', name: 'Mana Burn', level });
const hero: AnalysedHero = {
  id: 'Edem',
  name: 'Demon Hunter',
  ordered: { ms: 70_000, basis: 'order' },
  seen: { ms: 130_000, basis: 'observed' },
  level: 2,
  skills: [skill(131_000), skill(300_000, 2), skill(500_000)],
  retrainedMs: [450_000],
  revivalsMs: [400_000, 460_000],
};
const text = (one: AnalysedHero) =>
  parse(renderToString(h(Parts, { parts: [heroPanel(one)], id: 'heroes' }))).structuredText;

test('a panel says when a hero was ordered and seen, its level, skills, retraining and revivals', () => {
  expect(text(hero).replace(/\s+/g, ' ')).toBe(
    'Demon Hunter Level 2 or more; ordered 1:10 order, first seen 2:10 observed, revival ordered 6:40, 7:40 ' +
      'Mana Burn 1 2:11 Mana Burn 2 5:00 Retrained at 7:30, then learned again: Mana Burn 1 8:20',
  );
});

test('a hero of which nothing is known but a name', () => {
  const unknown = {
    ...hero,
    ordered: null,
    seen: null,
    level: 0,
    skills: [],
    retrainedMs: [],
    revivalsMs: [],
  };
  expect(text(unknown).replace(/\s+/g, ' ')).toBe(
    'Demon Hunter Level not known; ordered – The replay shows no skill being learned.',
  );
});

test('no skill of the archive is lost between the phases', () => {
  for (const one of games.flatMap(({ players }) => players.flatMap(({ heroes }) => heroes)))
    expect(skillPhases(one).flatMap(({ skills }) => skills)).toEqual(one.skills);
});
