/**
 * Loaded into another process with `--import`: kills it during its n-th file change below a folder. `KILL_AT` is the
 * number, `KILL_BELOW` the folder.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT, KILL_BELOW = '' } = process.env;
let left = Number(KILL_AT);

/** Whether this change is the last one that the process begins. */
const isLast = (path: unknown): boolean => String(path).startsWith(KILL_BELOW) && --left === 0;
const end = () => process.kill(process.pid, 'SIGKILL');
const { writeFileSync, renameSync, rmSync } = fs;

fs.writeFileSync = (path, content, options) => {
  if (!isLast(path)) return writeFileSync(path, content, options);
  writeFileSync(path, (content as string).slice(0, 100), options);
  end();
};
fs.renameSync = (from, to) => (isLast(from) ? void end() : renameSync(from, to));
fs.rmSync = (path, options) => (isLast(path) ? void end() : rmSync(path, options));
syncBuiltinESMExports();
