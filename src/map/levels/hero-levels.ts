/**
 * Hero levels: spent skill points prove a level, possible kills limit it, and the map file's camps give an estimate
 * for levels 2 and 3. Later levels depend on fights, and recordings don't show who died.
 */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { CampVisit } from '../../game/derive/places/camps.ts';
import { type HeroTrack, lastUpTo, positionAt } from '../../game/derive/places/hero-state.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { isHero } from '../../game/objects/object.ts';
import { findObject, objectName } from '../../game/objects/table.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { ToldLevels } from '../story-schema.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';

/** Default delay between the last order that targets a creature and the creature's death. */
const LAST_BLOW_MS = 7000;
/** Highest level to estimate: up to here, experience comes more from camps than from fights. */
const MAX_ESTIMATED_LEVEL = 3;
/** Most experience for an enemy that is a hero: of one of level 10. */
const MAX_OF_HERO = 1000;
/** Most for a unit: of a Frost Wyrm. */
const MAX_OF_UNIT = 190;
/** For a worker. */
const OF_WORKER = 25;

/** The input for working out levels. */
interface Known {
  analysis: GameAnalysis;
  log: OrderLog;
  places: Places;
  facts: PlayedFacts;
}

/** Evidence for a hero’s levels: times in ms at which each level is reached, from level 1 or 2 on. */
export interface LevelSigns {
  slot: number;
  id: string;
  /** From level 1 on: when a skill point of this level is spent. */
  proven: readonly number[];
  /** From level 2 on: when all possible kills give enough experience. */
  earliest: readonly number[];
  /** From level 2 on: when camps probably gave enough experience. */
  likely: readonly number[];
}

/**
 * Evidence about the levels of every hero that learned a skill, before the pieces of evidence are compared.
 */
export const levelSigns = (game: Known): LevelSigns[] =>
  game.analysis.players.flatMap(({ slot, heroes }) =>
    heroes.flatMap((hero): LevelSigns[] => {
      const proven = provenTimes(hero);
      if (proven.length === 0) return [];
      const { sides, heroes: tracks } = game.places;
      const side = sides.find(({ slots }) => slots.includes(Number(slot)))?.slots ?? [];
      const bornMs = hero.ordered ? hero.ordered.ms + (findObject(hero.id)?.seconds ?? 0) * 1000 : 0;
      const track = tracks.find((candidate) => candidate.slot === Number(slot) && candidate.id === hero.id);
      return [
        {
          slot: Number(slot),
          id: hero.id,
          proven,
          earliest: levelTimes(mostGains(game, side, bornMs)),
          likely: track ? levelTimes(likelyGains(game, track, bornMs)) : [],
        },
      ];
    }),
  );

/** Levels of every hero that learned a skill: minimum, maximum and when. */
export const heroLevels = (signs: readonly LevelSigns[]): ToldLevels[] =>
  signs.map(({ slot, id, proven, earliest, likely }) => ({
    slot,
    id,
    name: objectName(id),
    atLeast: proven.length,
    atMost: Math.max(proven.length, earliest.length + 1),
    levels: proven.slice(1).map((provenMs, index) => {
      const fromMs = Math.min(provenMs, earliest[index] ?? provenMs);
      const level = index + 2;
      const estimate = level <= MAX_ESTIMATED_LEVEL ? likely[index] : undefined;
      const estimateMs = estimate === undefined ? null : Math.max(fromMs, Math.min(provenMs, estimate));
      return { level, fromMs, provenMs, estimateMs };
    }),
    beyond: earliest.slice(proven.length - 1).map((fromMs, index) => ({
      level: proven.length + index + 1,
      fromMs: Math.max(fromMs, proven.at(-1)!),
    })),
  }));

/** When skill points prove level 1, 2 and so on. Points respent after a tome prove nothing new. */
function provenTimes({
  skills,
  level,
  retrainedMs,
}: GameAnalysis['players'][number]['heroes'][number]): number[] {
  const first = retrainedMs[0] ?? Infinity;
  const firstSkills = skills.filter(({ ms }) => ms < first).map(({ ms }) => ms);
  const laterSkills = skills.filter(({ ms }) => ms >= first).map(({ ms }) => ms);
  // Only points beyond those the hero already had are new.
  return [...firstSkills, ...laterSkills.slice(firstSkills.length)].slice(0, level);
}

