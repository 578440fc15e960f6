/** True for the file names of recordings: `.w3g`, or `.nwg` as NetEase saves them. */
export const isRecordingName = (name: string): boolean => /\.(?:w3g|nwg)$/i.test(name);

/** True for the file names of maps: `.w3x`, or `.w3m` before The Frozen Throne. */
export const isMapName = (name: string): boolean => /\.w3[xm]$/i.test(name);

/** What a field for files offers: recordings, and the archives that they are taken out of. */
export const RECORDING_FILES = '.w3g,.nwg,.zip,.gz';
