/** Proposes games that may belong to an event, for a person to decide. It doesn't attach any games itself. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { PlacedGame } from './appearances.ts';

/** An event that a game may belong to, and why. */
export interface EventProposal {
  replayId: string;
  eventId: string;
  /** The day on which both games were played, ISO 8601 in UTC. */
  day: string;
  /** The map folder that both games share. */
  folder: string;
}

/** Games without an event that started on the day of an event's game, on a map from the same folder. */
export function eventProposals(games: readonly PlacedGame[]): EventProposal[] {
  const eventAt = new Map<string, string>();
  for (const { game, eventId } of games) {
    const place = placeOf(game);
    if (eventId !== null && place) eventAt.set(place.join('\n'), eventId);
  }
  return games.flatMap(({ game, eventId }) => {
    const place = eventId === null ? placeOf(game) : null;
    const proposedId = place && eventAt.get(place.join('\n'));
    return proposedId
      ? [{ replayId: game.replayId, eventId: proposedId, day: place[0], folder: place[1] }]
      : [];
  });
}

/** Day and map folder of a game; null if the day is unknown. Handles both slashes and any case. */
function placeOf({ played, mapRaw }: GameAnalysis): [day: string, folder: string] | null {
  const folder = mapRaw
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/\/+/g, '/')
    .replace(/[^/]*$/, '');
  return played.at === undefined ? null : [played.at.slice(0, 10), folder];
}
