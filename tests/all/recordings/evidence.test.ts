import { describe, expect, test } from 'vitest';
import { competitors } from '../../../src/game/identity.ts';
import { inferWinner } from '../../../src/game/derive/winner.ts';
import { decodedRecordings, isMelee, type Decoded } from './decoded.ts';

// Another reader's results are evidence, not truth: a rule explains each disagreement.
const { missing, decoded } = decodedRecordings('comparison with another reader');
const compared = decoded.filter(({ entry }) => entry.w3gjsSwallowedErrors === 0);

/** The other reader has one entry for all computers of a game. */
const COMPUTERS = 'Computer';

/** Pairs of both readers' results for one player, identified by name and team. */
const pairs = (one: Decoded) =>
  one.entry.players.flatMap((other) => {
    const own = one.analysis.players.filter(({ name, team }) => name === other.name && team === other.team);
    return own.length === 1 && own[0] ? [{ path: one.entry.path, own: own[0], other }] : [];
  });

describe.skipIf(missing)('comparison with another reader', () => {
  test('is with nearly all recordings', () => {
    expect(compared.length).toBeGreaterThan(280);
  });

  test('players and observers are the same people', () => {
    for (const { entry, game } of compared) {
      const players = competitors(game);
      const people = players.filter(({ kind }) => kind === 'human').map(({ name }) => name);
      const theirs = entry.players.map(({ name }) => name);
      const computers = players.length > people.length ? [COMPUTERS] : [];
      expect([...people, ...computers].sort(), entry.path).toEqual([...theirs].sort());
      const observers = game.players.flatMap(({ kind, name }) => (kind === 'observer' ? [name] : []));
      expect(observers.sort(), entry.path).toEqual([...entry.observers].sort());
    }
  });

  test('races are the same; a Random one that no melee order resolves is left to us', () => {
    let same = 0;
    const letter = (race: string) => (race === 'N' ? 'E' : race);
    for (const { path, own, other } of compared.flatMap(pairs)) {
      const random = other.race === 'R';
      expect(own.random, path).toBe(random);
      if (random && path.startsWith('edge/')) continue;
      expect(own.race, `${path} ${own.name}`).toBe(letter(random ? other.raceDetected : other.race));
      same++;
    }
    expect(same).toBeGreaterThan(400);
  });

  test('winners of duels are the same', () => {
    const duels = compared.filter(({ entry }) => entry.type === '1on1');
    const won = duels.filter(({ entry }) => (entry.winningTeamByLeaveRule ?? -1) >= 0);
    for (const { entry, game } of duels) {
      const winner = inferWinner(game);
      // What the map's script wrote comes before leaves, and leaving a game against computers shows no winner.
      if (winner?.basis === 'script' || competitors(game).some(({ kind }) => kind === 'computer')) continue;
      expect(winner?.team ?? -1, entry.path).toBe(entry.winningTeamByLeaveRule ?? -1);
    }
    expect(won.length).toBeGreaterThan(200);
    expect(won.filter(isMelee).length).toBeGreaterThan(80);
  });
});
