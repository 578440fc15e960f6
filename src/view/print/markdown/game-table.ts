import type { Table } from 'mdast';
import type { GameAnalysis } from '../../../replay/analysis.ts';
import { formatClock } from '../../../replay/clock.ts';
import { link, table } from './nodes.ts';
import { playedBasis, playedText } from '../../played.ts';
import { inSides, NONE, raceName, winnerNames } from '../../words.ts';

/** A game as a list shows it. */
export interface ListedGame {
  game: GameAnalysis;
  /** Name of its event, where known. */
  event: string | null;
  /** Where its Markdown is. */
  url: string;
}

/** A list of games with what the same list of the website says. */
export const gameTable = (rows: readonly ListedGame[]): Table =>
  table(
    ['Game', 'Races', 'Winner (inferred)', 'Map', 'Event', 'Played', 'Length', 'Patch'],
    rows.map(({ game, event, url }) => [
      link(
        inSides(game, ({ handle }) => handle, ' & '),
        url,
      ),
      inSides(game, raceName, ', '),
      winnerNames(game) ?? 'Not known',
      game.map || NONE,
      event ?? 'Not known',
      `${playedText(game.played)} (${playedBasis(game.played, game.patch)})`,
      formatClock(game.decidedMs),
      game.patch ?? NONE,
    ]),
  );
