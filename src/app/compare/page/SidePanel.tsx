import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { olderSentence } from '../../../view/older-decoder.ts';
import { SideMark } from '../../../view/html/SideMark.tsx';
import { RaceMark } from '../../../view/html/RaceMark.tsx';
import { gameTitle, raceText } from '../../../view/game-title.ts';
import { opponentOf } from '../side.ts';
import {
  type CompareActions,
  sideOfChoice,
  otherKey,
  sideLetter,
  type Chosen,
  type SideKey,
  type CompareState,
} from './state.ts';
import { Picker } from './Picker.tsx';
import { SIDE_WORDS } from './words.ts';

interface Props {
  side: SideKey;
  state: CompareState;
  actions: CompareActions;
}

/** Id of the heading of a side's panel. */
export const headingId = (key: SideKey): string => `side-${key}`;

/** One side: its game and player with the available actions, or a search. */
export function SidePanel({ side, state, actions }: Props) {
  const chosen = state[side];
  const player = sideOfChoice(chosen)?.player;
  const other = sideOfChoice(state[otherKey(side)]);
  const opponent = chosen.status === 'empty' && other ? opponentOf(other) : null;
  return (
    <section class={`side ${side}`} aria-labelledby={headingId(side)}>
      <h2 id={headingId(side)} class={`of-side side-${side === 'a' ? 0 : 1}`} tabIndex={-1}>
        <SideMark side={side === 'a' ? 0 : 1} /> {sideLetter(side)}
        {player && (
          <>
            : <bdi>{player.handle}</bdi> <RaceMark race={player.race} random={player.random} />
          </>
        )}
      </h2>
      {chosen.status === 'loading' && <p class="quiet">Loading the game …</p>}
      {chosen.status === 'reading' && (
        <p class="quiet">
          {SIDE_WORDS.reading.before} <bdi>{chosen.file}</bdi> {SIDE_WORDS.reading.after}
        </p>
      )}
      {chosen.status === 'failed' && <Failure chosen={chosen} />}
      {chosen.status === 'ready' && <Game chosen={chosen} side={side} actions={actions} />}
      {opponent && opponent.build.length > 0 && (
        <p class="tools">
          <button type="button" onClick={() => actions.player(side, opponent.slot, otherKey(side))}>
            {SIDE_WORDS.opponent(opponent.handle)}
          </button>
        </p>
      )}
      {(chosen.status === 'empty' || chosen.status === 'failed') && (
        <Picker side={side} list={state.list} actions={actions} />
      )}
    </section>
  );
}

const Failure = ({ chosen: { failure } }: { chosen: Extract<Chosen, { status: 'failed' }> }) => (
  <p class="notice">
    {failure.sentence} <code>{failure.code}</code>
  </p>
);

interface GameProps {
  chosen: Extract<Chosen, { status: 'ready' }>;
  side: SideKey;
  actions: CompareActions;
}

function Game({ chosen: { game, ref, decoder, firstMs }, side, actions }: GameProps) {
  const older = olderSentence(decoder);
  const players = game.players.filter(({ build }) => build.length > 0);
  const title = <bdi>{gameTitle(game)}</bdi>;
  return (
    <>
      <p>
        {ref.game.kind === 'archive' ? <a href={urls.game(game.replayId)}>{title}</a> : title}
        <span class="quiet">
          {game.patch && SIDE_WORDS.patch(game.patch)}
          {ref.game.kind === 'packed' && SIDE_WORDS.fromLink}
        </span>
      </p>
      {firstMs != null && <p class="quiet">{`The link has only its first ${formatClock(firstMs)}.`}</p>}
      {older && <p class="quiet">{older}</p>}
      {ref.slot === null && <p class="notice">{SIDE_WORDS.choosePlayer}</p>}
      <fieldset class="players">
        <legend>Player</legend>
        {players.map((player) => (
          <label key={player.slot}>
            <input
              type="radio"
              name={`player-${side}`}
              checked={player.slot === ref.slot}
              onChange={() => actions.player(side, player.slot)}
            />{' '}
            <bdi>{player.handle}</bdi> <span class="quiet">{raceText(player)}</span>
          </label>
        ))}
        {players.length === 0 && <p>Nobody gave an order that this page can compare.</p>}
      </fieldset>
      <div class="tools">
        {ref.slot !== null && (
          <button type="button" onClick={() => actions.findClosest(side)}>
            {SIDE_WORDS.findClosest}
          </button>
        )}
        <button type="button" onClick={() => actions.clear(side)}>
          {SIDE_WORDS.another}
        </button>
      </div>
    </>
  );
}
