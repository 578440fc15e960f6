/** Step sizes of track columns. Separate, because playback needs only this part. */

/** For times, in ms. */
export const TRACK_STEP_MS = 50;
/** For places, in map units. */
export const TRACK_STEP_UNITS = 16;
