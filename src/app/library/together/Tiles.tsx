/** A card for each game, with its result, opponent, map and day. */
import { useState } from 'preact/hooks';
import { counted } from '../../../game/counted.ts';
import { formatClock } from '../../../game/clock.ts';
import { FoodStrip } from '../../../view/html/FoodStrip.tsx';
import { Glyph } from '../../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../../view/svg/glyphs/races.ts';
import { NOT_KNOWN } from '../../tables/columns.ts';
import { dayText } from '../dates.ts';
import type { PlayedGame } from '../history/games.ts';
import type { Ordered } from './over-time.ts';
import { TOGETHER_WORDS as WORDS } from './words.ts';

/** Tiles at first, and per request: two rows on a wide screen. */
const AT_ONCE = 12;

interface TilesProps {
  ordered: Ordered;
  open: (fingerprint: string) => void;
}

/** The games as cards that open them, newest first if their order is known. */
export function Tiles({ ordered, open }: TilesProps) {
  const [maxTiles, setMost] = useState(AT_ONCE);
  const games = ordered.isOfPlay ? ordered.games.toReversed() : ordered.games;
  return (
    <>
      <h3 id="my-tiles">{ordered.isOfPlay ? WORDS.newest : WORDS.byNames}</h3>
      <ul class="my-tiles" aria-labelledby="my-tiles">
        {games.slice(0, maxTiles).map((game) => (
          <li key={game.fingerprint} class={game.result ?? undefined}>
            <button type="button" onClick={() => open(game.fingerprint)}>
              <Tile game={game} isDated={ordered.isOfPlay} />
            </button>
          </li>
        ))}
      </ul>
      {games.length > maxTiles && (
        <p class="tools">
          <button type="button" onClick={() => setMost(maxTiles + AT_ONCE)}>
            Show {counted(Math.min(AT_ONCE, games.length - maxTiles), 'more game')}
          </button>
        </p>
      )}
    </>
  );
}

interface TileProps {
  game: PlayedGame;
  /** Whether its date is that of the game. */
  isDated: boolean;
}

/** Only 1v1 games have a strip of their fights; others have their heroes in its place. */
const Tile = ({ game, isDated }: TileProps) => {
  const { result, decidedMs, opponents, against, map, strip, sides, heroes } = game;
  return (
    <>
      {strip === '' ? (
        <span class="no-strip">{[sides, ...heroes].join(' · ')}</span>
      ) : (
        <FoodStrip strip={strip} />
      )}
      <span>
        <b>{result ?? 'no result'}</b> {decidedMs !== null && formatClock(Number(decidedMs))}
      </span>
      <span>
        <span class="unseen">against </span>
        {against[0] && against.length === 1 && <Glyph name={RACE_GLYPHS[against[0]]} />}{' '}
        <bdi>{opponents.join(' & ') || 'computers'}</bdi>
      </span>
      <span class="quiet">
        <span class="unseen">on </span>
        <bdi>{map || NOT_KNOWN}</bdi>
      </span>
      {isDated && <span class="quiet">{dayText(game)}</span>}
    </>
  );
};
