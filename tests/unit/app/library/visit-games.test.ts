/** Which games of a visit still need to be stored if there is only room for some. */
import { describe, expect, it } from 'vitest';
import { VisitGames } from '../../../../src/app/library/store/visit.ts';
import type { EndedFile } from '../../../../src/app/library/store/visit.ts';
import { dropFailure } from '../../../support/drop-failures.ts';
import { droppedDuel } from './games.ts';

const DUEL = droppedDuel();
const entry = (
  id: number,
  outcome: EndedFile['outcome'] = { ok: true, value: { ...DUEL, analysis: { ...DUEL.analysis } } },
): EndedFile => {
  const path = `${id}.w3g`;
  return { id, file: new File([], path), path, outcome };
};
const games = (number: number, from = 0) => Array.from({ length: number }, (_, index) => entry(from + index));
const ids = (entries: readonly EndedFile[]) => entries.map(({ id }) => id);

/** A database with or without room. */
function database() {
  const kept: string[] = [];
  const room = { left: Infinity };
  const keeping = new VisitGames((some) => {
    if (room.left < some.length) return Promise.reject(new Error('full'));
    room.left -= some.length;
    kept.push(...some.map(({ name }) => name));
    return Promise.resolve();
  });
  return { kept, room, keeping };
}

describe('the games of a visit', () => {
  it('are asked for once, those that could not be read never', () => {
    const { keeping } = database();
    const all = [...games(2), entry(2, dropFailure('cancelled'))];
    expect(ids(keeping.fresh(all))).toEqual([0, 1]);
    expect(keeping.fresh(all)).toEqual([]);
    expect(ids(keeping.fresh([...all, entry(3)]))).toEqual([3]);
    keeping.forget();
    expect(ids(keeping.fresh(all))).toEqual([0, 1]);
  });

  it('are kept some at a time, as many as there is room for', async () => {
    const { kept, room, keeping } = database();
    room.left = 30;
    const all = games(45);
    await expect(keeping.store(keeping.fresh(all))).rejects.toThrow('full');
    expect(kept).toHaveLength(20);
    expect(keeping.fresh(all)).toEqual([]);
    keeping.roomMade();
    expect(ids(keeping.fresh(all))).toEqual(ids(all.slice(20)));
  });

  it('are not forgotten when later ones come, whether those find room or not', async () => {
    const { room, keeping } = database();
    const [first, second, third] = [games(2), games(2, 2), games(1, 4)];
    const all = [...first, ...second, ...third];
    room.left = 1;
    for (const some of [first, second])
      await expect(keeping.store(keeping.fresh(some))).rejects.toThrow('full');
    await keeping.store(keeping.fresh(third));
    expect(keeping.fresh(all)).toEqual([]);
    keeping.roomMade();
    expect(ids(keeping.fresh(all))).toEqual([0, 1, 2, 3]);
  });

  it('are stored once they are packed if the visitor asked for it before, wherever they come from', async () => {
    const { kept, keeping } = database();
    const ofLink = (id: number) => ({ ...entry(id), from: 'link' as const });
    const early = { ok: true, value: { ...DUEL, packed: null, whole: null } } as const;
    await keeping.store([{ ...ofLink(1), outcome: early }, ofLink(2)]);
    expect(kept).toEqual(['2.w3g']);
    expect(ids(keeping.fresh([ofLink(1), ofLink(3)]))).toEqual([1]);
    expect(keeping.fresh([ofLink(1)])).toEqual([]);
  });

  it('that found room after all do not come back when they are deleted', async () => {
    const { room, keeping } = database();
    const all = games(1);
    room.left = 0;
    await expect(keeping.store(keeping.fresh(all))).rejects.toThrow('full');
    room.left = 1;
    await keeping.store(all);
    keeping.roomMade();
    expect(keeping.fresh(all)).toEqual([]);
  });

  it('that find no room again wait for the next room', async () => {
    const { room, keeping } = database();
    const all = games(1);
    room.left = 0;
    for (let time = 0; time < 2; time++) {
      await expect(keeping.store(keeping.fresh(all))).rejects.toThrow('full');
      expect(keeping.fresh(all)).toEqual([]);
      keeping.roomMade();
    }
    expect(keeping.fresh(all)).toHaveLength(1);
  });
});
