/** Provided by the preferences integration. */
declare module 'virtual:preferences' {
  /** Address of the script that every page loads. */
  export const SCRIPT: string;
}
