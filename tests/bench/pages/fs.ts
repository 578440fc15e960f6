/** w3gjs imports it for reading files by name, which the page doesn't do. */
export function readFile(): never {
  throw new Error('There are no files in a page');
}
