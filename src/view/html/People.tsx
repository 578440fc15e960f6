/** People as tiles, and in columns those with few games. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import type { Pearl, PersonPicture } from '../hub/people.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { HERO_MARKS } from '../svg/glyphs/hero-marks.ts';
import { RACE_GLYPHS } from '../svg/glyphs/races.ts';
import { Reveal } from './Reveal.tsx';

/** Games that make a tile. */
const TILE_FROM = 4;
/** Maximum tiles. All others stand in columns, if these are not more than `MAX_IN_COLUMNS`; the table has everybody. */
const MAX_TILES = 48;
/** Maximum people in columns. */
const MAX_IN_COLUMNS = 300;
/** Maximum pearls, the latest games: of a tile, and of the head of a person's page, where they are links. */
const [MAX_ON_TILE, MAX_ON_HEAD] = [24, 60];

/** The index of people: those with several games as tiles, all others in columns. */
export function People({ people }: { people: readonly PersonPicture[] }) {
  const tiles = people.filter(({ pearls }) => pearls.length >= TILE_FROM).slice(0, MAX_TILES);
  const others = people.filter((person) => !tiles.includes(person));
  return (
    <div class="people spoiler">
      <Reveal what="Show results" />
      <fieldset class="races">
        <legend class="unseen">Race</legend>
        <Choice id="race-all" label={`All ${people.length}`} checked />
        {RACES.map((race) => (
          <Choice key={race} id={`race-${race}`} label={RACE_NAMES[race]} glyph={RACE_GLYPHS[race]} />
        ))}
        <label class="find-person" hidden>
          <span class="unseen">Find a player</span>
          <input type="search" placeholder="Find a player" autocomplete="off" />
        </label>
      </fieldset>
      <ul class="person-tiles">
        {tiles.map((person) => (
          <li key={person.href} data-race={person.races.join(' ')}>
            <PersonTile person={person} />
          </li>
        ))}
      </ul>
      {others.length <= MAX_IN_COLUMNS && (
        <>
          <h2 id="few-games">Fewer games</h2>
          <ul class="person-rows">
            {others.map((person) => (
              <li key={person.href} data-race={person.races.join(' ')}>
                <Races races={person.races} />
                <a href={person.href}>
                  <bdi>{person.name}</bdi>
                </a>
                <Pearls pearls={person.pearls} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Choice = ({
  id,
  label,
  glyph,
  checked,
}: {
  id: string;
  label: string;
  glyph?: string;
  checked?: true;
}) => (
  <label>
    <input type="radio" name="race" id={id} checked={checked ?? false} /> {glyph && <Glyph name={glyph} />}{' '}
    {label}
  </label>
);

/** A person: the maps played last, the name, the heroes, the results and the years. */
function PersonTile({ person }: { person: PersonPicture }) {
  const { name, href, races, years } = person;
  return (
    <>
      <Maps person={person} />
      <div>
        <b>
          <Races races={races} />
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </b>
        <Heroes person={person} />
        <span class="record">
          <Pearls pearls={person.pearls.slice(-MAX_ON_TILE)} />
          {years && <span class="quiet">{years}</span>}
        </span>
      </div>
    </>
  );
}

/** The head of a person's page. */
export const PersonHead = ({ person }: { person: PersonPicture }) => (
  <div class="people person-head spoiler">
    <Maps person={person} />
    <div>
      <span>
        <Races races={person.races} named /> <span class="quiet">{person.years}</span>
      </span>
      <Heroes person={person} share />
      <Pearls pearls={person.pearls.slice(-MAX_ON_HEAD)} linked />
      <Reveal what="Show results" />
    </div>
  </div>
);

const Maps = ({ person: { maps } }: { person: PersonPicture }) => (
  <span class="stacked-maps">
    {maps.map((src) => (
      <img key={src} src={src} alt="" width="64" height="64" loading="lazy" />
    ))}
  </span>
);

const Races = ({ races, named = false }: { races: PersonPicture['races']; named?: boolean }) => (
  <>
    {races.map((race) => (
      <span key={race}>
        <Glyph name={RACE_GLYPHS[race]} />{' '}
        <span class={named ? undefined : 'unseen'}>{RACE_NAMES[race]} </span>
      </span>
    ))}
  </>
);

const Heroes = ({
  person: { heroes, pearls },
  share = false,
}: {
  person: PersonPicture;
  share?: boolean;
}) => (
  <span class="heroes quiet">
    {heroes.map(({ name, games }) => (
      <span key={name}>
        <Glyph name={HERO_MARKS[name]?.[0] ?? 'hero'} /> {name}
        {share && <span class="result"> {` ${games} of ${pearls.length}`}</span>}{' '}
      </span>
    ))}
  </span>
);

const NAMES = { won: 'won', lost: 'lost', unknown: 'result not known' };

/** A pearl a game: filled for a win, hollow for a loss, small if the result isn't known. */
const Pearls = ({ pearls, linked = false }: { pearls: readonly Pearl[]; linked?: boolean }) => (
  <span class="result pearls">
    {pearls.map(({ result, href, title }) => {
      const name = NAMES[result ?? 'unknown'];
      const pearl = (text: string) => (
        <span key={href} class={result ?? 'unknown'}>
          <span class="unseen">{text}</span>
        </span>
      );
      return linked ? (
        <a key={href} href={href} title={`${title}: ${name}`}>
          {pearl(`${title}: ${name}`)}
        </a>
      ) : (
        pearl(`${name}, `)
      );
    })}
  </span>
);
