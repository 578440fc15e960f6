/** Rows of game lists. */
import { Fragment, type FunctionComponent } from 'preact';
import { NextGame, Reveal } from './Reveal.tsx';
import { counted } from '../../game/counted.ts';
import { LISTED_FACTS } from '../../game/facts/listed.ts';
import { pictureOfMap, urls } from '../../urls.ts';
import { bySide } from '../../game/sides.ts';
import { shortDates } from '../dates.ts';
import type { GameRow, Linked } from '../game-row.ts';
import { firstHeroes } from '../shown-heroes.ts';
import { RaceMark } from './RaceMark.tsx';
import { SideMark } from './SideMark.tsx';
import { Time } from './Time.tsx';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { HERO_MARKS } from '../svg/glyphs/hero-marks.ts';
import type { Lead, SeriesHead } from '../series-heads.ts';
import { FoodStrip } from './FoodStrip.tsx';

/** The rows of a game list, the same in the build and in the browser. */
export function GameRows({ rows, leads }: { rows: readonly GameRow[]; leads?: readonly Lead[] }) {
  const laterGames = laterRows(rows);
  return (
    <>
      {rows.map((row, index) => (
        <Row key={row.replayId} row={row} later={laterGames.has(row)} lead={leads?.[index] ?? null} />
      ))}
    </>
  );
}

function Row({ row, later, lead }: { row: GameRow; later: boolean; lead: Lead }) {
  const { replayId, map, event, patch, played, series, fought } = row;
  const when = [shortDates(played), patch && `patch ${patch}`].filter(Boolean).join(' · ');
  const isLead = lead !== null && lead !== 'below';
  const sides = bySide(row.players);
  return (
    <tr class={`spoiler${later ? ' later' : ''}${isLead ? ' leads' : ''}`} data-series={series}>
      <th scope="row">
        {isLead && <Head head={lead} />}
        <div class={sides.length === 2 ? 'lineup two' : 'lineup'}>
          {map && (
            <img
              class="thumbnail"
              src={pictureOfMap(map.href)}
              alt=""
              width="56"
              height="56"
              loading="lazy"
            />
          )}
          <a href={urls.game(replayId)} class="pairing">
            <Against sides={sides} of={SideName} />
          </a>
          <span class="note">
            <Against sides={sides} of={SidePlays} />
          </span>
        </div>
        <Reveal />
        {series !== null && <NextGame />}
      </th>
      <td class="fought">{fought?.strip && <FoodStrip strip={fought.strip} />}</td>
      <td>
        <Known link={map} /> <ListedFacts row={row} />
      </td>
      <td class="event">
        {lead !== 'below' && (
          <>
            {event && <Known link={event} />} <span class="note">{when}</span>
          </>
        )}
      </td>
    </tr>
  );
}

/** The facts of every list, and the number of fights. */
const ListedFacts = ({ row }: { row: GameRow }) => (
  <span class="note">
    {LISTED_FACTS.map(([key, fact], place) => (
      <Fragment key={key}>
        {place > 0 && ' · '}
        <span class={fact.look}>
          {fact.unit === 'ms' ? <Time ms={row[key]} /> : `${fact.label}: ${row[key] ?? 'not known'}`}
        </span>
      </Fragment>
    ))}
    {row.fought && (
      <>
        {' · '}
        <span class="length">
          <span>{counted(row.fought.fights, 'fight')}</span>
        </span>
      </>
    )}
  </span>
);

/** The sides of a series and its score, above the first of its games, which names the event. */
const Head = ({ head: { sides, wins } }: { head: SeriesHead }) => (
  <p class="series-head">
    <bdi>{sides[0]}</bdi>{' '}
    <span class="reveals-series">
      <span>{wins && sides.length === 2 ? wins.join(' : ') : 'vs'}</span>
    </span>{' '}
    <bdi>{sides.slice(1).join(', ')}</bdi>
  </p>
);

type Players = GameRow['players'];
type Side = { players: Players; side: number };

/** All sides, each printed by a component. */
const Against = ({ sides, of: Of }: { sides: readonly Players[]; of: FunctionComponent<Side> }) => (
  <>
    {sides.map((players, side) => (
      <Fragment key={side}>
        {side > 0 && <span class="against"> vs </span>}
        <Of players={players} side={side} />
      </Fragment>
    ))}
  </>
);

/** The names of a side, and whether it won. */
const SideName = ({ players, side }: Side) => (
  <span class="side">
    <SideMark side={side} />{' '}
    {players.map(({ name }, place) => (
      <Fragment key={place}>
        {place > 0 && ' & '}
        <bdi>{name}</bdi>
      </Fragment>
    ))}
    {players.some(({ result }) => result === 'won') && (
      <>
        {' '}
        <span class="result">
          <span class="box won">won</span>
        </span>
      </>
    )}
  </span>
);

/** The races of a side with their heroes. */
const SidePlays = ({ players }: Side) => (
  <span class="side">
    {players.map(({ race, heroes }, place) => (
      <Fragment key={place}>
        {place > 0 && <span class="against">; </span>}
        <RaceMark race={race} /> <Heroes names={firstHeroes(heroes)} />
      </Fragment>
    ))}
  </span>
);

/** The first hero is not a spoiler; the times of the others hint at the length. */
const Heroes = ({ names: [first, ...later] }: { names: readonly string[] }) => (
  <span class="heroes">
    {first && <Hero name={first} />}
    {later.length > 0 && (
      <span class="later-heroes">
        {later.map((name) => (
          <Hero key={name} name={name} />
        ))}
      </span>
    )}
  </span>
);

/** Emblem and short name. */
function Hero({ name }: { name: string }) {
  const [glyph = 'hero', short = name] = HERO_MARKS[name] ?? [];
  return (
    <span class="hero" title={name}>
      <Glyph name={glyph} /> {short}{' '}
    </span>
  );
}

const Known = ({ link }: { link: Linked | null }) =>
  link ? <a href={link.href}>{link.name}</a> : <>Not known</>;

/** The rows that aren't the first of their series in a list. Spoiler-free mode reveals them one by one. */
export function laterRows(rows: readonly GameRow[]): ReadonlySet<GameRow> {
  const ids = new Set<number>();
  return new Set(rows.filter(({ series }) => series !== null && ids.size === ids.add(series).size));
}
