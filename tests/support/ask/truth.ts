/** Reads the conditions of `tests/fixtures/ask/phrases.txt` and counts games by them, straight from game documents. */
import {
  heroNames,
  matchupName,
  personIn,
  raceName,
  slug,
  type GameDocument,
  type KnownPlayer,
  type PlayerInDocument,
} from './game-documents.ts';
import { median, wilsonLow } from './numbers.ts';

interface Side {
  player: PlayerInDocument;
  who: string | null;
}

interface View {
  game: GameDocument;
  event: string | null;
  map: string | null;
  fights: number;
  even: number | null;
  me: Side;
  him: Side | null;
  all: readonly Side[];
}

/** The right answer to a phrase. */
export interface Truth {
  asks: string;
  /** Ids of the games, for truths about games. */
  games: ReadonlySet<string>;
  /** For sorted games, the possible first ones. */
  first?: readonly string[];
  value?: number | null;
  n?: number;
  won?: readonly number[];
  /** Names, one of which must lead a ranking. */
  leaders?: readonly string[];
  words?: readonly string[];
}

const SECONDS_MAX = 999 * 60;
const clock = (text: string): number => {
  const [minutes, seconds] = text.split(':').map(Number) as [number, number];
  return minutes * 60 + seconds;
};
const step = (ms: number): number => Math.floor(ms / 1000);
/** The search stores order times in steps of five seconds. */
const fifth = (ms: number): number => Math.floor(ms / 5000) * 5;

const isKnownToTheSecond = (field: string): boolean => /^(t\d|exp|hero1)$/.test(field);

const TYPES = new Set(['building', 'unit', 'hero', 'upgrade']);
const ordersOf = ({ build }: PlayerInDocument) =>
  build.filter(({ type, worker, cancelled }) => TYPES.has(type) && !worker && !cancelled);
const firstOrder = (player: PlayerInDocument, name: string): number | null =>
  ordersOf(player).find((order) => order.name === name)?.ms ?? null;
const tier = (player: PlayerInDocument, level: 2 | 3): number | null =>
  player.tiers.find((candidate) => candidate.tier === level)?.ordered?.ms ?? null;

/** A time or number of a player, by its name; null if it didn't happen. */
export function fieldOf({ player }: Side, field: string): number | null {
  const [, place] = /^hero(\d)$/.exec(field) ?? [];
  if (place) {
    const hero = heroNames(player)[Number(place) - 1];
    return hero === undefined ? null : firstOrder(player, hero);
  }
  if (field === 't2') return tier(player, 2);
  if (field === 't3') return tier(player, 3);
  if (field === 'exp') return player.expansions[0]?.ms ?? null;
  if (field === 'apm') return player.apm.average;
  return firstOrder(player, field);
}

const oneOf = (wanted: string, value: string | null): boolean =>
  wanted.split('|').some((choice) => choice === value);

function madeFits(player: PlayerInDocument, wanted: string): boolean {
  const [, names = '', sign, bound = ''] = /^(.*?)(?:(>=|<=|<|>)([\d:]+))?$/.exec(wanted)!;
  return names.split('|').some((name) => {
    const ms = firstOrder(player, name);
    if (ms === null) return false;
    if (sign === undefined) return true;
    if (sign === '<=')
      return (player.made.find((made) => made.name === name)?.max ?? Infinity) <= Number(bound);
    if (sign === '>=') return (player.made.find((made) => made.name === name)?.min ?? 0) >= Number(bound);
    return sign === '<' ? fifth(ms) < clock(bound) : fifth(ms) >= clock(bound);
  });
}

function orderFits(player: PlayerInDocument, wanted: string): boolean {
  const firsts = ordersOf(player).filter(
    (order, at, all) => all.findIndex(({ name }) => name === order.name) === at,
  );
  let from = -1;
  for (const name of wanted.split('>')) {
    const at = firsts.findIndex((order, place) => place > from && order.name === name);
    if (at < 0) return false;
    from = at;
  }
  return true;
}

function sideFits(side: Side | null, field: string, sign: string, wanted: string): boolean {
  if (side === null) return false;
  const { player, who } = side;
  if (field === 'race') return oneOf(wanted, player.race);
  if (field === 'who') return oneOf(wanted, who);
  if (field === 'result') return player.result === wanted;
  if (field === 'random') return player.random;
  if (field === 'made') return madeFits(player, wanted);
  if (field === 'order') return orderFits(player, wanted);
  if (sign === '=' && /^hero\d$/.test(field))
    return oneOf(wanted, heroNames(player)[Number(field.slice(4)) - 1] ?? null);
  if (field === 'heroes') {
    const { length } = heroNames(player);
    const bound = Number(wanted);
    return sign === '>=' ? length >= bound : sign === '<' ? length < bound : length === bound;
  }
  const ms = fieldOf(side, field);
  if (wanted === 'none') return ms === null;
  if (ms === null) return false;
  return sign === '<' ? step(ms) < Math.min(clock(wanted), SECONDS_MAX) : step(ms) >= clock(wanted);
}

