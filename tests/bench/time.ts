/** Prepares one recording, and returns the function to time. */
export type Part = (bytes: Uint8Array<ArrayBuffer>) => () => unknown;

/** Times in ms by part: a list per recording, with one time per pass. */
export type Times = Record<string, number[][]>;

/**
 * Times a number of passes over all recordings, after one uncounted pass. All parts take turns, so that other load
 * affects all of them.
 */
export async function timePasses(
  files: readonly Uint8Array<ArrayBuffer>[],
  parts: Readonly<Record<string, Part>>,
  passes: number,
): Promise<Times> {
  const prepared = Object.entries(parts).map(([name, part]) => ({
    name,
    tasks: files.map((bytes) => ({ run: part(bytes), times: [] as number[] })),
  }));
  for (let pass = 0; pass <= passes; pass++)
    for (const { run, times } of prepared.flatMap(({ tasks }) => tasks)) {
      const start = performance.now();
      await run();
      const time = performance.now() - start;
      if (pass > 0) times.push(time);
    }
  return Object.fromEntries(prepared.map(({ name, tasks }) => [name, tasks.map(({ times }) => times)]));
}
