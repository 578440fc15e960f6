/** Turns the parts of a map file into facts. */
import type { Point } from '../../game/derive/places/point.ts';
import { mapName } from '../../game/map-name.ts';
import { creatureLevel } from '../../game/objects/creatures.ts';
import { campsOf } from './camps.ts';
import type { Creature, MapFacts } from './facts.ts';
import { groundOf } from './ground.ts';
import { layoutId } from './layout-id.ts';
import type { PlacedObject } from './objects.ts';
import type { MapFile } from './read.ts';
import { SQUARE, type Terrain } from './terrain.ts';
import { packTrees } from './trees.ts';

/** Player numbers of neutral owners: the first since patch 1.29, the second before that patch. */
const HOSTILE = new Set([24, 12]);
const PASSIVE = new Set([27, 15]);
const START = 'sloc';
const MINE = 'ngol';
/** Number of players; further ones are neutral. */
const PLAYERS = 24;
/** Acquisition ranges that are World Editor settings. */
const CAMP_RANGE = -2;
/** World Editor id for an item from one of the map's tables, or for any item. */
const ANY_ITEM = 'iDNR';

const CRITTERS = new Set(
  (
    'nalb necr ncrb nder ndog ndwm nech nfro nfbr nhmc now2 now3 nowl npig npng npnw nrac nrat nsea nsha nshe nshf ' +
    'nshw nskk nsno nvil nvk2 nvl2 nvlk nvlw nvul'
  ).split(' '),
);

/** The map file that facts are made from. */
type MapVersion = MapFacts['versions'][number];

/** Makes the facts of a map. Text and numbers from the file are clamped to fit the schema. */
export function makeFacts(map: MapFile, version: MapVersion): MapFacts {
  const { info, terrain, objects, regions } = map;
  const identified = objects.filter(({ id }) => /^[0-9A-Za-z]{4}$/.test(id));
  const passive = identified.filter(({ player, id }) => PASSIVE.has(player) && id !== MINE);
  const [waygates, others] = partition(passive, ({ waygate }) => waygate >= 0);
  const [critters, buildings] = partition(others, ({ id }) => CRITTERS.has(id));
  const playable = playableOf(terrain, info.margins);
  const facts: Omit<MapFacts, 'id' | 'ground'> = {
    form: 1,
    name: mapName(info.title ?? version.file) || 'Unnamed map',
    title: info.title,
    author: info.author,
    tileset: /^[A-Z]$/.test(terrain.tileset) ? terrain.tileset : 'L',
    versions: [version],
    playable,
    camera: info.camera.map(unit) as MapFacts['camera'],
    starts: identified
      .filter(({ id, player }) => id === START && player >= 0 && player < PLAYERS)
      .map((start) => ({ player: start.player, ...placeOf(start) }))
      .sort((a, b) => a.player - b.player),
    mines: identified
      .filter(({ id }) => id === MINE)
      .map((mine) => ({ number: numberOf(mine), ...placeOf(mine), gold: Math.max(0, mine.gold) }))
      .sort(byNumber),
    camps: campsOf(identified.filter(({ player }) => HOSTILE.has(player)).map(creatureOf)),
    buildings: buildings.map(objectOf).sort(byNumber),
    waygates: waygates
      .map((gate) => ({ ...objectOf(gate), to: pointOf(regions.get(gate.waygate)) }))
      .sort(byNumber),
    critters: critters.map(objectOf).sort(byNumber),
    trees: packTrees(map.trees),
  };
  const { form, ...content } = facts;
  return { form, id: layoutId(facts), ...content, ground: groundOf(map, playable) };
}

/** Left, bottom, right and top of the area that units can enter; the whole map if the margins leave nothing. */
function playableOf(
  { x, y, columns, rows }: Terrain,
  margins: MapFile['info']['margins'],
): MapFacts['playable'] {
  const [west, east, south, north] = margins;
  const [across, up] = [columns - 1, rows - 1];
  const isInside = margins.every((margin) => margin >= 0) && west + east < across && south + north < up;
  const edges = isInside ? [west, south, across - east, up - north] : [0, 0, across, up];
  return edges.map((squares, index) =>
    unit((index % 2 === 0 ? x : y) + squares * SQUARE),
  ) as MapFacts['playable'];
}

function creatureOf(object: PlacedObject): Creature {
  const { acquires } = object;
  const drops = object.drops.filter((set) => set.length > 0).map(dropsOf);
  const creature = objectOf(object);
  return {
    ...creature,
    level: creatureLevel(creature.id),
    ...(acquires !== CAMP_RANGE && {
      acquires: acquires >= 1 ? Math.round(Math.min(acquires, 1e6)) : ('normal' as const),
    }),
    ...(drops.length > 0 && { drops }),
  };
}

/** An item set with its chances. Items from the map's tables are combined. */
function dropsOf(drops: PlacedObject['drops'][number]): Record<string, number> {
  const chances: Record<string, number> = {};
  for (const [item, chance] of drops) {
    const id = /^[0-9A-Za-z/]{4}$/.test(item) ? item : ANY_ITEM;
    chances[id] = Math.max(0, Math.min(100, (chances[id] ?? 0) + chance));
  }
  return chances;
}

/** Replaces a random kind that has only one option with that option. */
function objectOf(object: PlacedObject) {
  const [only, ...others] = object.kinds;
  const id = only && others.length === 0 && /^[0-9A-Za-z]{4}$/.test(only[0]) ? only[0] : object.id;
  return { id, number: numberOf(object), ...placeOf(object) };
}

const numberOf = ({ number }: PlacedObject): number => Math.max(0, number);
const placeOf = ({ x, y }: { x: number; y: number }) => ({ x: unit(x), y: unit(y) });
const pointOf = (point: Point | undefined): [number, number] | null =>
  point ? [unit(point[0]), unit(point[1])] : null;

/** Rounds and clamps a coordinate to whole map units on the map. */
const unit = (value: number): number => Math.max(-32_768, Math.min(32_768, Math.round(value))) || 0;

const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number;

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
