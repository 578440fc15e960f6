import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { orderedHeroes, tierOf } from '../../game/key-timings.ts';
import { TIER_DOUBTS, type TierDoubt } from '../../game/vocabulary.ts';
import { fromClass } from '../../game/map/first-minutes.ts';
import { quiet, table, type Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { BASIS_MEANINGS, between, expansionProof, furtherExpansions } from '../words.ts';
import { TIMING_WORDS } from './words/heroes.ts';
import { based } from './based.ts';

interface Row {
  name: string;
  /** `timed` words a time, or says that there is none. */
  cell: (player: AnalysedPlayer, timed: typeof based) => Piece[];
}

/** The reason why an upgrade may never have finished. "The game ended too early" reveals the game's length. */
const doubtNote = (doubt: TierDoubt): Piece => ({
  note: TIER_DOUBTS[doubt],
  length: doubt === 'unfinished',
  whole: true,
});

const ROWS: readonly Row[] = [
  {
    name: TIMING_WORDS.firstHero,
    cell: (player, timed) => {
      const [hero] = orderedHeroes(player);
      return timed(hero?.ordered, hero?.name);
    },
  },
  ...([2, 3] as const).flatMap((number): Row[] => [
    {
      name: TIMING_WORDS.tier.ordered(number),
      cell: (player, timed) => {
        const { ordered, doubt } = tierOf(player, number) ?? {};
        return [...timed(ordered), ...(doubt ? [doubtNote(doubt)] : [])];
      },
    },
    {
      name: TIMING_WORDS.tier.completed(number),
      cell: (player, timed) => timed(tierOf(player, number)?.completed),
    },
    {
      name: TIMING_WORDS.tier.firstSeen(number),
      cell: (player, timed) => timed(tierOf(player, number)?.observed),
    },
  ]),
  {
    name: TIMING_WORDS.firstExpansion,
    cell: (player, timed) => {
      const [first] = player.expansions;
      const further = furtherExpansions(player);
      const proof = first ? expansionProof(first).join(', ') : '';
      const proven = first?.standing ?? first?.started;
      return [
        ...timed(first && { ms: first.ms, basis: 'order' }, first?.name),
        ...(proof && proven ? [{ words: { note: proof }, as: fromClass(proven.to) }] : []),
        ...(further ? [{ note: further, whole: true as const }] : []),
      ];
    },
  },
];

/**
 * The key timings of all players, each with its basis. If only the orders up to a time are known, `firstMs` is this
 * time.
 */
export function timings({ players }: GameAnalysis, firstMs: number | null = null): Section {
  const timed: typeof based = (time, note) =>
    firstMs !== null && !(time && time.ms <= firstMs) ? [TIMING_WORDS.notInLink] : based(time, note);
  const people = players.filter(({ kind }) => kind === 'human');
  const meanings = Object.entries(BASIS_MEANINGS).map(([basis, meaning]): Piece => ({
    words: [{ em: basis }, `: ${meaning}`],
  }));
  return {
    id: 'timings',
    title: TIMING_WORDS.title,
    timed: true,
    parts: [
      table({
        columns: [{ name: TIMING_WORDS.moment }, ...people.map(({ handle }) => ({ name: { text: handle } }))],
        rows: ROWS.map(({ name, cell }) => [name, ...people.map((player) => cell(player, timed))]),
      }),
      quiet(
        { words: TIMING_WORDS.basis, only: 'twin' },
        ...between(meanings, '; '),
        '. ',
        { words: TIMING_WORDS.times, only: 'page' },
        { words: TIMING_WORDS.tiersInJson, only: 'twin' },
      ),
    ],
  };
}
