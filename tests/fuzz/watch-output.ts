const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;

/** Takes the console and both output streams away from other code, and counts attempts to use them. */
export function watchOutput(): { say: (line: string) => void; printed: () => number } {
  let printed = 0;
  const write = process.stdout.write.bind(process.stdout);
  const count = () => {
    printed++;
    return true;
  };
  for (const method of METHODS) console[method] = count;
  process.stdout.write = count;
  process.stderr.write = count;
  return {
    say: (line) => void write(`${line}\n`),
    /** Number of outputs since the last call. */
    printed: () => {
      const since = printed;
      printed = 0;
      return since;
    },
  };
}
