/** Step sizes of track columns. They are separate because playback needs only this part. */

/** Precision of times, in ms. */
export const TRACK_STEP_MS = 50;
/** Precision of places, in map units. */
export const TRACK_STEP_UNITS = 16;
