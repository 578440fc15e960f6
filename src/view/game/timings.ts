/** The key timings of a game’s players. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { heroesInOrder, tierOf } from '../../game/key-timings.ts';
import { TIER_DOUBTS, type TierDoubt, type TimeBasis } from '../../game/vocabulary.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import { quiet, table, type Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { expansionProof, furtherExpansions } from '../step-text.ts';
import { between } from '../phrases.ts';
import { TIMING_WORDS } from './heroes.ts';
import { basedPieces } from './based.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';

/** The meaning of a time's basis, for legends. */
const BASIS_MEANINGS: Readonly<Record<TimeBasis, string>> = {
  order: 'the command is in the replay',
  derived: `the order plus the ${HALL_UPGRADE_MS / 1000} s a town hall upgrade takes`,
  observed: 'first seen when it was selected, so it had happened by then',
};

interface Row {
  name: string;
  /** `timed` words a time, or says that there is none. */
  cell: (player: AnalysedPlayer, withNote: typeof basedPieces) => Piece[];
}

/** The reason why an upgrade may never have finished. "The game ended too early" reveals the game's length. */
const doubtNote = (doubt: TierDoubt): Piece => ({
  note: TIER_DOUBTS[doubt],
  length: doubt === 'unfinished',
  whole: true,
});

const ROWS: readonly Row[] = [
  {
    name: 'First hero ordered',
    cell: (player, withNote) => {
      const [hero] = heroesInOrder(player);
      return withNote(hero?.ordered, hero?.name);
    },
  },
  ...([2, 3] as const).flatMap((number): Row[] => [
    {
      name: `Tier ${number} ordered`,
      cell: (player, withNote) => {
        const { ordered, doubt } = tierOf(player, number) ?? {};
        return [...withNote(ordered), ...(doubt ? [doubtNote(doubt)] : [])];
      },
    },
    {
      name: `Tier ${number} completed`,
      cell: (player, withNote) => withNote(tierOf(player, number)?.completed),
    },
    {
      name: `Tier ${number} first seen`,
      cell: (player, withNote) => withNote(tierOf(player, number)?.observed),
    },
  ]),
  {
    name: 'First expansion ordered',
    cell: (player, withNote) => {
      const [first] = player.expansions;
      const further = furtherExpansions(player);
      const proof = first ? expansionProof(first).join(', ') : '';
      const proven = first?.standing ?? first?.started;
      return [
        ...withNote(first && { ms: first.ms, basis: 'order' }, first?.name),
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
  const withNote: typeof basedPieces = (time, note) =>
    firstMs !== null && !(time && time.ms <= firstMs) ? [TIMING_WORDS.notInLink] : basedPieces(time, note);
  const people = players.filter(({ kind }) => kind === 'human');
  const meanings = Object.entries(BASIS_MEANINGS).map(([basis, meaning]): Piece => ({
    words: [{ em: basis }, `: ${meaning}`],
  }));
  return {
    id: 'timings',
    title: 'Timings',
    timed: true,
    parts: [
      table({
        columns: [{ name: 'Moment' }, ...people.map(({ handle }) => ({ name: { text: handle } }))],
        rows: ROWS.map(({ name, cell }) => [name, ...people.map((player) => cell(player, withNote))]),
      }),
      quiet(
        { words: 'The word after a time states its basis. ', only: 'twin' },
        ...between(meanings, '; '),
        '. ',
        { words: 'Times are in minutes and seconds of game time, without pauses.', only: 'page' },
        {
          words:
            'The tier times in the summary and the index say when the tier was first seen or first needed by an order, ' +
            'not when the upgrade was completed.',
          only: 'twin',
        },
      ),
    ],
  };
}
