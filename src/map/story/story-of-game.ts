/** Tells a game on its map: places, fights, key moments, story, levels, items and economy. */
import { withSigns } from '../../game/derive/economy/begun.ts';
import { economyOf } from '../../game/derive/economy/economy.ts';
import { hallAt } from '../../game/derive/places/halls.ts';
import { hallPlace } from '../../game/derive/moments/hall-place.ts';
import { WINNER_BASES } from '../../game/derive/winner.ts';
import { findCandidates } from '../../game/derive/moments/candidates.ts';
import { kindOfFight } from '../../game/derive/moments/kind-of-fight.ts';
import { chooseMoments } from '../../game/derive/moments/choose.ts';
import type { Moment } from '../../game/derive/moments/moment.ts';
import { firstToLeave, winnersOf, winnersOver } from '../../game/derive/moments/leave-moments.ts';
import {
  type Landmarks,
  ownPlace,
  placeWords,
  type PlayerNames,
} from '../../game/derive/moments/place-words.ts';
import type { MomentSource } from '../../game/derive/moments/moment-source.ts';
import { firstVisits } from '../../game/derive/places/camps.ts';
import { ordersBySide } from '../../game/derive/places/fights.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { isByAlly } from '../../game/derive/places/revivers.ts';
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
import { formatClock } from '../../game/clock.ts';
import { claim, clauses, type Sentence, storyOf } from './claim.ts';
import { expansionSentence } from './expanding.ts';
import {
  campSentence,
  contactSentence,
  heroSentence,
  type StorySource,
  tierSentence,
  timeOf,
} from './opening.ts';
import { fightSentences, noFights, placeInFight } from './turning-fights.ts';
import { REVIVAL_WORDS } from './words.ts';

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

/** "Arthas orders one revival; Thrall and Uther each order 2 revivals." A revived hero must have died. */
function deathSentence(game: StorySource): Sentence | null {
  const revived = game.analysis.players.flatMap(({ handle, slot, heroes }) =>
    heroes.flatMap(({ id, revivalsMs }) =>
      revivalsMs.map((ms) => ({ handle, byAllies: isByAlly(game, Number(slot), id, ms) })),
    ),
  );
  const [own = [], allies = []] = [false, true].map((byAllies) => {
    const ofKind = revived.filter((revival) => revival.byAllies === byAllies);
    const players = [...Map.groupBy(ofKind, ({ handle }) => handle)];
    return [...Map.groupBy(players, ([, { length }]) => length)].map(([times, ofTimes]) => ({
      players: ofTimes.map(([handle]) => handle),
      times: claim(times === 1 ? 'one revival' : `${times} revivals`, 'heroes'),
    }));
  });
  const parts = [
    ...own.map(({ players, times }) => REVIVAL_WORDS.ordered(players, times)),
    ...allies.map(({ players, times }, index) =>
      REVIVAL_WORDS.byAllies(players, times, own.length === 0 && index === 0),
    ),
  ];
  return parts.length > 0 ? clauses(parts) : null;
}

function endSentence(game: StorySource): Sentence {
  const { analysis, chronicle } = game;
  const first = firstToLeave(analysis);
  if (!first) return ['The replay ends at ', claim(formatClock(analysis.clockMs), 'facts'), '.'];
  const won = winnersOver(analysis, first.team);
  const leave = timeOf(game, ['leave'], first.leftMs, 'players');
  const [last] = chronicle.fights
    .filter(({ ledger }) => ledger?.sides.some(({ left }) => left.includes(Number(first.slot))))
    .sort((a, b) => b.endMs - a.endMs);
  const isOver = last && last.endMs <= first.leftMs;
  const place = last && placeInFight(game, last, 'last', first.leftMs);
  const found = game.places.fights?.find((one) => one.startMs === last?.startMs && one.endMs === last.endMs);
  const isRazing = found && kindOfFight(game, found) === 'razing';
  const fight: Sentence = place
    ? [
        `, ${isOver ? 'after' : 'during'} ${isRazing ? 'an attack on buildings' : 'a fight'} `,
        claim(ownPlace(place, first.handle), 'fights', last.startMs),
      ]
    : [];
  // Who stays need not have won, and the sentence would contradict itself without the reason.
  if (first.result === 'won' && analysis.winner)
    return [
      `${first.handle} leaves first, at `,
      leave,
      `, but ${winnersOf(analysis)} won: ${WINNER_BASES[analysis.winner.basis]}.`,
    ];
  const other = analysis.winner ? `. ${winnersOf(analysis)} won.` : '.';
  return [
    `${first.handle} leaves first, at `,
    leave,
    ...fight,
    ...playsOn(game, first),
    won ? `, so ${won} won.` : other,
  ];
}

/** An ally who leaves at least this long after the first of the losing side, in ms, played on. */
const PLAYED_ON_MS = 60_000;

/** ". Order_66 plays on until 102:40", about the last of the losing side to leave. */
function playsOn({ analysis }: StorySource, first: { team: number; leftMs: number }): Sentence {
  if (!analysis.winner || analysis.winner.team === first.team) return [];
  const last = analysis.players
    .filter(({ team, leftMs }) => team === first.team && (leftMs ?? 0) - first.leftMs >= PLAYED_ON_MS)
    .sort((a, b) => b.leftMs! - a.leftMs!)[0];
  return last ? [`. ${last.handle} plays on until `, claim(formatClock(last.leftMs!), 'players')] : [];
}
