/** Lists on the accuracy page game by game: the first entries of each, and where to find the rest. */
import { counted } from '../../game/counted.ts';
import type { ReversedPair } from '../../archive/count/tier-order.ts';
import type { TruthFacts } from '../../archive/count/truth.ts';
import { urls } from '../../urls.ts';
import type { Part } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { texts, type Table } from '../table.ts';
import { gameTitle } from '../game-title.ts';
import { ACCURACY_WORDS } from './accuracy-tables.ts';

/** Maximum entries per list. */
const MAX_LISTED = 60;
/** Maximum oddities per game. */
const NOTES = 6;

/** Says whether a list is complete, and where to find the rest if not. */
export const lengthNote = (count: number): Words =>
  count <= MAX_LISTED
    ? ACCURACY_WORDS.complete
    : [
        `The list shows the first ${MAX_LISTED} of ${count.toLocaleString('en')}; you can find all of them in `,
        { text: 'the JSON file', href: urls.audit() },
        '.',
      ];

/** Pairs of players with tier times in the wrong order in the API, at both tiers. */
export const turnedPairs = (tiers: TruthFacts['tiers']): ReversedPair[] =>
  tiers.flatMap(({ reversed }) => reversed);

/** Pairs of players with tier times in the API in the opposite order of their upgrades. */
export const turnedTiers = (pairs: readonly ReversedPair[]): Table => ({
  caption: 'Tier times in the API that reverse the order of the upgrades',
  look: 'short',
  columns: [{ name: 'Game' }, { name: 'Tier', numeric: true }, ...texts('Ordered first', 'Ordered second')],
  rows: pairs
    .slice(0, MAX_LISTED)
    .map(({ game: { replayId, analysis }, tier, players }): Words[] => [
      { text: gameTitle(analysis), href: urls.game(replayId) },
      { number: tier },
      ...players.map(({ handle, orderedMs, publishedMs }): Words => [
        { text: handle },
        ', ',
        { ms: orderedMs },
        '; in the API ',
        { ms: publishedMs },
      ]),
    ]),
});

/** Games with oddities, each with a description. */
export const oddGames = (odd: TruthFacts['odd']): Part[] =>
  odd.length === 0
    ? [{ kind: 'text', words: 'None: no game in the archive shows any of these signs.', look: 'odd' }]
    : [
        {
          kind: 'list',
          look: 'odd',
          items: odd
            .slice(0, MAX_LISTED)
            .map(({ game: { replayId, analysis }, notes }) => [
              { text: gameTitle(analysis), href: urls.game(replayId) },
              `: ${firstNotes(notes).join('; ')}`,
            ]),
        },
        ...(odd.length > MAX_LISTED ? [{ kind: 'text', words: lengthNote(odd.length) } as const] : []),
      ];

const firstNotes = (notes: readonly string[]): string[] =>
  notes.length <= NOTES
    ? [...notes]
    : [...notes.slice(0, NOTES), counted(notes.length - NOTES, 'more thing')];
