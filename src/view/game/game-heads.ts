/**
 * Titles and descriptions of games for search engines and link previews, without spoilers: neither winner nor length.
 */
import { memoize } from '../../archive/count/memoize.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { gameTitle, inSides, raceName } from '../game-title.ts';

/** A game whose page needs a head. */
export interface HeadedGame {
  replayId: string;
  analysis: GameAnalysis;
  /** Null if unknown. */
  event: { name: string } | null;
}

export interface GameHead {
  title: string;
  description: string;
}

/** Maximum characters shown by search engines. */
const MAX_LENGTH = 160;

/**
 * Unique titles and descriptions for all games, by id. Games with the same title add their event or patch, otherwise
 * their id. They don't add their number in the series, because it could reveal a result.
 */
export function gameHeads(games: readonly HeadedGame[]): Map<string, GameHead> {
  const titles = distinguish(games, [
    ({ analysis }) => gameTitle(analysis),
    ({ analysis, event }) => (event ? `${gameTitle(analysis)}, ${event.name}` : gameTitle(analysis)),
    ({ analysis }) =>
      analysis.patch ? `${gameTitle(analysis)}, patch ${analysis.patch}` : gameTitle(analysis),
    ({ analysis, replayId }) => `${gameTitle(analysis)}, replay ${replayId}`,
  ]);
  const descriptions = distinguish(games, [
    (game) => describe(game, MAX_LENGTH),
    (game) => `${describe(game, MAX_LENGTH - game.replayId.length - 9)} Replay ${game.replayId}.`,
  ]);
  return new Map(
    games.map(({ replayId }) => [
      replayId,
      { title: titles.get(replayId)!, description: descriptions.get(replayId)! },
    ]),
  );
}

const headsOf = memoize(({ games }: { games: readonly HeadedGame[] }) => gameHeads(games));

/** Title and description of a game's page. Throws for an unknown id. */
export function headOf(archive: { games: readonly HeadedGame[] }, replayId: string): GameHead {
  const head = headsOf(archive).get(replayId);
  if (!head) throw new Error(`No game has the id ${replayId}`);
  return head;
}

/** Title and description of a game's evidence page. */
export function evidenceHead({ title }: GameHead): GameHead {
  return {
    title: `Units and buildings: ${title}`,
    description: `The orders and confirmed objects behind every count in ${title}.`,
  };
}

/** Title and description of a game's orders page. */
export function ordersHead({ title }: GameHead): GameHead {
  return {
    title: `Every order: ${title}`,
    description: `All build orders of ${title}, on a timeline and in tables, and the actions in every minute.`,
  };
}

/** For every game, the first of several texts that no other game has, otherwise the last text. */
function distinguish(
  games: readonly HeadedGame[],
  [text, ...others]: readonly ((game: HeadedGame) => string)[],
): Map<string, string> {
  const heads = new Map<string, string>();
  for (const alike of Map.groupBy(games, text!).values()) {
    const [first] = alike;
    if (alike.length === 1 || others.length === 0)
      for (const game of alike) heads.set(game.replayId, text!(game));
    else if (first) for (const [id, other] of distinguish(alike, others)) heads.set(id, other);
  }
  return heads;
}

/** Describes a game's page in one sentence, with as many details as fit. */
function describe({ analysis, event }: HeadedGame, longest: number): string {
  const sides = inSides(analysis, (player) => player.handle);
  const races = inSides(analysis, (player) => `${player.handle} (${raceName(player)})`);
  const place = analysis.map && ` on ${analysis.map}`;
  const eventText = event ? `, ${event.name}` : '';
  const patch = analysis.patch ? `, patch ${analysis.patch}` : '';
  const players = `${analysis.players.length} players`;
  const sentences = [
    `${races}${place}${eventText}${patch}`,
    `${sides}${place}${eventText}${patch}`,
    `${sides}${place}`,
    `${players}${place}`,
    players,
  ].map((game) => `Build orders, tech, heroes and research of ${game}.`);
  return sentences.find(({ length }) => length <= longest) ?? sentences.at(-1)!;
}
