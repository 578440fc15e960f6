/** Oracles about camps, fights, portals and the story, asked of a game as its page tells it. */
import { formatClock } from '../../game/clock.ts';
import { analyze } from '../../game/derive/analyze.ts';
import { findItems } from '../../game/derive/items/items.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { distance } from '../../game/derive/places/point.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Game } from '../../game/game.ts';
import { factsIn } from '../../map/levels/creature-levels.ts';
import type { PlayedFacts } from '../../map/file/played-facts.ts';
import { campName } from '../../map/ground/camp-names.ts';
import { mapEntry } from '../../map/fit/entry.ts';
import { mapEvidence } from '../../map/ground/evidence.ts';
import { FIGHT_REACH, lastCommand, lastSeenIn } from '../../map/fights/fight-deaths.ts';
import { corpseOf } from '../../map/fights/hero-falls.ts';
import { placesIn } from '../../map/story/game-on-map.ts';
import { groundOfFile } from '../../map/fit/ground-of-file.ts';
import type { GameMap } from '../../map/fit/map-of-game.ts';
import { tellGame } from '../../map/story/story-of-game.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { TURN_WORDS } from '../../map/story/words.ts';
import { objectName } from '../../game/objects/table.ts';
import { answerFrom, type OracleAnswer, type PlaceOracles } from './oracle.ts';

/** A game with its places and what its page tells, on the file of its map if that is known. */
interface OnMap {
  analysis: GameAnalysis;
  log: OrderLog;
  places: Places;
  told: ToldGame;
  facts: PlayedFacts | null;
}

/** A visit needs an order this near the camp, in map units. */
const VISIT_REACH = 1500;
/** Orders this long before a unit's last mention may show where it was. */
const BEFORE_MS = 60_000;
/** So may orders this long after it. */
const AFTER_MS = 5000;
const SCROLL = 'stwp';
/** Items that bring heroes to a hall without a scroll. */
const STAVES: ReadonlySet<string> = new Set(['spre', 'ssan', 'stel']);

/** Tells a game on the file of its map, and asks about it; undefined for a game stored without orders. */
export function askOnMap(game: Game, found: GameMap | null): PlaceOracles | undefined {
  const placed = placesIn(game, found && groundOfFile(found));
  if (!placed) return undefined;
  const { log, places } = placed;
  const analysis = analyze(game, '');
  const file = found && { ...found, facts: factsIn(found.facts, analysis) };
  const entry = mapEntry([mapEvidence(game, log, places)], { withGround: false });
  const { map, pauses, expansion } = game;
  const items = () => findItems(game, log, places);
  const told = tellGame(analysis, places, entry, items, { map, pauses, expansion, file, log }).whole();
  return askPlaces({ analysis, log, places, told, facts: file?.facts ?? null });
}

/** Checks one game with the oracles about places. */
export const askPlaces = (game: OnMap): PlaceOracles => ({
  camps: askCamps(game),
  campNames: askCampNames(game),
  fallen: askFallen(game),
  contacts: askContacts(game),
  fightFood: askFightFood(game),
  biggest: askBiggest(game),
  lastSeen: askLastSeen(game),
  portals: askPortals(game),
});

function askCamps({ places, log, facts }: OnMap): OracleAnswer {
  const visits = places.approaches.flatMap(({ camp, ...visit }) => {
    const campFacts = camp && facts?.camps[camp.number];
    return campFacts ? [{ ...visit, at: campFacts }] : [];
  });
  return answerFrom(
    visits.map(({ slot, startMs, endMs, at }) => {
      const isNear = log.orders.some(
        (order) =>
          order.slot === slot &&
          order.ms >= startMs &&
          order.ms <= endMs &&
          order.at !== null &&
          distance(order.at, [at.x, at.y]) <= VISIT_REACH,
      );
      return isNear
        ? null
        : { slot, reason: `${campName(at)} visited at ${formatClock(startMs)} without an order near it` };
    }),
  );
}

function askCampNames({ facts }: OnMap): OracleAnswer {
  const alike = Map.groupBy(facts?.camps ?? [], ({ creatures }) =>
    creatures
      .map(({ id }) => id)
      .sort()
      .join(),
  );
  const names = [...alike.values()]
    .filter(({ length }) => length > 1)
    .map((camps) => [...new Set(camps.map(campName))]);
  return answerFrom(
    names.map((different) =>
      different.length === 1
        ? null
        : { slot: 0, reason: `camps with the same creatures are ${different.join(', ')}` },
    ),
  );
}

/**
 * Heroes brought to fights; a hero is dead from its last command, or the last enemy order at it, until it is revived. It
 * may fall in the next fight if it lies there.
 */
