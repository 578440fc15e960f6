/** Pages of single fights, which only exist so that a link to a fight is shown with its picture. Without spoilers. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { onMap } from '../../archive/count/games-on-map.ts';
import { formatClock } from '../../game/clock.ts';
import { sharedFights, type SharedKind } from '../../map/story/shared-fights.ts';
import { clockInPath, urls } from '../../urls.ts';
import { fightTitle } from '../shot/shot.ts';
import { shotGame } from '../shot/shot-game.ts';
import { listed } from '../phrases.ts';
import { headOf } from './game-heads.ts';

/** Maximum characters shown with links. */
const MAX_LENGTH = 160;

/** What a fight's page says and links to. */
export interface FightPage {
  kind: SharedKind;
  /** When the fight begins, as its address says it after the game's: `15-36`. */
  clockInPath: string;
  /** When the fight begins, in ms. */
  ms: number;
  /** Names the fight, as its picture does. */
  fightTitle: string;
  title: string;
  description: string;
  /** Address of the game's page at the fight. */
  gameHref: string;
}

/** The pages of a game's fights; empty if its map can't be drawn. */
export function fightPages(archive: Archive, game: ArchivedGame): FightPage[] {
  const { chronicle, play } = onMap(archive, game);
  if (!play || !chronicle.places) return [];
  const { names } = shotGame(game.analysis, chronicle.places.sides);
  const { title } = headOf(archive, game.replayId);
  return sharedFights(chronicle).map(({ kind, isClearlyBiggest, fight: { startMs, ledger, place } }) => {
    const named = fightTitle(isClearlyBiggest, place);
    const clock = formatClock(startMs);
    const sides = (ledger?.sides ?? []).flatMap(({ food }, side) =>
      food.least > 0 ? [`${names[side] ?? ''} with at least ${food.least} food`] : [],
    );
    const description = `${listed(sides)}. Watch it on the map, second by second.`;
    return {
      kind,
      clockInPath: clockInPath(startMs),
      ms: startMs,
      fightTitle: named,
      title: `${named}, ${clock}: ${title}`,
      description:
        sides.length > 0 && description.length <= MAX_LENGTH
          ? description
          : 'A fight on the map of the game, to be watched second by second.',
      gameHref: `${urls.game(game.replayId)}#t=${clock}`,
    };
  });
}
