/** Dates in file names, such as `w3c-20260426112948.w3g`, `Replay_2026_04_26_1129.w3g` or `2019-05-03 final.w3g`. */
const DAY =
  /(?<!\d)(20\d\d)([-_. ]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-_ T]?([01]\d|2[0-3])[-_.:]?([0-5]\d)(?:[-_.:]?([0-5]\d))?)?(?!\d)/;

/** Tolerance of a day, because device clocks and time zones differ. */
const SLACK_MS = 24 * 60 * 60 * 1000;

/** The game's release, before which no recording exists. */
const FIRST_MS = Date.UTC(2002, 6, 3);

/**
 * When a recording was saved, according to its file name, in ms since 1970 by the device's clock. Null if the name
 * contains no date, or if the date is more than a day after `before`.
 */
export function dateInName(path: string, before: number): number | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, year, , month, day, hours = '12', minutes = '0', seconds = '0'] = DAY.exec(name) ?? [];
  if (year === undefined) return null;
  const date = new Date(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
  );
  const ms = date.getTime();
  // Rejects dates such as 31 February, which would become a day in March.
  return date.getDate() === Number(day) && ms >= FIRST_MS && ms < before + SLACK_MS ? ms : null;
}
