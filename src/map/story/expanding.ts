/** Who expands, in one sentence of a story. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { mineNear } from '../../game/derive/economy/begun.ts';
import { hallPlace } from '../../game/derive/moments/hall-place.ts';
import { hallAt, type Hall } from '../../game/derive/places/halls.ts';
import { costsOf } from '../../game/objects/costs.ts';
import { TOWN_HALLS } from '../../game/objects/table.ts';
import type { Sentence, TimedSentence } from './claim.ts';
import { alikeOrNot, type Deed, playerName, type StorySource, timeOf } from './opening.ts';
import { EXPAND_WORDS, ORDER_EXPANSION_WORDS, rootedWords } from './words.ts';

/**
 * "Arthas expands twice, first at the natural (4:34); Thrall orders an expansion in the west (9:10)." Halls at the same
 * mine are one site. Sites at which a hall is known to be an expansion come first: "Jaina expands in the east (5:10) and
 * orders another in the north (9:12)."; mere orders before the last of them are left out, as are halls that rebuild a lost base. Of players who only cancelled halls that were begun, the first is told.
 */
export function expansionSentence(game: StorySource): TimedSentence | null {
  const deeds = game.analysis.players.flatMap((player) => deedOf(game, player) ?? []);
  const byTime = deeds.sort((a, b) => a.ms - b.ms);
  return alikeOrNot(byTime, byTime[0]?.ms);
}

function deedOf(game: StorySource, player: AnalysedPlayer): (Deed & { ms: number }) | null {
  const { mines } = game.landmarks;
  const halls = game.places.halls.filter(({ ms, slot }) => ms > 0 && slot === Number(player.slot));
  const ordered = halls.filter(
    (hall) =>
      !hall.rebuilds &&
      player.expansions.some(({ ms }) => ms === hall.ms) &&
      !isAtHome(game, hall) &&
      mayExpand(game, player, hall),
  );
  const sites = [
    ...Map.groupBy(ordered, (hall) => String(mineNear(hallAt(hall), mines) ?? hall.at)).values(),
  ].map((site) => ({ hall: site[0]!, known: site.find((hall) => isExpansion(game, player, hall)) }));
  // Halls that came to nothing are no beginning of an expansion.
  const known = [...sites.flatMap((site) => site.known ?? []), ...movedTree(game, player)].sort(
    (a, b) => a.ms - b.ms,
  );
  const others = sites.flatMap((site) => (site.known ? [] : [site.hall]));
  const [cancelled, ...again] = halls.filter(
    (hall) => hall.cancelled && hall.signs?.begun && isAtMine(game, hall),
  );
  const told = (hall: Hall, words: typeof EXPAND_WORDS, count: number, more: Sentence = []) => ({
    name: playerName(game, hall.slot),
    ms: hall.ms,
    time: timeOf(game, ['expansion'], hall.ms, hall.cancelled ? 'moments' : 'timings'),
    how: words.how(count, placeOf(game, hall)),
    words,
    ...(more.length > 0 && { more }),
  });
  const later = others.filter(({ ms }) => ms > (known.at(-1)?.ms ?? 0));
  if (known[0]) return told(known[0], EXPAND_WORDS, known.length, moreOf(game, later));
  if (others[0]) return told(others[0], ORDER_EXPANSION_WORDS, others.length);
  return cancelled
    ? told(cancelled, ORDER_EXPANSION_WORDS, 1, [ORDER_EXPANSION_WORDS.cancelled(again.length)])
    : null;
}

/** " and orders another in the north (9:12)", about sites of halls that nothing shows to have been begun. */
function moreOf(game: StorySource, [first, ...more]: readonly Hall[]): Sentence {
  if (!first) return [];
  const place = placeOf(game, first);
  return ORDER_EXPANSION_WORDS.more(1 + more.length, place, timeOf(game, ['expansion'], first.ms, 'timings'));
}

/** The first tree of a player, if it left the main base for another mine, at the time when it took root there. */
const movedTree = ({ places }: StorySource, { slot }: AnalysedPlayer): Hall[] =>
  places.halls.flatMap((hall) =>
    hall.slot === Number(slot) && hall.ms === 0 && hall.rooted ? { ...hall, ms: hall.rooted.ms } : [],
  );

/** A tree that walked was planted, at the time of its order, elsewhere. */
const placeOf = (game: StorySource, hall: Hall): string =>
  hallPlace(game, hall).where + (hall.rooted ? rootedWords(hall.rooted.ms, hall.ms) : '');

/** Whether a hall is at a mine. Without a map file, not all mines are known. */
const isAtMine = ({ landmarks: { mines, placeOf } }: StorySource, hall: Hall): boolean =>
  placeOf === undefined || mineNear(hallAt(hall), mines) !== null;

/** Whether a hall is at the mine of its player's start, where it rebuilds the main base. */
function isAtHome({ places, landmarks: { mines } }: StorySource, hall: Hall): boolean {
  const start = places.starts.find(({ slot }) => slot === hall.slot);
  const mine = mineNear(hallAt(hall), mines);
  return mine !== null && start !== undefined && mineNear(start.at, mines) === mine;
}

/** Whether a hall could stand before its player's game ended. */
function couldStand({ analysis }: StorySource, { leftMs, expansions }: AnalysedPlayer, hall: Hall): boolean {
  const makeMs = costsOf({ ...analysis, expansion: true }).makeMs(hall.id) ?? 0;
  const standsMs = expansions.find(({ ms }) => ms === hall.ms)?.standing?.from ?? hall.ms + makeMs;
  return standsMs <= (leftMs ?? analysis.decidedMs);
}

/** Away from all mines, only a Tree may expand, by walking to one, unless the game was over before it could. */
const mayExpand = (...[game, player, hall]: Parameters<typeof couldStand>): boolean =>
  isAtMine(game, hall) || (hall.id === TOWN_HALLS.E[0] && couldStand(game, player, hall));

/** Whether a hall is known to have been begun, at a mine, and could stand before its player's game ended. */
const isExpansion = (...[game, player, hall]: Parameters<typeof couldStand>): boolean =>
  hall.signs?.begun === true && couldStand(game, player, hall) && isAtMine(game, hall);
