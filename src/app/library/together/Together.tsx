/** Many games of one player on one page: who it is, the one thing to work on, and the games. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { recordOf } from '../../../archive/count/records.ts';
import { counted } from '../../../game/counted.ts';
import { RaceMark } from '../../../view/html/RaceMark.tsx';
import { Said } from '../../../view/html/RichText.tsx';
import { openLinked } from '../advice/WorkOn.tsx';
import { exampleWords, momentOf } from '../advice/work-on.ts';
import { useArchiveDocument } from '../advice/SeenFrom.tsx';
import { gameLink } from '../game-link.ts';
import type { PersonGames, PlayedGame } from '../history/games.ts';
import { isAgainstPeople } from '../history/results.ts';
import type { LibraryActions } from '../store/library.ts';
import { Tiles } from './Tiles.tsx';
import { DotPlot, MAX_PLOTTED } from './DotPlot.tsx';
import { alike, HALF_FROM, inOrder, overTime, type Ordered } from './over-time.ts';
import { gamesToCompare, patternsOf, type Pattern } from './patterns.ts';
import { endings, headline, support, TOGETHER_WORDS as WORDS } from './words.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { Table } from '../../../view/html/Table.tsx';

/** Shorter games, in seconds, aren't counted: they end before anybody has played. */
const SHORTEST_SEC = 120;
/** Smaller plots below the first. */
const MAX_MORE = 3;

interface Props {
  /** The player's games, earliest first. */
  mine: readonly PlayedGame[];
  /** Number of all games, with those of others. */
  total: number;
  /** The player's names; empty if nobody knows them yet. */
  me: readonly string[];
  /** All people with their names and number of games, most frequent first. */
  people: readonly PersonGames[];
  choose: (names: readonly string[]) => void;
  open: LibraryActions['open'];
  /** What can be done with the games. */
  children?: ComponentChildren;
}

/** What one player's games say together. Without a name, it only asks for one. */
export function Together({ mine, total: of, me, people, choose, open, children }: Props) {
  const archive = useArchiveDocument();
  const contested = useMemo(() => mine.filter(isAgainstPeople), [mine]);
  const played = useMemo(() => contested.filter(({ until }) => until >= SHORTEST_SEC), [contested]);
  const patterns = useMemo(() => (archive ? patternsOf(played, me, archive) : null), [archive, played]);
  const ordered = useMemo(() => inOrder(played), [played]);
  const race = mostPlayed(played);
  const [computers, short] = [mine.length - contested.length, contested.length - played.length];
  // One name alone can be that of a stranger.
  const merged = me.length > 1 && archive?.aliases.find((names) => me.every((name) => names.includes(name)));
  return (
    <section
      class="together"
      aria-label={me.length > 0 ? me.join(', ') : WORDS.who}
      onClick={(event) => openLinked(event, open)}
    >
      <div class="who">
        {me.length > 0 && (
          <>
            <h2>
              <bdi>{merged ? merged[0] : me.join(', ')}</bdi>
            </h2>
            <p>
              {race && (
                <>
                  {played.some((game) => game.race !== race) && 'mostly '}
                  <RaceMark race={race} /> ·{' '}
                </>
              )}
              {played.length} of {counted(of, 'game')} · {endings(recordOf(played))}
              {computers > 0 && ` · ${WORDS.computers(computers)}`}
              {short > 0 && ` · ${WORDS.short(short)}`}
              {merged && (
                <>
                  {WORDS.merged} <bdi>{me.join(', ')}</bdi>
                </>
              )}
            </p>
          </>
        )}
        <p class="quiet">
          <label>
            {me.length > 0 ? WORDS.notYou : WORDS.who}{' '}
            <select onChange={({ currentTarget: { value } }) => value && choose(people[Number(value)]![0])}>
              <option value="" />
              {people.map(([names, games], index) => (
                <option key={names[0]} value={index} selected={names.join() === me.join()}>
                  {names.join(', ')} ({games})
                </option>
              ))}
            </select>
          </label>
        </p>
      </div>
      {played.length > 0 && patterns && <Things patterns={patterns} played={played} ordered={ordered} />}
      {played.length > 0 && <OverTime ordered={ordered} />}
      {played.length > 0 && <Tiles ordered={ordered} open={(fingerprint) => void open(fingerprint)} />}
      {children}
    </section>
  );
}

