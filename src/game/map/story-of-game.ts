import { economyOf } from '../derive/economy/economy.ts';
import { hallPlace } from '../derive/moments/hall-place.ts';
import { findCandidates } from '../derive/moments/candidates.ts';
import { chooseMoments } from '../derive/moments/choose.ts';
import type { Moment } from '../derive/moments/moment.ts';
import { placeWords, type Landmarks, type PlayerNames } from '../derive/moments/place-words.ts';
import { tellStory } from './story/story.ts';
import type { MomentSource } from '../derive/moments/told.ts';
import { firstVisits } from '../derive/places/camps.ts';
import type { Fight } from '../derive/places/fights.ts';
import type { Places } from '../derive/places/places.ts';
import type { Items } from '../derive/items/items.ts';
import type { Game } from '../game.ts';
import type { GameAnalysis } from '../analysis.ts';
import { objectName } from '../objects/table.ts';
import type { MapEntry } from './entry.ts';
import { campTaken } from './camps-taken.ts';
import type { OrderLog } from '../derive/places/order-log.ts';
import { fightLedgers } from './fight-ledger.ts';
import { heroLevels, levelSigns } from './hero-levels.ts';
import { landmarksOfFile } from './landmarks-of-file.ts';
import type { GameMap } from './map-of-game.ts';
import { playedMap } from './played-map.ts';
import { startPlaces } from './start-places.ts';
import { tellItems } from './story-of-items.ts';
import type { ToldGame } from './story-schema.ts';

/** The empty result for a game without map orders. */
export const UNTOLD: ToldGame = {
  places: null,
  fights: [],
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

/** Derives the facts that a game's map shows. Only the second step calls `itemsOf`. */
export function tellGame(
  analysis: GameAnalysis,
  places: Places,
  entry: MapEntry,
  itemsOf: () => Items,
  { map, pauses, file = null, official = null, log, expansion = true }: Recorded,
): ToldInSteps {
  const names: PlayerNames = new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));
  const facts = file?.facts ?? null;
  const landmarks = facts ? landmarksOfFile(facts, places.starts) : landmarksOf(entry);
  const source: MomentSource = { analysis, places, landmarks, names, pauses };
  const { sides, halls, camps, hostile } = places;
  const slots = sides.flatMap((side) => side.slots);
  const moments = chooseMoments(findCandidates(source)).map(plain);
  const campVisits = firstVisits(camps).map((visit) => {
    const { slot, startMs, endMs, orders } = visit;
    const [x, y] = visit.at;
    const at: [number, number] = [x, y];
    return { slot, startMs, endMs, at, orders, camp: campTaken(visit, places.heroes, facts) };
  });
  const stage: ToldGame = {
    ...UNTOLD,
    places: {
      name: entry.name,
      games: entry.games,
      sides: sides.map(({ team, slots }) => ({ team, slots: [...slots] })),
      starts: (facts ? places.starts : startPlaces(entry, places.starts)).map(
        ({ slot, at: [x, y], basis }) => ({
          slot,
          at: [x, y],
          basis,
        }),
      ),
      halls: halls.flatMap(({ slot, ms, id, at: [x, y], cancelled = false }) =>
        ms > 0 ? [{ slot, ms, id, name: objectName(id), at: [x, y], cancelled }] : [],
      ),
      contacts: slots.flatMap((slot) => {
        const first = hostile.find((order) => order.slot === slot);
        return first ? [{ slot, ms: first.ms }] : [];
      }),
      camps: campVisits,
      played: playedMap(map, official),
      file: file && { id: file.facts.id, match: file.match },
    },
    fights: fightsOf(source),
    moments,
  };
  const whole = (): ToldGame => {
    const signs = facts && log ? levelSigns({ analysis, log, places, facts }) : null;
    const ledgersOf = (fights: readonly Fight[]) =>
      log ? fightLedgers({ analysis, log, places: { ...places, fights }, signs }) : [];
    const ledgers = ledgersOf(places.fights);
    return {
      ...stage,
      fights: stage.fights.map((fight, index) => ({
        ...fight,
        ...(ledgers[index] && { ledger: ledgers[index] }),
      })),
      ...tellStory({ ...source, chronicle: { moments, camps: campVisits } }, ledgersOf),
      levels: signs && heroLevels(signs),
      items: tellItems(source, itemsOf()),
      economy: log
        ? economyOf({
            ...{ analysis, log, places, expansion },
            mines: landmarks.mines,
            placeOf: (hall) => hallPlace(source, hall).where,
          })
        : null,
    };
  };
  return { stage, whole };
}

const landmarksOf = ({ mines, ground }: MapEntry): Landmarks => ({
  mines: mines.map(({ x, y }) => [x, y]),
  bounds: ground?.bounds ?? [0, 0, 1, 1],
});

const fightsOf = ({ places, landmarks, names }: MomentSource): ToldGame['fights'] =>
  places.fights.map(({ startMs, endMs, at, spread, orders }) => ({
    startMs,
    endMs,
    at: [at[0], at[1]],
    spread,
    place: placeWords(at, startMs, places, landmarks, names),
    orders: places.sides.map(({ slots }) => orders.filter(({ slot }) => slots.includes(slot)).length),
  }));

const plain = ({ at, orders, ...moment }: Moment): ToldGame['moments'][number] => ({
  ...moment,
  at: at && [at[0], at[1]],
  orders: orders && [...orders],
});
