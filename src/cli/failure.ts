/**
 * Prints a command’s failure as one sentence. Every command imports this before anything else, so that it
 * also covers failures in settings, which are read while modules load. Runs without installed packages.
 */
import { logLine } from '../archive/corpus/log-line.ts';
import { FAILURE_REASONS, FAILURE_WORDS } from './words.ts';

process.on('uncaughtException', (error) => {
  console.error(failureText(error));
  process.exit(2);
});

/** A failure in one sentence; includes the stack if the program itself is at fault. */
function failureText(error: NodeJS.ErrnoException): string {
  const { code, path, syscall, message } = error;
  if (path !== undefined) return logLine(`${path}: ${reasonOf(code, syscall)}`);
  // Leaves out Node's long explanation of how to pass file names that begin with a hyphen.
  if (code?.startsWith('ERR_PARSE_ARGS_')) return `${message.split('. ', 1)[0]!.replace(/\.$/, '')}.`;
  const isFault = error.constructor !== Error || message === '';
  return isFault && error.stack ? error.stack : logLine(message);
}

/** Why the file system refuses a path, as a sentence. */
function reasonOf(code = 'unknown', syscall = ''): string {
  if (syscall === 'mkdir' && (code === 'EEXIST' || code === 'ENOTDIR')) return FAILURE_WORDS.notAFolder;
  return FAILURE_REASONS[code] ?? FAILURE_WORDS.refused(code);
}
