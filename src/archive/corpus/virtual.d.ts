/** Provided by the corpus integration. */
declare module 'virtual:code' {
  /** A digest of the code and settings of this build; undefined during development, when nothing is cached. */
  export const CODE: string | undefined;
}
