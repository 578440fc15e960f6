import { Fragment } from 'preact';
import { NextGame, Reveal } from './Reveal.tsx';
import { counted } from '../../game/counted.ts';
import { LISTED_FACTS } from '../../game/facts/listed.ts';
import { pictureOfMap, urls } from '../../urls.ts';
import { bySide } from '../../game/sides.ts';
import type { GameRow, Linked } from '../game-row.ts';
import { shownHeroes } from '../shown-heroes.ts';
import { RaceMark } from './RaceMark.tsx';
import { SideMark } from './SideMark.tsx';
import { Time } from './Time.tsx';
import { HTML_WORDS } from './words.ts';
import { FoughtStrip } from './FoughtStrip.tsx';

/** The rows of a game list, the same in the build and in the browser. */
export function GameRows({ rows }: { rows: readonly GameRow[] }) {
  const later = laterRows(rows);
  return (
    <>
      {rows.map((row) => (
        <Row key={row.replayId} row={row} later={later.has(row)} />
      ))}
    </>
  );
}

function Row({ row, later }: { row: GameRow; later: boolean }) {
  const { replayId, map, event, patch, played, series, fought } = row;
  const sides = bySide(row.players);
  return (
    <tr class={later ? 'spoiler later' : 'spoiler'} data-series={series}>
      <th scope="row">
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
            {sides.map((players, side) => (
              <Fragment key={side}>
                {side > 0 && <span class="against"> vs </span>}
                <SideName players={players} side={side} />
              </Fragment>
            ))}
          </a>
          <span class="note">
            {sides.map((players, side) => (
              <Fragment key={side}>
                {side > 0 && <span class="against"> vs </span>}
                <SidePlays players={players} />
              </Fragment>
            ))}
          </span>
        </div>
        <Reveal />
        {series !== null && <NextGame />}
      </th>
      <td class="fought">{fought?.strip && <FoughtStrip strip={fought.strip} />}</td>
      <td>
        <Known link={map} />{' '}
        <span class="note">
          {LISTED_FACTS.map(([key, fact], place) => (
            <Fragment key={key}>
              {place > 0 && ' · '}
              <span class={fact.look}>
                {fact.unit === 'ms' ? (
                  <a href={urls.orders(replayId)} title={HTML_WORDS.everyOrder}>
                    <Time ms={row[key]} />
                    <span class="unseen">: {HTML_WORDS.everyOrder}</span>
                  </a>
                ) : (
                  `${fact.label}: ${row[key] ?? 'not known'}`
                )}
              </span>
            </Fragment>
          ))}
          {fought && (
            <>
              {' · '}
              <span class="length">
                <a href={urls.made(replayId)} title="What came of each fight">
                  {counted(fought.fights, 'fight')}
                </a>
              </span>
            </>
          )}
        </span>
      </td>
      <td>
        <Known link={event} />{' '}
        <span class="note">{[played, patch && `patch ${patch}`].filter(Boolean).join(' · ')}</span>
      </td>
    </tr>
  );
}

type Players = GameRow['players'];

/** The names of a side, and whether it won. */
const SideName = ({ players, side }: { players: Players; side: number }) => (
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
const SidePlays = ({ players }: { players: Players }) => (
  <span class="side">
    {players.map(({ race, heroes }, place) => (
      <Fragment key={place}>
        {place > 0 && '; '}
        <RaceMark race={race} />
        <Heroes names={shownHeroes(heroes)} />
      </Fragment>
    ))}
  </span>
);

/** The first hero is not a spoiler; the times of the others hint at the length. */
const Heroes = ({ names: [first, ...later] }: { names: readonly string[] }) => (
  <>
    {first && `: ${first}`}
    {later.length > 0 && <span class="later-heroes">, {later.join(', ')}</span>}
  </>
);

const Known = ({ link }: { link: Linked | null }) =>
  link ? <a href={link.href}>{link.name}</a> : <>Not known</>;

/** The rows that aren't the first of their series in a list. Spoiler-free mode reveals them one by one. */
export function laterRows(rows: readonly GameRow[]): ReadonlySet<GameRow> {
  const seen = new Set<number>();
  return new Set(rows.filter(({ series }) => series !== null && seen.size === seen.add(series).size));
}
