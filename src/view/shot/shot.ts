/** What a picture of a moment says: the place and both sides, from the game's playback data. */
import type { LedgerSide } from '../../map/ledger-schema.ts';
import { levelText } from '../../map/scene/paint-heroes.ts';
import type { SceneNames } from '../../map/scene/pen.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';

/** A hero or a kind of unit as a glyph, with its level or its number. */
export interface ShotMark {
  glyph: string;
  text: string;
}

/** A side of a picture. */
export interface ShotSide {
  name: string;
  /** Glyphs of its races. */
  races: readonly string[];
  marks: readonly ShotMark[];
  /** Minimum food that it brought; null outside of fights. */
  food: number | null;
  /** Units last seen here; empty in pictures without results. */
  lastSeen: readonly ShotMark[];
}

/** A picture of a moment. */
export interface Shot {
  /** Map and patch. */
  setting: string;
  title: string;
  /** The time on its clock; null for a picture that doesn't tell it. */
  clock: string | null;
  sides: readonly ShotSide[];
}

/** What pictures of a game say, apart from its players. */
export interface ShotFacts {
  /** Glyphs of the races of each side. */
  races: readonly (readonly string[])[];
  map: string;
  patch: string | null;
  /**
   * Address of the game's page, and the seconds at which fights with pages of their own begin; absent without pages.
   */
  page?: string;
  shared?: readonly number[];
}

/** A game as its pictures name it. */
export interface ShotGame extends SceneNames {
  /** Names of the sides. */
  names: readonly string[];
  shot: ShotFacts;
}

/** Glyphs that fit into a side's row. */
const MAX_MARKS = 8;

/** Describes a moment: a fight with what its sides brought, or any other second with the heroes that have come. */
export function shotOf(
  game: ShotGame,
  { fight, scene, results }: { fight: TrackFight | undefined; scene: Scene; results: boolean },
): Pick<Shot, 'setting' | 'sides'> {
  const { shot } = game;
  const ledger = fight?.ledger;
  return {
    setting: [shot.map, shot.patch && `patch ${shot.patch}`].filter(Boolean).join(' · '),
    sides: game.names.map((name, index) => {
      const side = ledger?.sides[index];
      return {
        name,
        races: shot.races[index] ?? [],
        marks: (side ? broughtBy(side) : heroesOf(game, scene, index)).slice(0, MAX_MARKS),
        food: side?.food.least ?? null,
        lastSeen:
          side && results ? [...side.lastSeen, ...side.buildings].map(kindMark).slice(0, MAX_MARKS) : [],
      };
    }),
  };
}

const broughtBy = ({ heroes, brought }: LedgerSide): ShotMark[] => [
  ...heroes.map(({ id, atLeast, atMost }) => ({
    glyph: glyphOf(id, 'hero'),
    text: levelText([atLeast, atMost ?? atLeast]),
  })),
  ...brought.map(kindMark),
];

const kindMark = ({ id, count }: { id: string; count: number }): ShotMark => ({
  glyph: glyphOf(id, 'unit'),
  text: count === 1 ? '' : `×${count}`,
});

const heroesOf = ({ sides }: SceneNames, { heroes }: Scene, side: number): ShotMark[] =>
  heroes
    .filter(({ slot, come }) => come && sides[slot] === 'abcd'[side % 4])
    .map(({ id, level }) => ({ glyph: glyphOf(id, 'hero'), text: levelText(level) }));

/**
 * Names a fight by its place. A fight is never said to be the last one, because that would tell when the game ends.
 */
export function fightTitle(isBiggest: boolean, place: string | undefined): string {
  if (place === undefined) return 'Fight';
  return isBiggest ? `The biggest fight ${place}` : `Fight ${place}`;
}
