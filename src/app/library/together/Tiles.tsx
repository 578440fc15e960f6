/** The visitor's games as tiles: the attack orders, the result, the length, the opponent and the map. */
import { useState } from 'preact/hooks';
import { formatClock } from '../../../game/clock.ts';
import { counted } from '../../../game/counted.ts';
import { FoughtStrip } from '../../../view/html/FoughtStrip.tsx';
import { Glyph } from '../../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../../view/svg/glyphs/races.ts';
import { NOT_KNOWN } from '../../tables/columns.ts';
import type { PlayedGame } from '../history/games.ts';
import { TOGETHER_WORDS as WORDS } from './words.ts';

/** Tiles at first, and per request: two rows on a wide screen. */
const AT_ONCE = 12;

interface Props {
  /** Latest first. */
  games: readonly PlayedGame[];
  open: (fingerprint: string) => void;
}

export function Tiles({ games, open }: Props) {
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <ul class="my-tiles" aria-label={WORDS.tiles}>
        {games.slice(0, most).map((game) => (
          <li key={game.fingerprint} class={game.result ?? undefined}>
            <button type="button" onClick={() => open(game.fingerprint)}>
              <Tile game={game} />
            </button>
          </li>
        ))}
      </ul>
      {games.length > most && (
        <p class="tools">
          <button type="button" onClick={() => setMost(most + AT_ONCE)}>
            Show {counted(Math.min(AT_ONCE, games.length - most), 'more game')}
          </button>
        </p>
      )}
    </>
  );
}

const Tile = ({ game: { result, decidedMs, opponents, against, map, strip } }: { game: PlayedGame }) => (
  <>
    {strip === '' ? <span class="strip" /> : <FoughtStrip strip={strip} />}
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
  </>
);
