/** Steps of the columns of a track. Apart, because playback needs nothing else of what makes one. */

/** Of times, in ms. */
export const TRACK_STEP_MS = 50;
/** Of places, in map units. */
export const TRACK_STEP_UNITS = 16;
