/** What search engines and readers of links are told of a game: never who won, nor how long it took. */
import { once } from '../../archive/count/once.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { gameTitle, inSides, raceName } from '../words.ts';

export interface HeadedGame {
  replayId: string;
  analysis: GameAnalysis;
  /** Null when it is not known. */
  event: { name: string } | null;
}

export interface GameHead {
  title: string;
  description: string;
}

/** Search engines show no more. */
const LONGEST = 160;

/**
 * Title and description of every game by its id. No two are alike: games with the same title say their event
 * or patch, and their id when neither tells them apart. The number of a game in its series would tell a result.
 */
export function gameHeads(games: readonly HeadedGame[]): Map<string, GameHead> {
  const titles = apart(games, [
    ({ analysis }) => gameTitle(analysis),
    ({ analysis, event }) => [gameTitle(analysis), event?.name].filter(Boolean).join(', '),
    ({ analysis }) =>
      [gameTitle(analysis), analysis.patch && `patch ${analysis.patch}`].filter(Boolean).join(', '),
    ({ analysis, replayId }) => `${gameTitle(analysis)}, replay ${replayId}`,
  ]);
  const descriptions = apart(games, [
    (game) => describe(game, LONGEST),
    (game) => `${describe(game, LONGEST - game.replayId.length - 9)} Replay ${game.replayId}.`,
  ]);
  return new Map(
    games.map(({ replayId }) => [
      replayId,
      { title: titles.get(replayId)!, description: descriptions.get(replayId)! },
    ]),
  );
}

const headsOf = once(({ games }: { games: readonly HeadedGame[] }) => gameHeads(games));

/** Title and description of a game's page. Throws for an id that there is no game of. */
export function headOf(archive: { games: readonly HeadedGame[] }, replayId: string): GameHead {
  const head = headsOf(archive).get(replayId);
  if (!head) throw new Error(`No game has the id ${replayId}`);
  return head;
}

/** Title and description of the page with the evidence for units and buildings in a game. */
export function evidenceHead({ title }: GameHead): GameHead {
  return {
    title: `Units and buildings: ${title}`,
    description: `Orders, and objects that prove themselves, behind every count of ${title}.`,
  };
}

/** Title and description of the page with every order of a game. */
export function ordersHead({ title }: GameHead): GameHead {
  return {
    title: `Every order: ${title}`,
    description: `All build orders on a timeline and in tables, and actions in every minute, of ${title}.`,
  };
}

/** For every game the first of these texts that no other game has; the last one in any case. */
function apart(
  games: readonly HeadedGame[],
  [text, ...others]: readonly ((game: HeadedGame) => string)[],
): Map<string, string> {
  const heads = new Map<string, string>();
  for (const alike of Map.groupBy(games, text!).values()) {
    const [first] = alike;
    if (alike.length === 1 || others.length === 0)
      for (const game of alike) heads.set(game.replayId, text!(game));
    else if (first) for (const [id, other] of apart(alike, others)) heads.set(id, other);
  }
  return heads;
}

/** One sentence about a game's page, as exact as there is room. */
function describe({ analysis, event }: HeadedGame, longest: number): string {
  const sides = inSides(analysis, (player) => player.handle);
  const races = inSides(analysis, (player) => `${player.handle} (${raceName(player)})`);
  const place = analysis.map && ` on ${analysis.map}`;
  const at = event ? `, ${event.name}` : '';
  const patch = analysis.patch ? `, patch ${analysis.patch}` : '';
  const players = `${analysis.players.length} players`;
  const sentences = [
    `${races}${place}${at}${patch}`,
    `${sides}${place}${at}${patch}`,
    `${sides}${place}`,
    `${players}${place}`,
    players,
  ].map((game) => `Build orders, tech, heroes and research of ${game}.`);
  return sentences.find(({ length }) => length <= longest) ?? sentences.at(-1)!;
}
