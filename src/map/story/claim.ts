/** Sentences with claims that link to their evidence. */
import type { ToldGame } from '../story-schema.ts';

/** Where a claim is shown, as in `storyEvidence`. */
export type EvidencePlace = ToldGame['storyEvidence'][number]['shows'];

/** Words of a sentence that link to their evidence. */
interface Claim {
  text: string;
  shows: EvidencePlace;
  /** Game time in ms of the row at that place; null for the whole section. */
  ms: number | null;
}

/** A sentence in pieces. */
export type Sentence = readonly (string | Claim)[];

/** A sentence with the game time in ms of the first thing that it tells. */
export interface TimedSentence {
  ms: number;
  sentence: Sentence;
}

/** A claim with the place on the page, and the time in ms, that show it. */
export const claim = (text: string, shows: EvidencePlace, ms: number | null = null): Claim => ({
  text,
  shows,
  ms,
});

/** Joins list entries with commas, with a given word before the last entry: "a, b and c". */
export const listedWith = (entries: readonly Sentence[], last = ' and '): Sentence =>
  entries.flatMap((entry, index): Sentence => {
    const joint = index === 0 ? [] : [index === entries.length - 1 ? last : ', '];
    return [...joint, ...entry];
  });

/** Joins clauses with semicolons into a sentence. */
export const clauses = (parts: readonly Sentence[]): Sentence => [
  ...parts.flatMap((part, index): Sentence => (index === 0 ? part : ['; ', ...part])),
  '.',
];

/** Joins sentences and lists the evidence for their claims. */
export function storyOf(sentences: readonly Sentence[]): Pick<ToldGame, 'story' | 'storyEvidence'> {
  const storyEvidence: ToldGame['storyEvidence'] = [];
  const story = sentences.map((pieces, sentence) => {
    let text = '';
    for (const piece of pieces) {
      if (typeof piece !== 'string') storyEvidence.push({ sentence, at: text.length, ...piece });
      text += typeof piece === 'string' ? piece : piece.text;
    }
    return text;
  });
  return { story, storyEvidence };
}
