import { describe, expect, test } from 'vitest';
import { findObject } from '../../../src/game/objects/table.ts';
import type { Race } from '../../../src/game/races.ts';
import type { SummaryPlayer } from '../../../src/game/summary-schema.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('documents of all recordings');

/** Custom objects of a variant of a melee map. */
const CUSTOM: Record<string, string[]> = { 'melee/sample.w3g': ['h000', 'h001', 'h002'] };

const listsOf = (player: SummaryPlayer): string[] =>
  [
    player.buildPreview,
    player.t2Buildings,
    player.t2Units,
    player.t3Buildings,
    player.t3Units,
    player.researched,
    player.heroOpener ? [player.heroOpener] : [],
  ].flatMap((list) => list.map(({ itemId }) => itemId));

/** The ids that belong to another race than the player's. */
function foreignIds(ids: readonly string[], race: Race | null): string[] {
  return ids.filter((id) => {
    const object = findObject(id);
    return race && object?.race && object.kind !== 'item' && object.race !== race;
  });
}

describe.skipIf(missing)('documents of all recordings', () => {
  test('have no object of another race in any list', () => {
    let checked = 0;
    for (const { entry, summary, analysis } of decoded) {
      for (const [slot, player] of Object.entries(summary.players)) {
        const analysed = analysis.players.find((one) => one.slot === slot);
        const made = [
          analysed?.build,
          analysed?.heroes,
          analysed?.research,
          analysed?.made,
          analysed?.expansions,
        ];
        const ids = [...listsOf(player), ...made.flatMap((list) => list?.map(({ id }) => id) ?? [])];
        expect(foreignIds(ids, player.race), `${entry.path} ${player.name}`).toEqual([]);
        checked += ids.length;
      }
    }
    expect(checked).toBeGreaterThan(50_000);
    const foreign = decoded.flatMap(({ analysis }) => analysis.players.flatMap((player) => player.foreign));
    expect(foreign.length).toBeGreaterThan(50);
  });

  test('name every object of melee games', () => {
    const unnamed = Object.fromEntries(
      decoded.filter(isMelee).flatMap(({ entry, analysis }) => {
        const objects = analysis.players.flatMap((one) => [
          ...one.build,
          ...one.heroes,
          ...one.research,
          ...one.foreign,
        ]);
        const ids = new Set(objects.flatMap(({ id, name }) => (id === name ? [id] : [])));
        return ids.size > 0 ? [[entry.path, [...ids].sort()]] : [];
      }),
    );
    expect(unnamed).toEqual(CUSTOM);
  });
});
