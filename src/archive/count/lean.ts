/**
 * What is derived of a game, and told of it on its map, without the long parts, which only its own pages and documents read: ten
 * thousand games would not fit into memory with them.
 */
import type { GameOnMap } from '../../game/map/game-on-map.ts';
import type { Pulse } from '../../game/map/pulse.ts';
import type { GameTrack } from '../../game/map/track.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { lean, without } from '../../game/lean.ts';
import type { GameSpending } from '../../game/spending-schema.ts';
import type { ReplaySummary, SummaryPlayer } from '../../game/summary.ts';

/** What is derived of a game, as plain data. */
export interface Derived {
  summary: ReplaySummary;
  analysis: GameAnalysis;
}

/** A game on its map, and on one line. */
export interface ArchivedOnMap extends GameOnMap {
  /** Its orders at enemy units over time; null where nothing is told. */
  pulse: Pulse | null;
  /** What playback of it needs; null where it has no places. */
  moves: GameTrack | null;
  /** How many of its moments can be shown without the others. */
  bold: number;
}

const LONG = {
  summary: ['buildPreview', 't2Buildings', 't2Units', 't3Buildings', 't3Units', 'researched'],
  spending: ['players'],
  player: ['build', 'research', 'made', 'summoned'],
  apm: ['perMinute', 'kinds'],
  onMap: ['card', 'pulse', 'moves'],
  told: ['moments', 'story', 'items'],
} as const satisfies {
  summary: (keyof SummaryPlayer)[];
  spending: (keyof GameSpending)[];
  player: (keyof AnalysedPlayer)[];
  apm: (keyof AnalysedPlayer['apm'])[];
  onMap: (keyof ArchivedOnMap)[];
  told: (keyof ArchivedOnMap['told'])[];
};

/** With null for each of the long parts. */
export const shortOf = (whole: Derived): Derived => shaped(whole, without, () => whole);

/** With the long parts taken from what `read` gives, which is the same each time. */
export const leanOf = (short: Derived, read: () => Derived): Derived => shaped(short, lean, read);

type Shape = <T extends object>(value: T, keys: readonly (keyof T)[], read: () => T) => T;

function shaped({ summary, analysis }: Derived, shape: Shape, read: () => Derived): Derived {
  const players = Object.entries(summary.players).map(([slot, player]) => [
    slot,
    shape(player, LONG.summary, () => read().summary.players[slot]!),
  ]);
  const analysed = analysis.players.map((player, place) => {
    const whole = () => read().analysis.players[place]!;
    return shape({ ...player, apm: shape(player.apm, LONG.apm, () => whole().apm) }, LONG.player, whole);
  });
  const spending =
    analysis.spending && shape(analysis.spending, LONG.spending, () => read().analysis.spending!);
  return {
    summary: { ...summary, players: Object.fromEntries(players) as ReplaySummary['players'] },
    analysis: { ...analysis, players: analysed, spending },
  };
}

/** A game on its map with null for each of the long parts. */
export const shortOnMap = (whole: ArchivedOnMap): ArchivedOnMap => onMapShaped(whole, without, () => whole);

/** A game on its map with the long parts taken from what `read` gives, which is the same each time. */
export const leanOnMap = (short: ArchivedOnMap, read: () => ArchivedOnMap): ArchivedOnMap =>
  onMapShaped(short, lean, read);

const onMapShaped = (value: ArchivedOnMap, shape: Shape, read: () => ArchivedOnMap): ArchivedOnMap =>
  shape({ ...value, told: shape(value.told, LONG.told, () => read().told) }, LONG.onMap, read);
