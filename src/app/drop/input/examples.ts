/** The recordings that the drop page offers to people who have none at hand. */

/** Folder of the example recordings on the site. */
export const EXAMPLES_FOLDER = '/drop/examples/';

/** File names in that folder, and the labels of their buttons. */
export const EXAMPLES = [
  { file: 'example-1v1.w3g', label: 'Example: 1v1' },
  { file: 'example-2v2.w3g', label: 'Example: 2v2' },
] as const;

/** Fetches an example as if it had been dropped; null if it is unavailable. */
export async function fetchExample(name: string): Promise<File | null> {
  try {
    const response = await fetch(`${EXAMPLES_FOLDER}${name}`);
    // The date is fixed, so that fetching an example twice gives the same file.
    return response.ok ? new File([await response.blob()], name, { lastModified: 0 }) : null;
  } catch {
    return null;
  }
}
