/** Formats a count with its noun: "1 game", "2 games", "1,000 games". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
