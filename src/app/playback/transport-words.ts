/** Texts of the controls below the map, and of their list of keys. */

export const TRANSPORT_WORDS = {
  play: 'Play',
  pause: 'Pause',
  /** Names for screen readers. */
  speed: 'Speed',
  time: 'Game time',
  keys: 'Keys',
  zoom: 'Zoom',
  bigType: 'Big type',
};

/** Descriptions of the keys, for the help text. */
export const KEY_WORDS: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'play and pause'],
  ['← →', '5 seconds back or forward'],
  ['J L', '10 seconds back or forward'],
  [', .', '1 second back or forward'],
  ['1 to 9', 'go to the pin with this number'],
  ['Z', 'zoom to the fight and back'],
  ['T', 'take the tour'],
  ['B', 'turn large type for a second screen on or off'],
  ['Esc', 'end the tour, zoom out, show the whole game'],
  ['?', 'this list'],
];
