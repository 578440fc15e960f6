/** Tells a game on its map: places, fights, key moments, story, levels, items and economy. */
import { withSigns } from '../../game/derive/economy/begun.ts';
import { economyOf } from '../../game/derive/economy/economy.ts';
import { hallAt } from '../../game/derive/places/halls.ts';
import { hallPlace } from '../../game/derive/moments/hall-place.ts';
import { findCandidates } from '../../game/derive/moments/candidates.ts';
import { chooseMoments } from '../../game/derive/moments/choose.ts';
import type { Moment } from '../../game/derive/moments/moment.ts';
import { type Landmarks, placeWords, type PlayerNames } from '../../game/derive/moments/place-words.ts';
import type { MomentSource } from '../../game/derive/moments/moment-source.ts';
import { firstVisits } from '../../game/derive/places/camps.ts';
import { ordersBySide } from '../../game/derive/places/fights.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Point } from '../../game/derive/places/point.ts';
import { droppedAt, type Items } from '../../game/derive/items/items.ts';
import type { Game } from '../../game/game.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { costsOf } from '../../game/objects/costs.ts';
import { objectName } from '../../game/objects/table.ts';
import type { MapEntry } from '../fit/entry.ts';
import { campTaken } from '../levels/camps-taken.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import { fightLedgers } from '../fights/fight-ledger.ts';
import { maybeLost } from '../fights/maybe-lost.ts';
import { heroLevels, levelSigns } from '../levels/hero-levels.ts';
import { landmarksOfFile } from '../ground/landmarks-of-file.ts';
import type { GameMap } from '../fit/map-of-game.ts';
import { playedMap } from '../fit/played-map.ts';
import { startPlaces } from '../fit/start-places.ts';
import { withDoubt } from '../levels/supply-in-doubt.ts';
import type { ToldGame } from '../story-schema.ts';
import { storyOf } from './claim.ts';
import { deathSentence, endSentence } from './ending.ts';
import { expansionSentence } from './expanding.ts';
import { campSentence, contactSentence, heroSentence, type StorySource, tierSentence } from './opening.ts';
import { fightSentences, noFights } from './turning-fights.ts';

/** The empty result for a game without map orders. */
export const UNTOLD: ToldGame = {
  places: null,
  fights: [],
  maybeLost: [],
  moments: [],
  story: [],
  storyEvidence: [],
  levels: null,
  items: null,
  economy: null,
};

/** Further input about a game: the map as recorded, and known facts about it. */
interface Recorded extends Pick<Game, 'map' | 'pauses'> {
  file?: GameMap | null;
  /** Path of its map file among the official map files. */
  official?: string | null;
  log?: OrderLog;
  /** Whether the game is The Frozen Throne. */
  expansion?: boolean;
}

/** A game's facts in two steps, so that its stage can be shown while the rest is derived. */
export interface ToldInSteps {
  /** Places, fights without ledgers, and key moments. */
  stage: ToldGame;
  /** Everything, including ledgers, story, hero levels, items and economy. */
  whole: () => ToldGame;
}

/**
 * Derives the facts that a game's map shows. Only the second step calls `itemsOf`. There is no `log` if the orders of
 * units are unknown.
 */
export function tellGame(
  analysis: GameAnalysis,
  found: Places,
  entry: MapEntry,
  itemsOf: () => Items | null,
  { map, pauses, file = null, official = null, log, expansion = true }: Recorded,
): ToldInSteps {
  const names: PlayerNames = new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));
  const facts = file?.facts ?? null;
  const landmarks = facts ? landmarksOfFile(facts, found.starts) : landmarksOf(entry);
  const places = log ? withSigns(found, analysis, log, landmarks.mines) : found;
  const source: MomentSource = { analysis, places, log, landmarks, names, pauses };
  const told: ToldPlaces = {
    ...tellPlaces(places, entry, file),
    played: playedMap(map, official),
    file: file && { id: file.facts.id, match: file.match },
  };
  const moments = chooseMoments(findCandidates(source)).map(plain);
  const stage: ToldGame = { ...UNTOLD, places: told, fights: fightsOf(source), moments };
  const whole = (): ToldGame => {
    const signs = facts && log ? levelSigns({ analysis, log, places, facts }) : null;
    const ledgers = log ? fightLedgers({ analysis, log, places, signs }) : [];
    const fights = stage.fights.map((fight, index) => ({
      ...fight,
      ...(ledgers[index] && { ledger: ledgers[index] }),
    }));
    const lost = log ? maybeLost({ analysis, log, places, costs: costsOf({ ...analysis, expansion }) }) : [];
    const economy = log
      ? economyOf({
          ...{ log, places, expansion },
          // The economy agrees with the supply beside it.
          analysis: withDoubt(analysis, { maybeLost: lost }),
          mines: landmarks.mines,
          placeOf: (hall) => hallPlace(source, hall).where,
        })
      : null;
    const items = itemsOf();
    return {
      ...stage,
      fights,
      maybeLost: lost,
      ...tellStory(
        { ...source, chronicle: { moments, fights, economy, camps: told.camps } },
        log !== undefined,
      ),
      levels: signs && heroLevels(signs),
      items: items && tellItems(source, items),
      economy,
    };
  };
  return { stage, whole };
}

