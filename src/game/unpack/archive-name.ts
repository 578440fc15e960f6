/** Whether a file with this name may be larger than any recording. */
export const mayBeLarge = (name: string): boolean => /\.(?:zip|tar|tar\.gz|tgz)$/i.test(name);
