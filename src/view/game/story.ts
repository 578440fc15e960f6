/** The game in sentences whose claims open what shows them. */
import { momentFragment } from '../../game/map/moment-pins.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { fightFragment } from './fights.ts';

type Evidence = ToldGame['storyEvidence'][number];

/** Null where nothing is told. `evidence` is the address of the page with the fights; where there is none, they are on this page. */
export function storySection(chronicle: ToldGame | undefined, evidence = ''): Section | null {
  if (!chronicle || chronicle.story.length === 0) return null;
  const items = chronicle.story.map((sentence, index) =>
    piecesOf(
      sentence,
      chronicle.storyEvidence.filter((claim) => claim.sentence === index),
      evidence,
    ),
  );
  return { id: 'story', title: null, parts: [{ kind: 'list', items, look: 'story reveals-length' }] };
}

/** A sentence cut at its claims. */
function piecesOf(sentence: string, claims: readonly Evidence[], evidence: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { at, text, shows, ms } of claims) {
    if (at > done) pieces.push({ text: sentence.slice(done, at) });
    pieces.push(...linked(text, shows === 'fights' ? evidence : '', fragmentOf(shows, ms)));
    done = at + text.length;
  }
  return done < sentence.length ? [...pieces, { text: sentence.slice(done) }] : pieces;
}

/** Words with a link. In text a place on the same page is found by its heading, and a row by its time. */
const linked = (text: string, page: string, fragment: string): Piece[] => [
  { words: { text, href: `${page}#${fragment}` }, only: 'page' },
  { words: page ? { text, href: page } : { text }, only: 'twin' },
];

function fragmentOf(shows: Evidence['shows'], ms: number | null): string {
  if (ms === null) return shows;
  return shows === 'fights' ? fightFragment(ms) : momentFragment(ms);
}
