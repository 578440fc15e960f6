/** Made by the integration of the corpus. */
declare module 'virtual:code' {
  /** A digest of the code and settings that make this build; undefined while developing, when nothing is kept. */
  export const CODE: string | undefined;
}
