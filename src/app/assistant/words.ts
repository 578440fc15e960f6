/** Asks for the visitor's consent on the drop page, in browsers with an assistant. */
export const CONSENT =
  'Let the assistant of this browser read the games kept here, until I untick this or leave the page. The assistant decides what it does with them.';
