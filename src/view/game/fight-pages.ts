/** Pages of single fights, which only exist so that a link to a fight is shown with its picture. Without spoilers. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { onMap } from '../../archive/count/games-on-map.ts';
import { formatClock } from '../../game/clock.ts';
import { sharedFights, type SharedKind } from '../../map/story/shared-fights.ts';
import { clockInPath, urls } from '../../urls.ts';
import { fightTitle } from '../shot/shot.ts';
import { shotGame } from '../shot/shot-game.ts';
import { listed } from '../words.ts';
import { headOf } from './game-heads.ts';

/** Maximum characters shown with links. */
const MAX_LENGTH = 160;

export interface FightPage {
  kind: SharedKind;
  /** The part of its address after the game's. */
  clock: string;
  /** When the fight begins, in ms. */
  ms: number;
  /** Names the fight, as its picture does. */
  fight: string;
  title: string;
  description: string;
  /** Address of the game's page at the fight. */
  game: string;
}

/** The pages of a game's fights; empty if its map can't be drawn. */
export function fightPages(archive: Archive, game: ArchivedGame): FightPage[] {
  const { chronicle, play } = onMap(archive, game);
  if (!play || !chronicle.places) return [];
  const { names } = shotGame(game.analysis, chronicle.places.sides);
  const { title } = headOf(archive, game.replayId);
  return sharedFights(chronicle).map(({ kind, clear, fight: { startMs, ledger, place } }) => {
    const fight = fightTitle(clear, place);
    const clock = formatClock(startMs);
    const sides = (ledger?.sides ?? []).flatMap(({ food }, side) =>
      food.least > 0 ? [`${names[side] ?? ''} with at least ${food.least} food`] : [],
    );
    const description = `${listed(sides)}. Watch it on the map, second by second.`;
    return {
      kind,
      clock: clockInPath(startMs),
      ms: startMs,
      fight,
      title: `${fight}, ${clock}: ${title}`,
      description:
        sides.length > 0 && description.length <= MAX_LENGTH
          ? description
          : 'A fight on the map of the game, to be watched second by second.',
      game: `${urls.game(game.replayId)}#t=${clock}`,
    };
  });
}
