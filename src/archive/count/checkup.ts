/** Faults of an archive that an operator can mend: errata that nobody can see, and dates that are worse than the evidence. */
import { daysOf, playedDays, whenPlayed } from '../../game/derive/played.ts';
import type { Archive } from './archive.ts';
import { enteredErrata } from './errata.ts';

/** A sentence for each erratum that points at nothing, and so is on no page and in no file. */
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
 * A sentence for each date that the archive could know better: events without a day whose games have one, and games that no
 * list of public days has although they are dated by their patch only.
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
        return [`The event ${id} has no date, and recordings of it are of ${recorded.join(', ')}.`];
      const { from = '', to = '' } = daysOf(date);
      const outside = recorded.filter((day) => day < from || day > to);
      if (outside.length > 0)
        return [`The event ${id} is of ${date}, and recordings of it are of ${outside.join(', ')}.`];
      return date.length < 10 && recorded.length === 1
        ? [`The event ${id} is only dated ${date}, and its recordings are of ${recorded[0]}.`]
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
