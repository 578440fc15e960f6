/** Texts on the privacy page that say whether there is an offline copy. */
export const COPY_WORDS = {
  here: 'This device has an offline copy.',
  none: 'This device has no offline copy.',
};

/** A message of the build; the version is a digest of all files. */
export const offlineCopyText = (version: string, files: number): string =>
  `offline copy ${version} of ${files} files`;