function gameFits({ game, event, map }: View, field: string, sign: string, wanted: string): boolean {
  if (field === 'map') return oneOf(wanted, map);
  if (field === 'event') return oneOf(wanted, event);
  if (field === 'sides') return game.sides === wanted;
  if (field === 'mirror') return game.matchup !== null && game.matchup[0] === game.matchup[2];
  if (field === 'len') {
    const minutes = game.decidedMs / 60_000;
    return sign === '>='
      ? minutes >= Number(wanted)
      : Math.floor(game.decidedMs / 1000) < Number(wanted) * 60;
  }
  if (field === 'patch') {
    if (game.patch === null) return false;
    if (sign === '=') return oneOf(wanted, game.patch);
    const less = Number(game.patch) < Number(wanted);
    return sign === '<' ? less : !less;
  }
  if (field === 'played') {
    const at = game.played.at?.slice(0, 10);
    const { from = at, to = at ?? from } = game.played;
    if (from === undefined) return false;
    const [start, end] = wanted.includes('..') ? wanted.split('..') : [wanted, wanted];
    return (end === '' || from.slice(0, end!.length) <= end!) && (start === '' || to! >= start!);
  }
  throw new Error(`No condition is called ${field}.`);
}

function conditionFits(view: View, condition: string): boolean {
  const [, not, who, name = '', sign = '=', value = ''] =
    /^(!?)(?:(me|him|any)\.)?(\w+)(?:(!?=|>=|<|>)(.*))?$/.exec(condition)!;
  const sides = { me: [view.me], him: [view.him], any: view.all }[who ?? ''];
  const plain = sign.replace('!', '') || '=';
  const fits = sides
    ? sides.some((side) => sideFits(side, name, plain, value))
    : gameFits(view, name, plain, value);
  // A missing player can't do what a phrase excludes, but isn't the opponent either.
  return not !== '' || sign === '!=' ? !fits && (who !== 'him' || view.him !== null) : fits;
}

const CONDITION = /(?=(?:^|\s)(?:!?(?:me|him|any)\.\w+|!?(?:map|event|sides|mirror|len|patch|played)\b))/;

/** A game with what its document does not have. */
export interface GameOfTruth {
  document: GameDocument;
  event: string | null;
  fights: number;
  even: number | null;
}

/** Everything a truth can be counted from. */
export class TruthReader {
  readonly #views: View[];
  readonly #names = new Map<string, string>();

