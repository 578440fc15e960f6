import type { RootContent } from 'mdast';
import type { AnalysedPlayer, AnalysedTier, GameAnalysis } from '../../replay/analysis.ts';
import { TIER_DOUBTS } from '../../replay/vocabulary.ts';
import { heading, NONE, paragraph, table } from '../print/markdown/nodes.ts';
import { BASIS_MEANINGS, furtherExpansions } from '../words.ts';
import { basedText } from '../print/markdown/times.ts';

interface Row {
  name: string;
  cell: (player: AnalysedPlayer) => string;
}

const ofTier = (number: AnalysedTier['tier'], cell: (tier: AnalysedTier) => string) => {
  return ({ tiers }: AnalysedPlayer): string => {
    const tier = tiers.find((one) => one.tier === number);
    return tier ? cell(tier) : NONE;
  };
};

const ROWS: readonly Row[] = [
  {
    name: 'First hero ordered',
    cell: ({ heroes }) => {
      const hero = heroes.find(({ ordered }) => ordered);
      return hero ? `${hero.name} ${basedText(hero.ordered)}` : NONE;
    },
  },
  ...([2, 3] as const).flatMap((number): Row[] => [
    { name: `Tier ${number} ordered`, cell: ofTier(number, orderedText) },
    { name: `Tier ${number} completed`, cell: ofTier(number, ({ completed }) => basedText(completed)) },
    { name: `Tier ${number} first seen`, cell: ofTier(number, ({ observed }) => basedText(observed)) },
  ]),
  {
    name: 'First expansion ordered',
    cell: (player) => {
      const [first] = player.expansions;
      if (!first) return NONE;
      const further = furtherExpansions(player);
      return `${first.name} ${basedText({ ms: first.ms, basis: 'order' })}${further && `, ${further}`}`;
    },
  },
];

/** The order of an upgrade, with the reason where it may never have finished. */
function orderedText({ ordered, doubt }: AnalysedTier): string {
  if (!doubt) return basedText(ordered);
  return ordered ? `${basedText(ordered)}. ${TIER_DOUBTS[doubt]}` : TIER_DOUBTS[doubt];
}

/** The key timings of all players, each with what it rests on. */
export function timings(game: GameAnalysis): RootContent[] {
  const people = game.players.filter((player) => player.kind === 'human');
  const meanings = Object.entries(BASIS_MEANINGS).map(([basis, meaning]) => `${basis}: ${meaning}`);
  return [
    heading(2, 'Timings'),
    table(
      ['Moment', ...people.map((player) => player.handle)],
      ROWS.map(({ name, cell }) => [name, ...people.map(cell)]),
    ),
    paragraph(
      `The word behind a time says what it rests on. ${meanings.join('; ')}. ` +
        'The tier times of the summary and the index are first-seen times, or else the first order that needs ' +
        'the tier; they are not times of completion.',
    ),
  ];
}
