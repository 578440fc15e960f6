/** A recording of patch 3.0 with its new hero: no file of 3.0 is known here, so this one is written. */
import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { COST_TABLES } from '../../../../src/game/objects/numbers/tables.ts';
import { gameText } from '../../../../src/view/game/pages.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { by, after, decodeScript, type Maker } from '../../game/scripted.ts';
import { PAGE } from '../markdown/page.ts';

const TAVERN: Maker = ['ntav', 90];
const HERO: Maker = ['Npal', 91];
const SKILLS = ['ANcp', 'AHcr', 'ANcp', 'AHpa', 'ANcp', 'AHcl'];

const script = duel({
  patch: '2.00',
  events: [
    by(136_000, TAVERN, train('Npal')),
    by(140_000, HERO),
    ...SKILLS.map((id, index) => after(150_000 + index * 40_000, train(id))),
  ],
});
const game = decodeScript({ ...script, version: 10_200, build: 7000 });
const analysis = analyze(game, '1_Arthas_Thrall_Echo-Isles');

describe('a recording of patch 3.0', () => {
  test('is read with the numbers of 3.0, and nothing in it is unknown', () => {
    expect([game.patch, game.build, game.undecodable]).toEqual(['3.00', 7000, 0]);
    expect(analysis).toMatchObject({ releases: ['3.0.0'], unknown: null });
    expect(analysis.spending!.costs).toMatchObject({ patch: '3.0.0', exact: true });
  });

  test('has its hero and the four skills by name in both documents', () => {
    const hero = analysis.players[0]!.heroes.find(({ id }) => id === 'Npal')!;
    expect(hero).toMatchObject({ name: 'Forsaken Paladin', level: 6 });
    expect([...new Set(hero.skills.map(({ name }) => name))]).toMatchSnapshot();
    const summary = JSON.stringify(summarize(game, 'id'));
    expect(summary).toContain('"Forsaken Paladin"');
    expect(summary).not.toContain('"name":"Npal"');
  });

  test('of a later patch, or with objects that no table has, is read and says so', () => {
    const unknown = decodeScript({
      ...duel({
        patch: '2.00',
        events: [by(136_000, TAVERN, train('Nzzz')), by(140_000, TAVERN, train('n0A1'))],
      }),
      version: 10_299,
      build: 9900,
    });
    const read = analyze(unknown, 'id');
    // `n0A1` is an id that a map makes up.
    expect(read.unknown).toMatchSnapshot();
    expect(read.spending!.costs).toMatchObject({ patch: COST_TABLES.at(-1)!.release, exact: false });
    expect(markdownOfSections(gameText(read, { ...PAGE, title: 'A later game' }))).toContain(
      read.unknown!.text,
    );
  });
});
