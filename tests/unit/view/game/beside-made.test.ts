import { expect, test } from 'vitest';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import { evidenceReport, gameReport } from '../../../../src/view/game/game.ts';
import { gameWith } from '../../../support/analysed-archive.ts';

const game = gameWith('2305405229');
const [{ slot } = { slot: '' }] = game.players;
const bought = {
  slot: Number(slot),
  ms: 300_000,
  id: 'stwp',
  name: 'Scroll of Town Portal',
  hero: null,
  basis: null,
};
const chronicle = { ...UNTOLD, items: { bought: [bought], found: [] } };
const idsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => id);

test('what was summoned and bought stands beside what was made, once: on the page of evidence or, without one, in the report', () => {
  const onMap = { chronicle, card: null, ground: '', legend: [], routes: {}, play: null };
  expect(idsOf(gameReport(game, { onMap }))).toEqual(expect.arrayContaining(['made', 'summoned', 'items']));
  const short = idsOf(gameReport(game, { onMap, evidence: '/made/' }));
  expect(short).toContain('made');
  expect(short).not.toContain('summoned');
  expect(short).not.toContain('items');
  expect(idsOf(evidenceReport(game, chronicle))).toEqual(['made', 'summoned', 'items', 'spending']);
});
