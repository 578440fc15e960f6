/**
 * Imports from Node for the higher level of w3gjs, which reads files and prints. We don't use that level, and the
 * bundler drops it. During development and until then, it must be possible to load it.
 */
/* @__NO_SIDE_EFFECTS__ */
function missing(): never {
  throw new Error('This part of w3gjs does not run in the browser');
}

/* @__NO_SIDE_EFFECTS__ */
export function promisify(): typeof missing {
  return missing;
}

export { missing as readFile, missing as createHash };
export const performance = { now: missing };
export default { log: missing, error: missing };
