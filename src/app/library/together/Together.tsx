/** Many games of one player on one page: who it is, the one thing to work on, and the games. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { recordOf } from '../../../archive/count/records.ts';
import { counted } from '../../../game/counted.ts';
import { RaceMark } from '../../../view/html/RaceMark.tsx';
import { Said } from '../../../view/html/RichText.tsx';
import { openLinked } from '../advice/WorkOn.tsx';
import { exampleWords, momentOf } from '../advice/work-on.ts';
import { useArchiveDocument } from '../advice/SeenFrom.tsx';
import { gameLink } from '../game-link.ts';
import type { PlayedGame } from '../history/games.ts';
import { isAgainstPeople } from '../history/results.ts';
import type { LibraryActions } from '../store/library.ts';
import { DotPlot } from './DotPlot.tsx';
import { comparedGames, patternsOf, type Pattern } from './patterns.ts';
import { LIBRARY_WORDS } from '../words.ts';
import type { Measure } from '../measure.ts';
import { formatClock } from '../../../game/clock.ts';
import { FoodStrip } from '../../../view/html/FoodStrip.tsx';
import { Glyph } from '../../../view/svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../../../view/svg/glyphs/races.ts';
import { NOT_KNOWN } from '../../tables/columns.ts';

/** Smaller plots below the first. */
const MAX_MORE = 3;

interface Props {
  /** The player's games, earliest first. */
  mine: readonly PlayedGame[];
  /** Number of all games, with those of others. */
  of: number;
  /** The player's names; empty if nobody knows them yet. */
  me: readonly string[];
  /** All names with their number of games, most frequent first. */
  names: readonly (readonly [name: string, games: number])[];
  choose: (name: string) => void;
  open: LibraryActions['open'];
  /** What can be done with the games. */
  children?: ComponentChildren;
}

export function Together({ mine, of, me, names, choose, open, children }: Props) {
  const archive = useArchiveDocument();
  const played = useMemo(() => mine.filter(isAgainstPeople), [mine]);
  const patterns = useMemo(() => (archive ? patternsOf(played, me, archive) : null), [archive, played]);
  const { won, lost } = recordOf(played);
  const race = mostPlayed(played);
  const computers = mine.length - played.length;
  return (
    <section
      class="together"
      aria-label={me.length > 0 ? me.join(', ') : LIBRARY_WORDS.whichPlayer}
      onClick={(event) => openLinked(event, open)}
    >
      <div class="who">
        {me.length > 0 && (
          <>
            <h2>
              <bdi>{me.join(', ')}</bdi>
            </h2>
            <p>
              {race && <RaceMark race={race} />} · {played.length} of {counted(of, 'game')} · {won} won,{' '}
              {lost} lost
              {computers > 0 && ` · ${counted(computers, 'game')} against computers, in the list below`}
            </p>
          </>
        )}
        <p class="quiet">
          <label>
            {me.length > 0 ? 'Not you?' : LIBRARY_WORDS.whichPlayer}{' '}
            <select onChange={({ currentTarget: { value } }) => value && choose(value)}>
              <option value="" />
              {names.map(([name, games]) => (
                <option key={name} value={name} selected={me.length === 1 && me[0] === name}>
                  {name} ({games})
                </option>
              ))}
            </select>
          </label>
        </p>
      </div>
      {played.length > 0 && patterns && <Things patterns={patterns} games={comparedGames(played).length} />}
      {played.length > 0 && (
        <Tiles games={played.toReversed()} open={(fingerprint) => void open(fingerprint)} />
      )}
      {children}
    </section>
  );
}

/** The race of most games; null if none is known. */
const mostPlayed = (games: readonly PlayedGame[]) =>
  [...Map.groupBy(games, ({ race }) => race)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;

function Things({ patterns: [first, ...more], games }: { patterns: readonly Pattern[]; games: number }) {
  if (!first)
    return (
      <p>
        {games < PERCENTILES_FROM
          ? `${counted(games, '1v1 game')} of yours so far. From ${PERCENTILES_FROM} games with one race on, this page ` +
            'says what you do later or less often than winners.'
          : `In most of these ${counted(games, 'game')}, you were as early and had as much as winners of your matchups.`}
      </p>
    );
  return (
    <>
      <div class="one-thing">
        <div>
          <p class="eyebrow">The one thing</p>
          <h3>{headline(first)}</h3>
          <p class="quiet">
            {support(first)} <SeeIt pattern={first} />
            <Said words={exampleWords(first.measure, first.example)} />
          </p>
        </div>
        <figure>
          <DotPlot pattern={first} />
          <figcaption class="quiet">
            ● won, ○ lost · band: middle half of winners in the archive · stroke: their median
          </figcaption>
        </figure>
      </div>
      {more.length > 0 && (
        <ul class="more-things">
          {more.slice(0, MAX_MORE).map((pattern) => (
            <li key={pattern.measure.id}>
              <b>{pattern.measure.name}</b> <span class="quiet">{support(pattern)}</span>
              <DotPlot pattern={pattern} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Leads to the worst of the visitor's games, at its moment. */
function SeeIt({ pattern: { measure, rows } }: { pattern: Pattern }) {
  const sign = measure.worse === 'more' ? 1 : -1;
  const worst = rows
    .flatMap(({ games }) => games)
    .filter(({ value, beyond }) => beyond && value !== null)
    .toSorted((a, b) => sign * (b.value! - a.value!))[0];
  if (!worst) return null;
  const { game, value } = worst;
  return (
    <>
      <a href={gameLink(game.fingerprint, momentOf(measure, value!))}>
        See it against <bdi>{game.opponents.join(' & ')}</bdi> on {game.map}
      </a>
      .
    </>
  );
}

/** Tiles at first, and per request: two rows on a wide screen. */
const AT_ONCE = 12;

interface TilesProps {
  /** Latest first. */
  games: readonly PlayedGame[];
  open: (fingerprint: string) => void;
}

function Tiles({ games, open }: TilesProps) {
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <ul class="my-tiles" aria-label="Your games">
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
    {strip === '' ? <span class="strip" /> : <FoodStrip strip={strip} />}
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

const lower = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

/** How a worse value differs: a later time, or a number on the wrong side. */
const difference = ({ unit, worse }: Measure): string =>
  unit === 'clock' ? 'later' : worse === 'less' ? 'lower' : 'higher';

/** "Your first creep camp comes later than most winners’." */
const headline = ({ measure }: Pattern): string =>
  measure.unit === 'clock'
    ? `Your ${lower(measure.name)} comes later than most winners’.`
    : `${measure.name}: ${difference(measure)} than most winners’.`;

/** "In 9 of 11 games later than the middle half of winners; not at all in 2 of them." */
const support = ({ measure, beyond, of, missed }: Pattern): string =>
  `In ${beyond} of ${counted(of, 'game')} ${difference(measure)} than the middle half of winners` +
  `${missed > 0 ? `; not at all in ${missed} of them` : ''}.`;
