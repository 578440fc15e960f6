/** Faults of style that a pattern finds: a small prose linter without a library of its own. */

interface Fault {
  name: string;
  finds: (sentence: string) => boolean;
  /** A sentence with this fault and no other one, to test the pattern. */
  example: string;
}

/** Most words of a sentence. Aim for 25: the rest is room for names and lists. */
export const MOST_WORDS = 30;

const wordsOf = (sentence: string): number => sentence.split(/\s+/).length;

export const FAULTS: readonly Fault[] = [
  {
    name: 'whoever, whom, anew or beside',
    finds: (sentence) => /\b(whoever|whom|anew|beside)\b/i.test(sentence),
    example: 'The build writes the documents anew.',
  },
  {
    name: 'a statement that starts with What, Who, Whoever or Of',
    // Headings and labels have no full stop.
    finds: (sentence) => /^(What|Who|Whoever|Of)\b.*[.:;!]$/.test(sentence),
    example: 'What the player cancelled is left out.',
  },
  {
    name: 'two “of” in a row',
    // Names such as Ancient of Lore are one word.
    finds: (sentence) =>
      /\b[Oo]f (?:(?:a|an|the|its|their|your|all|each|every) )?[a-z\d][\w’'-]* of\b/.test(sentence),
    example: 'The page has the lists of games of matchups.',
  },
  {
    name: '“is no” or “are no” instead of “is not”',
    finds: (sentence) => /(?<!\bthere )\b(is|are) no (?!longer\b)/i.test(sentence),
    example: 'A cancelled hall is no expansion.',
  },
  {
    name: 'things that stand, lie or hold',
    finds: (sentence) => /\b(stands?|stood|lies?|holds?|held)\b/i.test(sentence),
    example: 'The build orders stand in another file.',
  },
  {
    name: `more than ${MOST_WORDS} words`,
    finds: (sentence) => wordsOf(sentence) > MOST_WORDS,
    example: `You can read ${'one more word and '.repeat(8)}then stop.`,
  },
];

/** The faults of a sentence by name. */
export const faultsOf = (sentence: string): string[] =>
  FAULTS.filter(({ finds }) => finds(sentence)).map(({ name }) => name);
