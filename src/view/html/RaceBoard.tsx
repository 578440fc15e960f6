import type { RacePicture } from '../hub/strategy.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { RaceCurves } from './charts/RaceCurves.tsx';
import { RACE_CLASSES, RaceMark } from './RaceMark.tsx';
import { Said } from './RichText.tsx';
import type { Link } from '../rich-text.ts';

/**
 * A race on the strategy page: first heroes as bars, timings as curves, and builds with their opponents, and ways to
 * openings.
 */
export function RaceBoard({ picture }: { picture: RacePicture }) {
  const { race, appearances, heroes, openings, timings, builds } = picture;
  const most = Math.max(1, ...heroes.map(({ games }) => games));
  return (
    <section class={`race-board ${RACE_CLASSES[race]}`} aria-labelledby={`race-${race}`}>
      <h2 id={`race-${race}`}>
        <RaceMark race={race} />
      </h2>
      <div class="pictures">
        <div>
          <p class="quiet">First heroes in {appearances} appearances</p>
          <ul class="first-heroes">
            {heroes.map(({ id, name, href, games }) => (
              <li key={id}>
                <span>
                  <Glyph name={glyphOf(id, 'hero')} /> {href === null ? name : <a href={href}>{name}</a>}
                </span>
                <svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((1000 * games) / most) / 10} height="10" />
                </svg>
                <span class="number"> {games}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p class="quiet">Who had ordered what by when</p>
          <RaceCurves picture={picture} />
        </div>
      </div>
      {builds.length > 0 && (
        <>
          <h3>Builds to play along</h3>
          <ul class="board-builds">
            {builds.map(({ text, href, against }) => (
              <li key={href}>
                <a href={href}>{text}</a>{' '}
                <span class="against">
                  against <Said words={against} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="against">
        <b>Openings against</b> <Links links={openings} />
      </p>
      <p class="against">
        <b>Timings against</b> <Links links={timings} />
      </p>
    </section>
  );
}

const Links = ({ links }: { links: readonly Link[] }) => (
  <>
    {links.map(({ text, href }, index) => [
      index > 0 && ' · ',
      <a key={href} href={href}>
        {text}
      </a>,
    ])}
  </>
);
