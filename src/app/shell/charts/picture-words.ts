/** Names of saved charts without a heading, and a failure. They are apart from the labels, which every page loads. */
export const PICTURE_WORDS = {
  map: 'Map',
  chart: 'Chart',
  /** The browser cannot draw it. */
  tooLarge: 'The picture is too large.',
};
