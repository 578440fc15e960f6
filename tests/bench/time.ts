/** Prepares one recording, and gives what is timed of it. */
export type Part = (bytes: Uint8Array<ArrayBuffer>) => () => unknown;

/** Times in ms by the name of a part: of each recording a list, one time for each pass. */
export type Times = Record<string, number[][]>;

/**
 * Times so many passes over all recordings, after one that is not counted. All parts take turns, so that whatever else the
 * machine does meets all of them.
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
