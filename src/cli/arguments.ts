/** The arguments of a command. What can't be run ends it: with exit code 0 after its help, or 2 after what is wrong. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The options of a command, and its other arguments, such as files. */
export const readArguments = <Options extends ParseArgsOptionsConfig>(usage: string, options: Options) =>
  parse(usage, { options, allowPositionals: true });

/** The options of a command that takes no other arguments. */
export const readOptions = <Options extends ParseArgsOptionsConfig>(usage: string, options: Options) =>
  parse(usage, { options, allowPositionals: false }).values;

function parse<Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, allowPositionals }: { options: Options; allowPositionals: boolean },
) {
  const parsed = parseOrExit(usage, () =>
    parseArgs({ allowPositionals, options: { ...options, help: { type: 'boolean', short: 'h' } } }),
  );
  if ('help' in parsed.values && parsed.values.help) {
    process.stdout.write(usage);
    process.exit(0);
  }
  return parsed;
}

function parseOrExit<Parsed>(usage: string, read: () => Parsed): Parsed {
  try {
    return read();
  } catch (error) {
    return exitMisused(`${(error as Error).message}\n${usage}`);
  }
}

/** Ends a command that was called with wrong arguments. */
export function exitMisused(words: string): never {
  process.stderr.write(words);
  process.exit(2);
}
