/**
 * The last part of the advice, which compares the visitor's won games with the lost ones. Its code is separate,
 * because few visitors keep enough games.
 */
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Part } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { factsOf } from '../history/facts.ts';
import { ownGames, withWords, type OwnGame } from '../history/own.ts';
import { readHistory } from '../history/store.ts';
import { isAgainstPeople } from '../history/totals.ts';
import { wonLostRows, type WonLostRow } from '../history/won-and-lost.ts';
import { listGames } from '../library/store.ts';
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { exampleFor } from './advice.ts';
import type { AmongDocument } from './document.ts';
import { momentAt, type MeasuredSide } from './measure.ts';
import { MEASURES } from './measures.ts';
import { OWN_ADVICE_WORDS } from './own-advice-words.ts';
import { keptLink } from './kept-link.ts';
import { exampleWords } from './work-on.ts';
import { WORK_ON_WORDS } from './words.ts';

/** Habits that other advice already covers, and how many more rows fit. */
interface Room {
  habits: ReadonlySet<string>;
  rows: number;
  /** Whether the map can play the game, so that rows can link to moments. */
  played: boolean;
  /** Words about an archived game in which a measure is better; empty if there is none. */
  archived: (id: string, value: number) => readonly Piece[];
}

/** The advice for a player of a game; empty if there are too few games. Rejects if the browser forbids storage. */
export async function ownParts(
  side: MeasuredSide,
  document: AmongDocument,
  room: Pick<Room, 'habits' | 'rows'>,
): Promise<Part[]> {
  const { game, player, chronicle } = side;
  const [{ me, words, facts }, kept] = [await readHistory(), await listGames()];
  if (!kept || !me.includes(player.handle)) return [];
  const [now] = ownGames(
    [{ ...UNDATED, fingerprint: game.fingerprint }],
    [factsOf(game, 0, chronicle?.places ? { places: chronicle.places } : null)],
    [player.handle],
  );
  if (!now) return [];
  return partsFor(now, withWords(ownGames(kept, facts, me), words), {
    ...room,
    played: !!chronicle?.places,
    archived(id, value) {
      const better = exampleFor(id, value, side, document);
      return better ? exampleWords(better.measure, better.example) : [];
    },
  });
}

/** Placeholders, because dates don't matter here. */
const UNDATED = { name: '', added: 0, modified: null };

/** The advice for one of the visitor's games, compared with the others. */
export function partsFor(now: OwnGame, games: readonly OwnGame[], room: Room): Part[] {
  const { habits, rows } = room;
  const similar = games.filter(
    (game) =>
      game.fingerprint !== now.fingerprint &&
      game.race === now.race &&
      game.opponents.length === now.opponents.length &&
      isAgainstPeople(game),
  );
  const [won, lost] = (['won', 'lost'] as const).map(
    (result) => similar.filter((game) => game.result === result).length,
  );
  if (!now.race || Math.min(won!, lost!) < PERCENTILES_FROM) return [];
  const had = new Set(habits);
  const items = wonLostRows(similar)
    .flatMap((row) => judged(row, now) ?? [])
    .toSorted((a, b) => Number(isSpeed(a)) - Number(isSpeed(b)) || b.far - a.far)
    .filter(({ row }) => had.size < had.add(habitOf(row)).size)
    .slice(0, rows)
    .map((item) => wordsOf(item, similar, room));
  if (items.length === 0) return [];
  return [
    { kind: 'text', words: OWN_ADVICE_WORDS.heading(won!, lost!, RACE_NAMES[now.race]) },
    { kind: 'list', items },
  ];
}

interface Judged {
  row: WonLostRow;
  value: number;
  /** Position of the value between the medians: 0 is that of won games, 1 that of lost games. */
  far: number;
}

/** A row with this game's value, if the value is closer to the lost games than to the won games. */
function judged(row: WonLostRow, game: OwnGame): Judged | null {
  const value = row.of(game);
  if (value === null) return null;
  const far = (value - row.won.medianSec) / (row.lost.medianSec - row.won.medianSec);
  return far > 1 / 2 ? { row, value, far } : null;
}

const habitOf = ({ id }: WonLostRow): string =>
  MEASURES.find((measure) => measure.id === id)?.habit ?? id.replace(/-\d+$/, '');

/** Whether a row is only about speed, which nobody can change from one game to the next. */
const isSpeed = ({ row }: Judged): boolean => row.id === 'apm';

function wordsOf({ row, value }: Judged, games: readonly OwnGame[], { played, archived }: Room): Words {
  const { id, name, isTime, won, lost } = row;
  const text = (amount: number) => (isTime ? formatClock(amount * 1000) : amount.toLocaleString('en'));
  const moment = momentOf(row, value);
  const href = moment === null ? APM_SECTION : played ? momentAt(moment) : null;
  const yours = href === null ? text(value) : { text: text(value), href };
  const [lower, upper] = [text(won.lowerSec), text(won.upperSec)];
  const range = lower === upper ? lower : WORK_ON_WORDS.range(lower, upper, text(won.medianSec));
  return [
    { em: name },
    ...WORK_ON_WORDS.yours[isTime ? 'clock' : 'number'](yours),
    OWN_ADVICE_WORDS.wonAndLost(isTime ? 'were at' : 'had', range, text(lost.medianSec)),
    ...goodGame(row, games, text),
    ...archived(id, value),
  ];
}

/** The section of a report about actions per minute, the only measure without a moment. */
const APM_SECTION = '#apm';

/** The moment of a value in seconds: itself, or the minute up to which it counts. */
const momentOf = ({ isTime, minute }: WonLostRow, value: number): number | null =>
  isTime ? value : minute && minute * 60;

/** The visitor's won game nearest to the better quartile, linked to its moment. */
function goodGame(row: WonLostRow, games: readonly OwnGame[], text: (amount: number) => string): Piece[] {
  const { isTime, won, of } = row;
  const good = isTime ? won.lowerSec : won.upperSec;
  const [nearest] = games
    .flatMap((game) => {
      const value = game.result === 'won' ? of(game) : null;
      return value === null ? [] : { game, value };
    })
    .toSorted((a, b) => Math.abs(a.value - good) - Math.abs(b.value - good));
  if (!nearest) return [];
  const { game, value } = nearest;
  const title = OWN_ADVICE_WORDS.game(game.opponents.join(' & '), game.map);
  const href = keptLink(game.fingerprint, momentOf(row, value));
  return OWN_ADVICE_WORDS.example(isTime ? 'were at' : 'had', text(value), { text: title, href });
}
