/** Finds dates in the archive that an operator can improve, because they are less precise than the evidence allows. */
import { eventDays, playedDays, whenPlayed } from '../../game/derive/played.ts';
import type { Archive, ArchivedGame } from './archive.ts';

/**
 * A sentence for each date that can be improved: events without a day if their games have one, and games dated only by
 * patch that are missing from the list of public days, by replay id.
 */
export function poorDates({ games }: Archive, publicDays: ReadonlyMap<string, unknown>): string[] {
  const ofEvents = games.filter(({ event }) => event !== null);
  const undated = games.filter(
    ({ replayId, analysis }) => analysis.played.basis === 'patch' && !publicDays.has(replayId),
  );
  return [
    ...[...Map.groupBy(ofEvents, ({ event }) => event!)].flatMap(
      ([event, own]) => poorDate(event, own) ?? [],
    ),
    ...undated.map(
      ({ replayId }) =>
        `${replayId} is dated by its patch only; public.json has no day on which it was public.`,
    ),
  ];
}

/** What its recordings say about the date of an event; null if that adds nothing. */
function poorDate(
  { id, date }: NonNullable<ArchivedGame['event']>,
  games: readonly ArchivedGame[],
): string | null {
  const days = games.flatMap(({ decoded }) => {
    const { from, to } = playedDays(whenPlayed(decoded));
    return from !== undefined && from === to ? [from] : [];
  });
  const recorded = [...new Set(days)].sort();
  if (recorded.length === 0) return null;
  if (date === null)
    return `The event ${id} has no date, and its recordings are from ${recorded.join(', ')}.`;
  const { from = '', to = '' } = eventDays(date);
  const outside = recorded.filter((day) => day < from || day > to);
  if (outside.length > 0)
    return `The event ${id} is dated ${date}, and some of its recordings are from ${outside.join(', ')}.`;
  return date.length < 10 && recorded.length === 1
    ? `The event ${id} is only dated ${date}, and its recordings are from ${recorded[0]!}.`
    : null;
}
