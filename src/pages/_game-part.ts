import type { ArchivedGame } from '../archive/count/archive.ts';
import { headOf, type GameHead } from '../data/discovery/game-heads.ts';
import { cardOf } from '../view/png/cards.ts';
import { urls } from '../urls.ts';
import { archive, gameOf } from './_archive.ts';

/** A page beside that of a game: what it is called in the trail, its address, and its head, made of the game's own. */
interface Beside {
  text: string;
  href: (replayId: string) => string;
  headOf: (game: GameHead) => GameHead;
}

/** What such a page says of itself, and its game. Throws for an id that there is no game of. */
export async function besideGame(replayId: string | undefined, { text, href, headOf: ownHead }: Beside) {
  const game: ArchivedGame = gameOf(replayId);
  const gameHead = headOf(archive(), game.replayId);
  const trail = [
    { text: 'Replays', href: urls.replays() },
    { text: gameHead.title, href: urls.game(game.replayId) },
    { text, href: href(game.replayId) },
  ];
  return { game, head: ownHead(gameHead), image: await cardOf(game), trail };
}
