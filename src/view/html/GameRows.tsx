import { Fragment } from 'preact';
import { NextGame, Reveal } from './Reveal.tsx';
import { LISTED_FACTS } from '../../game/facts/listed.ts';
import { pictureOfMap, urls } from '../../urls.ts';
import { bySide } from '../../game/sides.ts';
import { rowWinners, type GameRow, type Linked } from '../game-row.ts';
import { shownHeroes } from '../shown-heroes.ts';
import { RaceMark } from './RaceMark.tsx';
import { Time } from './Time.tsx';

/** The rows of a list of games, the same at build and in the browser. */
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
  const { replayId, map, event, patch, played, series } = row;
  const [sides, winner] = [bySide(row.players), rowWinners(row)];
  return (
    <tr class={later ? 'spoiler later' : 'spoiler'} data-series={series}>
      <th scope="row">
        {map && (
          <img class="thumbnail" src={pictureOfMap(map.href)} alt="" width="44" height="44" loading="lazy" />
        )}
        <a href={urls.game(replayId)} class="pairing">
          {sides.map((side, index) => (
            <Fragment key={index}>
              {index > 0 && <span class="versus"> vs </span>}
              {side.map(({ name }, place) => (
                <Fragment key={place}>
                  {place > 0 && ' & '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </Fragment>
          ))}
        </a>
        <span class="note">
          {sides.map((side, index) => (
            <Fragment key={index}>
              {index > 0 && ' vs '}
              {side.map(({ race, heroes }, place) => (
                <Fragment key={place}>
                  {place > 0 && '; '}
                  <RaceMark race={race} />
                  <Heroes names={shownHeroes(heroes)} />
                </Fragment>
              ))}
            </Fragment>
          ))}
        </span>
        {series !== null && <NextGame />}
      </th>
      <td class="winner result">
        <Reveal />
        <span>
          {winner.length === 0 && 'Not known'}
          {winner.map(({ name, href }, place) => (
            <Fragment key={place}>
              {place > 0 && ' & '}
              {href ? <a href={href}>{name}</a> : name}
            </Fragment>
          ))}
        </span>
      </td>
      <td>
        <Known link={map} />
      </td>
      <td>
        <Known link={event} />
      </td>
      <td class="played">{played ?? '–'}</td>
      {LISTED_FACTS.map(([key, fact]) => (
        <td key={key} class={fact.look}>
          {fact.unit === 'ms' ? <Time ms={row[key]} /> : (row[key] ?? '–')}
        </td>
      ))}
      <td class="number patch">{patch ?? '–'}</td>
      <td>
        {sides.length === 2 && row.players.length === 2 && <a href={urls.compared(replayId)}>Compare</a>}
      </td>
    </tr>
  );
}

/** The first of them is no secret; when others came tells about how long the game lasted. */
const Heroes = ({ names: [first, ...later] }: { names: readonly string[] }) => (
  <>
    {first && `: ${first}`}
    {later.length > 0 && <span class="later-heroes">, {later.join(', ')}</span>}
  </>
);

const Known = ({ link }: { link: Linked | null }) =>
  link ? <a href={link.href}>{link.name}</a> : <>Not known</>;

/** Rows after the first of their series in a list: spoiler-free mode brings one after the other. */
export function laterRows(rows: readonly GameRow[]): ReadonlySet<GameRow> {
  const seen = new Set<number>();
  return new Set(rows.filter(({ series }) => series !== null && seen.size === seen.add(series).size));
}
