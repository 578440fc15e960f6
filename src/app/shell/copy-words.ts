/** Asks the visitor to copy a text by hand; `what` names the text. */
export const copyByHandText = (what: string): string =>
  `The browser does not let this page use the clipboard. Copy the ${what} yourself:`;
