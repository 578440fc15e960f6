/** Small handwritten games with only the fields that statistics read. */
import type { AnalysedHero, AnalysedPlayer, GameAnalysis } from '../../../../src/game/analysis.ts';
import { handle } from '../../../../src/game/handle.ts';
import { appearances, type Appearance, type PlacedGame } from '../../../../src/archive/count/appearances.ts';
import { rosterOf, type AliasedPlayer } from '../../../../src/archive/count/roster.ts';
import { analysedGame, analysedPlayer } from '../../../support/analysed.ts';

const HEROES = {
  Hamg: 'Archmage',
  Hmkg: 'Mountain King',
  Obla: 'Blademaster',
  Edem: 'Demon Hunter',
} as const;

/** A hero, ordered at a time in seconds or only seen. */
export const hero = (id: keyof typeof HEROES, orderedSec: number | null): AnalysedHero => ({
  id,
  name: HEROES[id],
  ordered: orderedSec === null ? null : { ms: orderedSec * 1000, basis: 'order' },
  seen: { ms: 90_000, basis: 'observed' },
  level: 1,
  skills: [],
  retrainedMs: [],
  revivalsMs: [],
});

/** A tier with its order at a time in seconds. */
export const tier = (number: 2 | 3, orderedSec: number): AnalysedPlayer['tiers'][number] => ({
  tier: number,
  id: 'hkee',
  name: 'Keep',
  ordered: { ms: orderedSec * 1000, basis: 'order' },
  completed: null,
  observed: null,
  doubt: null,
});

export function player(name: string | null, change: Partial<AnalysedPlayer> = {}): AnalysedPlayer {
  const slot = change.slot ?? '1';
  return analysedPlayer({
    slot,
    name,
    handle: handle({ name, slot: Number(slot) }),
    team: Number(slot) - 1,
    race: 'H',
    apm: { average: 100, perMinute: [], kinds: {} },
    ...change,
  });
}

let count = 0;

/** A game of the given players, with slots in order. */
export function game(players: readonly AnalysedPlayer[], change: Partial<GameAnalysis> = {}): GameAnalysis {
  const winner = players.find(({ result }) => result === 'won');
  const races = players.map(({ race }) => race).sort();
  return analysedGame(
    players.map((player, index) => ({ ...player, slot: String(index + 1), team: player.team || index })),
    {
      replayId: `game-${String(++count).padStart(3, '0')}`,
      fingerprint: String(count),
      durationMs: 600_000,
      clockMs: 600_000,
      decidedMs: 600_000,
      sides: '1v1',
      matchup: players.length === 2 ? races.join('v') : null,
      winner: winner
        ? { team: winner.team, slots: [winner.slot], basis: 'leave-order', sentence: 'Inferred.' }
        : null,
      ...change,
    },
  );
}

/** A 1v1 game with the first player's result: won, lost, or unknown. */
export function duel(
  one: AnalysedPlayer,
  other: AnalysedPlayer,
  result: 'won' | 'lost' | null,
  change: Partial<GameAnalysis> = {},
): GameAnalysis {
  const opposite = result && (result === 'won' ? 'lost' : 'won');
  return game(
    [
      { ...one, result },
      { ...other, result: opposite },
    ],
    change,
  );
}

export const placed = (
  analysis: GameAnalysis,
  eventId: string | null = null,
  fileName = 'x.w3g',
): PlacedGame => ({ game: analysis, eventId, fileName });

/** All appearances in the given games. */
export function everybody(
  games: readonly GameAnalysis[],
  known: readonly AliasedPlayer[] = [],
): Appearance[] {
  return appearances(
    games.map((one) => placed(one)),
    rosterOf(games, known),
  );
}