/** Everything a side's players could have killed, as early as possible: an upper bound, not a guess. */
function mostGains({ log, places, facts }: Known, side: readonly number[], bornMs: number): Gain[] {
  const gains: Gain[] = [];
  const countedKeys = new Set<string>();
  for (const { slot, startMs, endMs, camp } of places.approaches) {
    if (!camp || !side.includes(slot) || endMs < bornMs || countedKeys.has(`camp ${camp.number}`)) continue;
    countedKeys.add(`camp ${camp.number}`);
    for (const { level } of facts.camps[camp.number]!.creatures)
      gains.push({ ms: Math.max(startMs, bornMs), experience: experienceOf(level), creep: true });
  }
  const attacks = [...places.hostile, ...places.scouting].sort((a, b) => a.ms - b.ms);
  for (const { slot, ms, target } of attacks) {
    if (!side.includes(slot) || ms < bornMs || countedKeys.has(`unit ${target}`)) continue;
    countedKeys.add(`unit ${target}`);
    const id = log.objects[target]!.forms[0]?.[1];
    gains.push({ ms, experience: mostOf(id), creep: false });
  }
  return gains.sort((a, b) => a.ms - b.ms);
}

function mostOf(id: string | undefined): number {
  if (id === undefined) return MAX_OF_UNIT;
  if (isHero(id)) return MAX_OF_HERO;
  const object = findObject(id);
  if (object?.kind === 'building') return 0;
  return object?.worker ? OF_WORKER : MAX_OF_UNIT;
}

/** The experience that a hero probably got from its player’s camps, at the probable times of death. */
function likelyGains({ places, facts }: Known, track: HeroTrack, bornMs: number): Gain[] {
  const countedKeys = new Set<string>();
  const gains: Gain[] = [];
  for (const visit of places.camps) {
    const { camp, slot } = visit;
    if (!camp || slot !== track.slot) continue;
    for (const [index, { level }] of facts.camps[camp.number]!.creatures.entries()) {
      const key = `${camp.number} ${index}`;
      if (countedKeys.has(key)) continue;
      countedKeys.add(key);
      const ms = deathOf(visit, index);
      if (ms < bornMs) continue;
      const heroes = places.heroes.filter(
        (hero) => hero.slot === slot && sharesExperience(hero, visit.at, ms),
      );
      const sharing = heroes.includes(track) ? heroes.length : heroes.length === 0 ? 1 : 0;
      if (sharing > 0) gains.push({ ms, experience: experienceOf(level) / sharing, creep: true });
    }
  }
  return gains.sort((a, b) => a.ms - b.ms);
}

/** When a creature of a camp probably died: when orders moved on to the next, otherwise at the end of the visit. */
function deathOf({ camp, endMs }: CampVisit, creature: number): number {
  const target = camp?.creatures.find((candidate) => candidate.creature === creature);
  if (!target) return endMs + LAST_BLOW_MS;
  const next = camp?.creatures.filter(({ firstMs }) => firstMs > target.lastMs).map(({ firstMs }) => firstMs);
  return Math.min(target.lastMs + LAST_BLOW_MS, ...(next ?? []));
}

// Experience from the game's constants since The Frozen Throne; patches 1.18 to 2.0 have the same values.

/** Experience for a killed unit of level 1 to 10. */
const OF_LEVEL = [25, 40, 60, 85, 115, 150, 190, 235, 285, 340];
/** Total experience needed for levels 2 to 10. */
const NEEDED = [200, 500, 900, 1400, 2000, 2700, 3500, 4400, 5400];
/** Share of a creep's experience that a hero of level 1 to 4 gets; heroes of level 5 and above get none. */
const CREEP_SHARE = [0.8, 0.7, 0.6, 0.5];

/** Experience from a killed enemy. */
interface Gain {
  /** Game time in ms. */
  ms: number;
  experience: number;
  creep: boolean;
}

/** Experience for a killed unit by level; unknown levels count as the lowest. */
export const experienceOf = (level: number | null): number =>
  OF_LEVEL[Math.max(0, Math.min(OF_LEVEL.length, level ?? 1) - 1)]!;

/** Times in ms at which a hero reaches each level from 2 on, if it gets all of these gains, sorted by time. */
export function levelTimes(gains: readonly Gain[]): number[] {
  const times: number[] = [];
  let sum = 0;
  for (const { ms, experience, creep } of gains) {
    sum += experience * (creep ? (CREEP_SHARE[times.length] ?? 0) : 1);
    while (times.length < NEEDED.length && sum >= NEEDED[times.length]!) times.push(ms);
  }
  return times;
}

/** Heroes within this many map units of a dying creature share its experience. */
const EXPERIENCE_RANGE = 1200;

/** Whether a hero is estimated to be alive and near enough to a place for its experience, at a game time in ms. */
export function sharesExperience({ steps }: HeroTrack, point: Point, ms: number): boolean {
  const step = steps[lastUpTo(steps, ms)];
  return step !== undefined && !step.dead && distance(positionAt(step, ms), point) <= EXPERIENCE_RANGE;
}
