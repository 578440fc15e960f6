/** True for the file names of recordings: `.w3g`, or `.nwg` as NetEase saves them. */
export const isRecordingName = (name: string): boolean => /\.(?:w3g|nwg)$/i.test(name);

/** What a field for files offers: recordings, and the archives that they are taken out of. */
export const RECORDING_FILES = '.w3g,.nwg,.zip,.gz';
