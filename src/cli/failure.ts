/**
 * Prints a command’s failure as one sentence. Every command imports this before anything else, so that it
 * also covers failures in settings, which are read while modules load. Runs without installed packages.
 */
import { sayUnwritable } from '../archive/corpus/disk/reasons.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { FAILURE_WORDS, OPEN_REASONS } from './words.ts';

process.on('uncaughtException', (error) => {
  console.error(failureText(error));
  process.exit(2);
});

/**
 * An error that also says what was done before it. Only for sentences; an error of the program itself stays as it is.
 */
export function withDone(error: unknown, done: string): unknown {
  const isSentence = error instanceof Error && error.constructor === Error && error.message !== '';
  if (!isSentence) return error;
  const said = new Error(`${failureText(error)} ${done}`, { cause: error });
  delete said.stack;
  return said;
}

/** A failure in one sentence; includes the stack if the program itself is at fault. */
function failureText(error: NodeJS.ErrnoException): string {
  const { code, path, syscall, message } = error;
  if (path !== undefined) return logLine(`${path}: ${reasonOf(code, syscall)}`);
  // A full disk fails in writing, where Node knows no path.
  if (code !== undefined && syscall !== undefined) return reasonOf(code, syscall);
  // Leaves out Node's long explanation of how to pass file names that begin with a hyphen.
  if (code?.startsWith('ERR_PARSE_ARGS_')) return `${message.split('. ', 1)[0]!.replace(/\.$/, '')}.`;
  const isFault = error.constructor !== Error || message === '';
  return isFault && error.stack ? error.stack : logLine(message);
}

/** Why the file system refuses a path, as a sentence. */
function reasonOf(code = 'unknown', syscall = ''): string {
  if (syscall === 'mkdir' && (code === 'EEXIST' || code === 'ENOTDIR')) return FAILURE_WORDS.notAFolder;
  const reads = /^(?:open|read|stat|lstat|scandir|readlink)$/.test(syscall);
  return (reads ? OPEN_REASONS[code] : undefined) ?? sayUnwritable(code);
}
