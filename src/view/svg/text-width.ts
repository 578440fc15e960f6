/** Character widths relative to the font size, rounded up because the visitor's font is unknown. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[\u2e80-\uffff]/, 1.05],
  [/[mwMW@%]/, 0.95],
  [/[ijlI.,:;'’|!]/, 0.34],
  [/[ frt()[\]-]/, 0.44],
  [/[A-Z×+]/, 0.74],
];
const OTHER = 0.63;

/** Upper estimate of a string's width in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  for (const character of text) sum += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  return sum * fontSize;
}
