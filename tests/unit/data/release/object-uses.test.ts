import { expect, test } from 'vitest';
import {
  objectsIndex,
  objectUses,
  objectUsesSchema,
} from '../../../../src/data/release/documents/object-uses.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const archive = archiveWith(Array.from({ length: 6 }, (_, n) => ({ id: `g${n}`, event: null })));

test('an object has its costs, who ordered it first when, and how that ended', () => {
  const uses = objectUses(archive);
  const [id, document] = [...uses].find(([, { kind, players }]) => kind === 'hero' && players === 6)!;
  expect(objectUsesSchema.parse(document)).toEqual(document);
  expect(document.id).toBe(id);
  expect(document.uses.map(({ replayId }) => replayId).sort()).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5']);
  expect(document.won + document.lost).toBe(6);
  expect(document.medianFirstMs).toBe(document.uses[0]!.firstMs);
  expect(document.leftOut).toBe(0);
  expect(objectsIndex(archive).map((entry) => entry.id)).toEqual([...uses.keys()]);
});

test('no two documents differ in capitals only, which some disks do not tell apart', () => {
  const ids = [...objectUses(archive).keys()].map((id) => id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
});

test('what many ordered is cut, and says so, and few have no median', () => {
  const many = archiveWith(Array.from({ length: 400 }, (_, n) => ({ id: `game-${n}`, event: null })));
  const document = [...objectUses(many).values()].find(({ players }) => players >= 400)!;
  expect([document.uses.length, document.leftOut]).toEqual([300, document.players - 300]);
  expect(JSON.stringify(document).length).toBeLessThan(60_000);
  const few = objectUses(archiveWith([{ id: 'a', event: null }]));
  expect(
    [...few.values()].filter(({ players }) => players < 5).map((each) => each.medianFirstMs),
  ).not.toContain(expect.any(Number));
});
