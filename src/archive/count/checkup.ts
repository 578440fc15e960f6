/**
 * Finds faults in the archive that an operator can fix: errata without a visible target, and dates that are less
 * precise than the evidence allows.
 */
import { daysOf, playedDays, whenPlayed } from '../../game/derive/played.ts';
import type { Archive } from './archive.ts';
import { enteredErrata } from './errata.ts';

/** A sentence for each erratum with a pointer that leads nowhere: no page or file shows such an erratum. */
export const unseenErrata = (archive: Archive): string[] =>
  archive.games.flatMap((game) => {
    try {
      enteredErrata(archive, game);
      return [];
    } catch (error) {
      return [`${(error as Error).message}.`];
    }
  });

/**
 * A sentence for each date that can be improved. These are events without a day if their games have one, and games
 * dated only by patch that are missing from the list of public days.
 */
export function poorDates(archive: Archive, publicDays: ReadonlyMap<string, unknown>): string[] {
  const events = Map.groupBy(
    archive.games.filter(({ event }) => event !== null),
    ({ event }) => event!,
  );
  return [
    ...[...events].flatMap(([{ id, date }, games]) => {
      const days = games.flatMap(({ decoded }) => {
        const { from, to } = playedDays(whenPlayed(decoded));
        return from !== undefined && from === to ? [from] : [];
      });
      const recorded = [...new Set(days)].sort();
      if (recorded.length === 0) return [];
      if (date === null)
        return [`The event ${id} has no date, and its recordings are from ${recorded.join(', ')}.`];
      const { from = '', to = '' } = daysOf(date);
      const outside = recorded.filter((day) => day < from || day > to);
      if (outside.length > 0)
        return [
          `The event ${id} is dated ${date}, and some of its recordings are from ${outside.join(', ')}.`,
        ];
      return date.length < 10 && recorded.length === 1
        ? [`The event ${id} is only dated ${date}, and its recordings are from ${recorded[0]!}.`]
        : [];
    }),
    ...archive.games
      .filter(({ replayId, analysis }) => analysis.played.basis === 'patch' && !publicDays.has(replayId))
      .map(
        ({ replayId }) =>
          `${replayId} is dated by its patch only; public.json has no day on which it was public.`,
      ),
  ];
}
