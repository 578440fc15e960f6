/** Start of each `notices.txt`, and the text for a package without a licence file. */
export const NOTICE_WORDS = {
  file: (name: string): string => `${name} contains code from the packages below.`,
};
