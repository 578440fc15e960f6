/** Made by the integration of the preferences. */
declare module 'virtual:preferences' {
  /** Address of the script that every page loads. */
  export const SCRIPT: string;
}
