/** Sentences whose claims open their evidence. */
import type { ToldGame } from '../story-schema.ts';

/** Where a claim is shown, as `storyEvidence` has it. */
export type EvidencePlace = ToldGame['storyEvidence'][number]['shows'];

/** Words of a sentence that open what shows them. */
interface Claim {
  text: string;
  shows: EvidencePlace;
  /** Game time in ms of the row there; null for all of it. */
  ms: number | null;
}

/** A sentence in pieces. */
export type Sentence = readonly (string | Claim)[];

export const claim = (text: string, shows: EvidencePlace, ms: number | null = null): Claim => ({
  text,
  shows,
  ms,
});

/** Entries of a list with commas, and a word before the last: "a, b and c". */
export const listedWith = (entries: readonly Sentence[], last = ' and '): Sentence =>
  entries.flatMap((entry, index): Sentence => {
    const joint = index === 0 ? [] : [index === entries.length - 1 ? last : ', '];
    return [...joint, ...entry];
  });

/** Sentences as text, and the evidence of their claims. */
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