/** The race of most games; null if none is known. */
const mostPlayed = (games: readonly PlayedGame[]) =>
  [...Map.groupBy(games, ({ race }) => race)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;

interface ThingsProps {
  patterns: readonly Pattern[];
  played: readonly PlayedGame[];
  ordered: Ordered;
}

/** The one thing to work on with its plot, and smaller plots of others; or why there is none. */
function Things({ patterns, played, ordered }: ThingsProps) {
  const [best] = patterns;
  const compared = gamesToCompare(played);
  if (!best) {
    const race = compared[0]?.race;
    const duels = played.filter(({ sides }) => sides === '1v1').length;
    return (
      <p>
        {compared.length < PERCENTILES_FROM
          ? WORDS.few(duels, compared.length, race ? RACE_NAMES[race] : null)
          : WORDS.none(compared.length)}
      </p>
    );
  }
  // The results speak against the best one only if they speak against all of them.
  const shownPattern = best.isAgainst ? null : best;
  const furtherPatterns = shownPattern ? patterns.slice(1) : patterns;
  const plotted = best.of > MAX_PLOTTED ? WORDS.plotted(MAX_PLOTTED) : '';
  const legend = `${ordered.isOfPlay ? WORDS.inPlay : WORDS.inNames}${plotted} · ● ${WORDS.legend}`;
  return (
    <>
      {!shownPattern && (
        <div class="one-thing">
          <div>
            <h3>{WORDS.mixed(compared.length)}</h3>
            <p class="quiet">{WORDS.mixedWhy}</p>
          </div>
        </div>
      )}
      {shownPattern && <One pattern={shownPattern} ordered={ordered} legend={legend} />}
      {furtherPatterns.length > 0 && (
        <ul class="more-things">
          {furtherPatterns.slice(0, MAX_MORE).map((pattern) => (
            <li key={pattern.measure.id}>
              <b>{pattern.measure.name}</b> <span class="quiet">{support(pattern)}</span>
              <DotPlot pattern={pattern} ordered={ordered} />
            </li>
          ))}
        </ul>
      )}
      {!shownPattern && <p class="quiet">{legend}</p>}
    </>
  );
}

function One({ pattern: first, ordered, legend }: { pattern: Pattern; ordered: Ordered; legend: string }) {
  return (
    <div class="one-thing">
      <div>
        <p class="eyebrow">{WORDS.one}</p>
        <h3>{headline(first)}</h3>
        <p class="quiet">
          {support(first)} <SeeIt pattern={first} />
          <Said words={exampleWords(first.measure, first.example)} />
        </p>
      </div>
      <figure>
        <DotPlot pattern={first} ordered={ordered} />
        <figcaption class="quiet">{legend}</figcaption>
      </figure>
    </div>
  );
}

/** Whether the later games are better, or why that can’t be said. */
function OverTime({ ordered: { games, isOfPlay } }: { ordered: Ordered }) {
  const compared = useMemo(() => alike(games), [games]);
  const told = overTime(compared);
  const [{ race, sides } = {}] = compared;
  const which = counted(compared.length, `${sides} game`) + (race ? ` as ${RACE_NAMES[race]}` : '');
  if (!told) return <p class="quiet">{WORDS.tooFew(which, HALF_FROM)}</p>;
  if (!isOfPlay) return <p class="quiet">{WORDS.noOrder}</p>;
  return (
    <section aria-labelledby="earlier-and-later">
      <h3 id="earlier-and-later">
        {WORDS.overTime} <span class="quiet">{which}</span>
      </h3>
      <p>{told.words}</p>
      {told.table.rows.length > 0 && <Table table={told.table} />}
      <p class="quiet">{WORDS.better}</p>
    </section>
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
