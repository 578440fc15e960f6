/** The game in sentences with claims that open their evidence. */
import { momentFragment } from '../../map/fights/moment-pins.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { fightFragment } from './ledger.ts';

type Evidence = ToldGame['storyEvidence'][number];

/** Addresses of pages with a story's evidence; empty for the page that shows the story. */
interface ShownOn {
  /** The page with the fights. */
  evidence?: string | undefined;
  /** The page with the rest of the evidence. */
  page?: string;
}

/** The story as a section of the game’s page; null without a story. */
export function storySection(chronicle: ToldGame | undefined, evidence?: string): Section | null {
  const items = storyItems(chronicle, { evidence });
  if (items.length === 0) return null;
  return { id: 'story', title: null, parts: [{ kind: 'list', items, look: 'story reveals-length' }] };
}

/** The sentences of a story, with links from claims to evidence; empty without a story. */
export const storyItems = (chronicle: ToldGame | undefined, shownOn: ShownOn): Piece[][] =>
  (chronicle?.story ?? []).map((sentence, index) =>
    piecesOf(sentence, chronicle?.storyEvidence.filter((claim) => claim.sentence === index) ?? [], shownOn),
  );

/** Splits a sentence at its claims. */
function piecesOf(
  sentence: string,
  claims: readonly Evidence[],
  { evidence = '', page = '' }: ShownOn,
): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { at, text, shows, ms } of claims) {
    if (at > end) pieces.push({ text: sentence.slice(end, at) });
    pieces.push(...linkTo(text, shows === 'fights' ? evidence : page, fragmentOf(shows, ms)));
    end = at + text.length;
  }
  return end < sentence.length ? [...pieces, { text: sentence.slice(end) }] : pieces;
}

/** Linked words. Text versions have no fragments, so they name the section's heading or the row's time. */
const linkTo = (text: string, page: string, fragment: string): Piece[] => [
  {
    words: { text, href: `${page}#${fragment}`, ...(isClock(text) && { label: `${text} on the stage` }) },
    only: 'page',
  },
  { words: page ? { text, href: page } : { text }, only: 'twin' },
];

const isClock = (text: string): boolean => /^\d+(:\d\d)+$/.test(text);

function fragmentOf(shows: Evidence['shows'], ms: number | null): string {
  if (ms === null) return shows;
  return shows === 'fights' ? fightFragment(ms) : momentFragment(ms);
}