  constructor(games: readonly GameOfTruth[], known: readonly KnownPlayer[]) {
    const whoIs = (player: PlayerInDocument): string | null => {
      const name = personIn(player, known);
      if (name !== null) this.#names.set(slug(name), name);
      return name === null ? null : slug(name);
    };
    this.#views = games.flatMap(({ document: game, event, fights, even }) => {
      this.#names.set(slug(game.map), game.map);
      const all = game.players.map((player) => ({ player, who: whoIs(player) }));
      const base = { game, event, map: slug(game.map), all, fights, even };
      return all.flatMap((me): View[] => {
        const rivals = all.filter(({ player }) => player.team !== me.player.team);
        return rivals.length > 0 ? rivals.map((him) => ({ ...base, me, him })) : [{ ...base, me, him: null }];
      });
    });
  }

  /** Parses a line of truth into the right answer. */
  read(line: string): Truth {
    const [asks = '', ...rest] = line.split(/\s+/);
    const text = rest.join(' ');
    if (asks === 'unknown') return { asks, games: new Set(), words: rest };
    if (asks === 'nobody') return { asks, games: new Set(), leaders: [text] };
    const pieces = text
      .split(CONDITION)
      .map((piece) => piece.trim())
      .filter(Boolean);
    const isCondition = (piece: string) =>
      /^!?((me|him|any)\.|map|event|sides|mirror|len|patch|played)/.test(piece);
    const takesField = ['most', 'least', 'median', 'top', 'best'].includes(asks);
    const field = takesField ? text.split(CONDITION)[0]!.trim() || pieces[0]! : '';
    const wanted = takesField ? pieces.slice(1) : pieces.filter((piece) => isCondition(piece));
    const views = this.#fitting(wanted);
    const games = new Set(views.map(({ game }) => game.replayId));
    return { asks, games, ...this.#answer(asks, field, views, rest) };
  }

  #fitting(conditions: readonly string[]): View[] {
    const fitting = this.#views.filter((view) =>
      conditions.every((condition) => conditionFits(view, condition)),
    );
    if (conditions.some((condition) => /^!?sides/.test(condition))) return fitting;
    const duels = fitting.filter(({ game }) => game.sides === '1v1');
    return duels.length > 0 ? duels : fitting;
  }

  #answer(asks: string, field: string, views: readonly View[], rest: readonly string[]): Partial<Truth> {
    const sides = [...new Map(views.map(({ me, game }) => [me, { me, game }])).values()];
    const countBy = (key: (side: { me: Side; game: GameDocument }) => string | null) => {
      const groups = Map.groupBy(sides, (side) => key(side) ?? '');
      groups.delete('');
      return groups;
    };
    // A player who chose Random counts for neither side of a 1v1.
    const asksRace = rest.some((word) => /^me\.race/.test(word));
    const rated = (among: typeof sides) =>
      among.filter(
        ({ me, game }) =>
          !asksRace || !(game.players.length === 2 ? game.players : [me.player]).some(({ random }) => random),
      );
    switch (asks) {
      case 'most':
      case 'least': {
        const valueOf = (view: View): number | string | null => {
          if (field === 'len') return Math.floor(view.game.decidedMs / 1000);
          if (field === 'fights') return view.fights;
          if (field === 'even') return view.even;
          if (field === 'played') return view.game.played.at?.slice(0, 10) ?? view.game.played.from ?? null;
          const value = fieldOf(view.me, field);
          if (value === null || field === 'apm') return value;
          return isKnownToTheSecond(field) ? step(value) : fifth(value);
        };
        const known = views.flatMap((view) => {
          const value = valueOf(view);
          return value === null ? [] : [{ id: view.game.replayId, value }];
        });
        const [end] = known.map(({ value }) => value).sort((a, b) => (a < b === (asks === 'most') ? 1 : -1));
        return {
          games: new Set(known.map(({ id }) => id)),
          first: known.filter(({ value }) => value === end).map(({ id }) => id),
        };
      }
      case 'count':
        return { n: new Set(views.map(({ game }) => game.replayId)).size };
      case 'rate': {
        const counted = rated(sides);
        const won = counted.filter(({ me }) => me.player.result === 'won').length;
        return { won: [won], n: counted.filter(({ me }) => me.player.result !== null).length };
      }
      case 'median': {
        const lengths = [...new Map(views.map(({ game }) => [game, step(game.decidedMs)])).values()];
        const times =
          field === 'len'
            ? lengths
            : sides.flatMap(({ me }) => {
                const ms = fieldOf(me, field);
                return ms === null ? [] : [isKnownToTheSecond(field) ? step(ms) : fifth(ms)];
              });
        return { value: median(times), n: times.length };
      }
      case 'record': {
        const [a, b] = rest as [string, string];
        const between = this.#fitting([`me.who=${a}`, `him.who=${b}`]);
        const won = (result: string) => between.filter(({ me }) => me.player.result === result).length;
        return {
          won: [won('won'), won('lost')],
          n: between.length,
          games: new Set(between.map(({ game }) => game.replayId)),
        };
      }
      case 'wins':
      case 'losers': {
        const end = asks === 'wins' ? 'won' : 'lost';
        return this.#leaders(countBy(({ me }) => (me.player.result === end ? me.who : null)));
      }
      case 'top':
        return this.#leaders(
          countBy(({ me, game }) => this.#group(field, me, game)),
          /^(map|matchup)$/.test(field),
        );
      case 'best': {
        const groups = Map.groupBy(rated(sides), ({ me, game }) => this.#group(field, me, game) ?? '');
        groups.delete('');
        const scores = [...groups].flatMap(([name, group]) => {
          const decided = group.filter(
            ({ me, game }) =>
              me.player.result !== null && (field !== 'race' || game.matchup?.[0] !== game.matchup?.[2]),
          );
          const won = decided.filter(({ me }) => me.player.result === 'won').length;
          return decided.length < 3
            ? []
            : [{ name, score: wilsonLow(won, decided.length), n: decided.length }];
        });
        const top = Math.max(...scores.map(({ score }) => score));
        return {
          leaders: scores
            .filter(({ score }) => score === top)
            .map(({ name }) => this.#names.get(name) ?? name),
        };
      }
      default:
        return {};
    }
  }

  #group(field: string, { player, who }: Side, game: GameDocument): string | null {
    if (field === 'map') return game.map;
    if (field === 'matchup') return matchupName(game.matchup);
    if (field === 'race') return raceName(player.race);
    if (field === 'who') return who;
    return heroNames(player)[Number(field.slice(4)) - 1] ?? null;
  }

  #leaders(groups: ReadonlyMap<string, readonly { game: GameDocument }[]>, byGame = false): Partial<Truth> {
    const sizes = [...groups].map(([name, group]) => ({
      name,
      size: byGame ? new Set(group.map(({ game }) => game)).size : group.length,
    }));
    const n = Math.max(0, ...sizes.map(({ size }) => size));
    return {
      n,
      leaders: sizes.filter(({ size }) => size === n).map(({ name }) => this.#names.get(name) ?? name),
    };
  }
}