function askFallen({ analysis, log, places, told }: OnMap): OracleAnswer {
  const dead = analysis.players.flatMap(({ slot, heroes }) =>
    heroes.flatMap(({ id, revivalsMs }) => {
      const track = places.heroes.find((hero) => String(hero.slot) === slot && hero.id === id);
      return track
        ? revivalsMs.flatMap((ms, index) => {
            const lastMs = lastCommand(log, track, revivalsMs[index - 1] ?? 0, ms);
            if (lastMs === null) return [];
            const hit = places.hostile.findLast((order) => order.target === track.object && order.ms < ms);
            const corpse = corpseOf(log, track.object, ms);
            return [{ slot: Number(slot), id, lastMs: Math.max(lastMs, hit?.ms ?? 0), ms, corpse }];
          })
        : [];
    }),
  );
  return answerFrom(
    told.fights.flatMap(({ startMs, endMs, at, ledger }) =>
      (ledger?.sides ?? []).flatMap(({ heroes }) =>
        heroes.map(({ slot, id, revived }) => {
          const isDead = dead.some(
            ({ corpse, ...hero }) =>
              hero.slot === slot &&
              hero.id === id &&
              hero.lastMs < startMs &&
              hero.ms > endMs &&
              !(revived && corpse && distance(corpse, at) <= FIGHT_REACH),
          );
          return isDead
            ? { slot, reason: `${objectName(id)} brought to the fight at ${formatClock(startMs)} while dead` }
            : null;
        }),
      ),
    ),
  );
}

function askContacts({ places, told }: OnMap): OracleAnswer {
  return answerFrom(
    (told.places?.contacts ?? []).map(({ slot, ms }) => {
      const first = places.hostile.find((order) => order.slot === slot);
      return first?.ms === ms
        ? null
        : { slot, reason: `first contact at ${formatClock(ms)} is not the first attack order` };
    }),
  );
}

/** Each number of food in the story is that of a side in the table of fights. */
function askFightFood({ told }: OnMap): OracleAnswer {
  const claims = told.storyEvidence.filter(({ shows, text }) => shows === 'fights' && / food$/.test(text));
  return answerFrom(
    claims.map(({ ms, text }) => {
      const row = told.fights.find(({ startMs }) => startMs === ms);
      const isThere = row?.ledger?.sides.some(({ food }) => TURN_WORDS.food(food) === text) ?? false;
      return isThere
        ? null
        : {
            slot: 0,
            reason: `${text} in the story of the fight at ${formatClock(ms ?? 0)}, another number in its table`,
          };
    }),
  );
}

function askBiggest({ told }: OnMap): OracleAnswer {
  const foodOf = ({ ledger }: ToldGame['fights'][number]) =>
    ledger?.sides.reduce((sum, { food }) => sum + food.least, 0) ?? 0;
  const maxFood = Math.max(0, ...told.fights.map(foodOf));
  const clocks = told.storyEvidence.filter(
    ({ sentence, at }) =>
      at === told.story[sentence]!.search(/\d/) &&
      [TURN_WORDS.biggest, TURN_WORDS.big, TURN_WORDS.most].some((words) =>
        told.story[sentence]!.includes(words),
      ),
  );
  return answerFrom(
    clocks.map(({ text }) => {
      const isMost = told.fights.some((row) => formatClock(row.startMs) === text && foodOf(row) === maxFood);
      return isMost
        ? null
        : { slot: 0, reason: `the biggest fight at ${text}, though another has ${maxFood} food` };
    }),
  );
}

/** Units last seen in a fight; at the time, they or their player had an order near it. */
function askLastSeen({ analysis, log, places }: OnMap): OracleAnswer {
  const seen = log.objects.flatMap(({ lastMs }, number) => {
    const fight = lastSeenIn(number, log, places, analysis.decidedMs);
    const slot = places.owners[number];
    return fight && slot ? [{ number, fight, slot, lastMs }] : [];
  });
  return answerFrom(
    seen.map(({ number, fight, slot, lastMs }) => {
      const isNear = log.orders.some(
        (order) =>
          (order.slot === slot || order.target === number || order.leader === number) &&
          order.ms >= lastMs - BEFORE_MS &&
          order.ms <= lastMs + AFTER_MS &&
          order.at !== null &&
          distance(order.at, fight.at) <= FIGHT_REACH,
      );
      return isNear
        ? null
        : {
            slot,
            reason: `a unit last seen at ${formatClock(lastMs)}, not near the fight at ${formatClock(fight.startMs)}`,
          };
    }),
  );
}

/**
 * Portals of players without a staff; each begins with one scroll. A scroll picked up or given by an ally isn't known,
 * so the reason counts what may be one.
 */
function askPortals({ analysis, places }: OnMap): OracleAnswer {
  const players = analysis.players.flatMap(({ slot, team, build }) => {
    const bought = build.filter(({ id, type, cancelled }) => type === 'item' && id === SCROLL && !cancelled);
    const used = places.portals.filter((portal) => String(portal.slot) === slot).length;
    const hasStaff = build.some(({ id }) => STAVES.has(id));
    return used > 0 && !hasStaff ? [{ slot: Number(slot), team, used, most: 1 + bought.length }] : [];
  });
  return answerFrom(
    players.map(({ slot, team, used, most }) => {
      if (used <= most) return null;
      const picked = places.items.filter((item) => item.slot === slot && item.kind === 'pick').length;
      const allies = analysis.players.filter((player) => player.team === team).length - 1;
      return {
        slot,
        reason: `${used} portals (scrolls known: ${most}, items picked up: ${picked}, allies: ${allies})`,
      };
    }),
  );
}