type ToldPlaces = NonNullable<ToldGame['places']>;

/** Where a game happened; starts that no map file names stand where other games on the map have theirs. */
function tellPlaces(
  places: Places,
  entry: MapEntry,
  file: GameMap | null,
): Omit<ToldPlaces, 'played' | 'file'> {
  const { sides, halls, heroes, hostile } = places;
  const starts = file ? places.starts : startPlaces(entry, places.starts);
  return {
    name: entry.name,
    games: entry.games,
    sides: sides.map(({ team, slots }) => ({ team, slots: [...slots] })),
    starts: starts.map(({ slot, at, basis }) => ({ slot, at: pairOf(at), basis })),
    halls: halls.flatMap((hall) => {
      const { slot, ms, id, cancelled = false, rooted } = hall;
      const more = { cancelled, ...(rooted && { rootedMs: rooted.ms }) };
      return ms > 0 ? [{ slot, ms, id, name: objectName(id), at: pairOf(hallAt(hall)), ...more }] : [];
    }),
    contacts: sides.flatMap(({ slots }) =>
      slots.flatMap((slot) => {
        const first = hostile.find((order) => order.slot === slot);
        return first ? [{ slot, ms: first.ms }] : [];
      }),
    ),
    camps: firstVisits(places).map((visit) => {
      const { slot, startMs, endMs, at, orders } = visit;
      const camp = campTaken(visit, heroes, file?.facts ?? null);
      return { slot, startMs, endMs, at: pairOf(at), orders, camp };
    }),
  };
}

/** A point as a document has it. */
const pairOf = ([x, y]: Point): [number, number] => [x, y];

const landmarksOf = ({ mines, ground }: MapEntry): Landmarks => ({
  mines: mines.map(({ x, y }) => [x, y]),
  bounds: ground?.bounds ?? [0, 0, 1, 1],
});

const fightsOf = ({ places, landmarks, names }: MomentSource): ToldGame['fights'] =>
  places.fights.map((fight) => ({
    startMs: fight.startMs,
    endMs: fight.endMs,
    at: pairOf(fight.at),
    spread: fight.spread,
    place: placeWords(fight.at, fight.startMs, places, landmarks, names),
    orders: ordersBySide(fight, places.sides),
  }));

const plain = ({ at, orders, ...moment }: Moment): ToldGame['moments'][number] => ({
  ...moment,
  at: at && pairOf(at),
  orders: orders && [...orders],
});

/** The items of a game, with names for objects and places. */
const tellItems = (
  { places, landmarks, names }: MomentSource,
  { bought, pickups }: Items,
): NonNullable<ToldGame['items']> => ({
  bought: bought.map(({ id, hero, ...purchase }) => ({
    ...purchase,
    ...named(id),
    hero: hero === null ? null : named(hero),
  })),
  found: pickups.map(({ at, heroes, camp, ...pickup }) => ({
    ...pickup,
    creeps: camp !== null,
    heroes: heroes.map(named),
    at: pairOf(at),
    place: placeWords(droppedAt({ at, camp }, places.starts), pickup.to, places, landmarks, names),
  })),
});

const named = (id: string) => ({ id, name: objectName(id) });

/**
 * Tells a game in sentences, based on facts from the moments and tables. Openings come first. First camps, first contact,
 * expansions, tiers and decisive fights follow in the order of time, each at the first time that it tells. Lost heroes
 * and the end come last, because they are about the whole game. Unknown parts are left out. Without the orders of units,
 * nobody knows whether there was a fight.
 */
export function tellStory(game: StorySource, ordersKnown = true): Pick<ToldGame, 'story' | 'storyEvidence'> {
  const fights = fightSentences(game);
  const timed = [
    campSentence(game),
    contactSentence(game),
    expansionSentence(game),
    tierSentence(game),
    ...(fights ?? []),
  ].filter((told) => told !== null);
  const sentences = [
    heroSentence(game),
    ...timed.sort((a, b) => a.ms - b.ms).map(({ sentence }) => sentence),
    fights || !ordersKnown ? null : noFights(game),
    deathSentence(game),
    endSentence(game),
  ];
  return storyOf(sentences.filter((sentence) => sentence !== null));
}
