/** Whether a file name is a recording's: `.w3g`, or `.nwg` as NetEase saves them. */
export const isRecordingName = (name: string): boolean => /\.(?:w3g|nwg)$/i.test(name);

/** Whether a file name is a map's: `.w3x`, or `.w3m` before The Frozen Throne. */
export const isMapName = (name: string): boolean => /\.w3[xm]$/i.test(name);

/** File types for file inputs: recordings, and archives that may contain them. */
export const RECORDING_FILES = '.w3g,.nwg,.zip,.gz,.tar,.tgz';
