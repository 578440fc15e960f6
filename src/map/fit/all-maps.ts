/**
 * All known maps in two files, for pages that must not request a single map, because that would reveal what was
 * played. Both are JSON with one line per layout, so that only the needed lines are parsed.
 */
import type { Game } from '../../game/game.ts';
import {
  marksOf,
  packGround,
  packPlaces,
  unpackFacts,
  type LayoutMarks,
  type PackedGround,
  type PackedPlaces,
} from '../file/pack-facts.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { fileKey } from '../ground/evidence.ts';
import type { KnownMaps } from './known-maps.ts';
import { mapFromAnchors, type GameMap, type MapMatch } from './map-of-game.ts';

/** The first file contains the ground of layouts with up to this many starts, and of layouts with archived games. */
const FEW_STARTS = 4;

/** How many layouts to keep parsed: the games of one evening use only a few. */
const MAX_READ = 6;

/** Facts learned from a map file: the layout, how well it fits, and the ranks and tags of some creatures. */
export type LearnedFile = readonly [
  layout: string,
  match: MapMatch,
  ranks: readonly number[],
  tags: readonly number[],
];

/** The first line of the first file. */
export interface MapIndex {
  /** Map files by their distinguishing data; see `fileKey`. */
  learned: Readonly<Record<string, LearnedFile>>;
  /** Paths of official map files, by SHA-1. */
  official: Readonly<Record<string, string>>;
  /** A layout's name on pages and its number of archived games. */
  played: Readonly<Record<string, readonly [name: string, games: number]>>;
  /** Maps without a map file, as known from orders. */
  withoutFile: KnownMaps;
}

type PlacesLine = readonly [...PackedPlaces, ground: PackedGround | null];
type GroundLine = readonly [id: string, trees: string, ground: PackedGround | null];

const isFirst = ({ played }: MapIndex, { id, starts }: PlayedFacts): boolean =>
  starts.length <= FEW_STARTS || id in played;

/**
 * The first file: the index, the places of all maps, and the ground of layouts with few starts or with archived games.
 */
export const writePlaces = (index: MapIndex, maps: readonly PlayedFacts[]): string =>
  linesOf([
    index,
    ...maps.map((facts): PlacesLine => [
      ...packPlaces(facts),
      isFirst(index, facts) ? packGround(facts) : null,
    ]),
  ]);

/** The second file: the trees of all maps, and the remaining ground. */
export const writeGround = (index: MapIndex, maps: readonly PlayedFacts[]): string =>
  linesOf(
    maps.map((facts): GroundLine => [
      facts.id,
      facts.trees,
      isFirst(index, facts) ? null : packGround(facts),
    ]),
  );

const linesOf = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** Reads both files, the second as soon as it has loaded. */
export class AllMaps {
  /** The first line of the first file. */
  readonly index: MapIndex;
  readonly #places: ReadonlyMap<string, string>;
  #ground: ReadonlyMap<string, string> | null = null;
  readonly #read = new Map<string, PlayedFacts>();

  constructor(places: string) {
    const [first, ...rows] = rowsOf(places);
    this.index = JSON.parse(first!) as MapIndex;
    this.#places = byId(rows);
  }

  /** Takes the text of the second file. */
  addGround(ground: string): void {
    this.#ground = byId(rowsOf(ground));
    this.#read.clear();
  }

  /** Whether the second file has loaded. */
  get whole(): boolean {
    return this.#ground !== null;
  }

  /** The map file of a game if already known; `later` if finding it needs the second file. */
  learned(game: Pick<Game, 'map'>): GameMap | 'later' | null {
    const learnedFile = this.index.learned[fileKey(game)];
    if (!learnedFile) return null;
    const [layout, match, ranks, tags] = learnedFile;
    const facts = this.#facts(layout);
    if (!facts) return this.whole ? null : 'later';
    return mapFromAnchors(
      facts,
      match,
      ranks.map((rank, index) => [rank, tags[index]!]),
    );
  }

  /**
   * The facts of layouts with trees, for matching a game; none before the second file has loaded. Layouts ruled out by
   * their marks are skipped before parsing. Layouts are parsed again each time, because keeping them would take a
   * hundred megabytes.
   */
  *layouts(mayBe: (marks: LayoutMarks) => boolean = () => true): Generator<PlayedFacts> {
    if (!this.#ground) return;
    for (const id of this.#places.keys()) {
      const facts = this.#unpack(id, mayBe);
      if (facts) yield facts;
    }
  }

  #facts(id: string): PlayedFacts | null {
    const facts = this.#read.get(id) ?? this.#unpack(id);
    if (!facts) return null;
    this.#read.delete(id);
    this.#read.set(id, facts);
    const [oldest] = this.#read.keys();
    if (this.#read.size > MAX_READ) this.#read.delete(oldest!);
    return facts;
  }

  #unpack(id: string, mayBe: (marks: LayoutMarks) => boolean = () => true): PlayedFacts | null {
    const row = this.#places.get(id);
    if (!row) return null;
    const line = JSON.parse(row) as PlacesLine;
    if (!mayBe(marksOf(line))) return null;
    const details = this.#ground?.get(id);
    const [, trees, large] = details ? (JSON.parse(details) as GroundLine) : [id, '', null];
    const ground = (line.at(-1) as PackedGround | null) ?? large;
    if (!ground) return null;
    return unpackFacts(line.slice(0, -1) as unknown as PackedPlaces, ground, trees);
  }
}

const rowsOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((row) => row.replace(/,$/, ''));

/** Rows by the id at their start. */
const byId = (rows: readonly string[]): Map<string, string> =>
  new Map(rows.map((row) => [row.slice(2, row.indexOf('"', 2)), row]));
