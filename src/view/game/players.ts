import type { RootContent } from 'mdast';
import type { AnalysedPlayer, GameAnalysis } from '../../replay/analysis.ts';
import { clockOrNone } from '../print/markdown/times.ts';
import { heading, NONE, paragraph, table, type Inline } from '../print/markdown/nodes.ts';
import { raceText } from '../words.ts';

const RESULT_WORDS = { won: 'Won', lost: 'Lost' } as const;

/** Column heads with what each says of a player. */
const COLUMNS: readonly (readonly [name: string, cell: (player: AnalysedPlayer) => Inline])[] = [
  ['Slot', ({ slot }) => slot],
  ['Player', ({ handle }) => handle],
  ['Name as recorded', ({ name }) => name || NONE],
  ['Team', ({ team }) => String(team + 1)],
  ['Race', raceText],
  ['Result (inferred)', ({ result }) => (result ? RESULT_WORDS[result] : 'Not known')],
  ['Heroes', ({ heroes }) => heroes.map((hero) => hero.name).join(', ') || NONE],
  ['Left', ({ leftMs }) => clockOrNone(leftMs)],
  ['APM', ({ kind, apm }) => (kind === 'human' ? String(apm.average) : NONE)],
];

/** Who played: race, result, heroes, when they left, actions per minute. */
export const players = (game: GameAnalysis): RootContent[] => [
  heading(2, 'Players'),
  table(
    COLUMNS.map(([name]) => name),
    game.players.map((player) => COLUMNS.map(([, cell]) => cell(player))),
  ),
  paragraph(
    'Slot is the key of the player in the JSON documents. ' +
      'APM is the mean number of all actions per minute until the player left.',
  ),
];
