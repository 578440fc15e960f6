import { Fragment } from 'preact';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { SeriesLine } from '../series-line.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { Reveal } from './Reveal.tsx';

interface Props {
  line: SeriesLine;
  /** Address that the score links to. */
  href?: string;
}

/** The sides of a series and the score. The score comes between two sides, or after more than two. */
export function SeriesScore({ line: { sides, unknown }, href }: Props) {
  const score = sides.map(({ wins }) => wins).join(' : ');
  const last = sides.length === 2 ? 1 : sides.length;
  return (
    <>
      {sides.slice(0, last).map((side, place) => (
        <Fragment key={place}>
          {place > 0 && ' vs '}
          <Side side={side} />{' '}
        </Fragment>
      ))}
      <span class="score result">
        <Reveal what="Score" />
        <span>
          {href ? <a href={href}>{score}</a> : <span>{score}</span>}
          {unknown > 0 && <span class="note">{unknown} not known</span>}
        </span>{' '}
      </span>{' '}
      {sides.slice(last).map((side, place) => (
        <Side key={place} side={side} />
      ))}
    </>
  );
}

const Side = ({ side: { name, href, race, ahead } }: { side: SeriesLine['sides'][number] }) => (
  <span class={ahead ? 'side ahead' : 'side'}>
    <span>
      {href ? (
        <a href={href}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>{' '}
    {race && (
      <span class="race">
        <Glyph name={RACE_GLYPHS[race]} /> <span class="unseen">{RACE_NAMES[race]}</span>
      </span>
    )}
  </span>
);
