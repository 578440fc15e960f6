/**
 * The last part of the advice, which compares the visitor's won games with the lost ones. Its code is separate,
 * because few visitors keep enough games.
 */
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Part } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { factsOf } from '../history/facts.ts';
import { ownGames, withWords, type OwnGame } from '../history/own.ts';
import { readHistory } from '../history/store.ts';
import { isAgainstPeople } from '../history/totals.ts';
import { wonLostRows, type WonLostRow } from '../history/won-and-lost.ts';
import { listGames } from '../library/store.ts';
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import type { MeasuredSide } from './measure.ts';
import { MEASURES } from './measures.ts';
import { OWN_ADVICE_WORDS } from './own-advice-words.ts';
import { WORK_ON_WORDS } from './words.ts';

/** Habits that other advice already covers, and how many more rows fit. */
interface Room {
  habits: ReadonlySet<string>;
  rows: number;
  /** Whether the map can play the game, so that rows can link to moments. */
  played: boolean;
}

/** The advice for a player of a game; empty if there are too few games. Rejects if the browser forbids storage. */
export async function ownParts(
  { game, player, chronicle }: MeasuredSide,
  room: Omit<Room, 'played'>,
): Promise<Part[]> {
  const [{ me, words, facts }, kept] = [await readHistory(), await listGames()];
  if (!kept || !me.includes(player.handle)) return [];
  const [now] = ownGames(
    [{ ...UNDATED, fingerprint: game.fingerprint }],
    [factsOf(game, 0, chronicle?.places ? { places: chronicle.places } : null)],
    [player.handle],
  );
  return now
    ? partsFor(now, withWords(ownGames(kept, facts, me), words), { ...room, played: !!chronicle?.places })
    : [];
}

/** Placeholders, because dates don't matter here. */
const UNDATED = { name: '', added: 0, modified: null };

/** The advice for one of the visitor's games, compared with the others. */
export function partsFor(now: OwnGame, games: readonly OwnGame[], { habits, rows, played }: Room): Part[] {
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
    .map((item) => wordsOf(item, played));
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

function wordsOf({ row: { name, isTime, won, lost }, value }: Judged, played: boolean): Words {
  const text = (amount: number) => (isTime ? formatClock(amount * 1000) : amount.toLocaleString('en'));
  const yours = isTime && played ? { text: text(value), href: `#t=${text(value)}` } : text(value);
  const [lower, upper] = [text(won.lowerSec), text(won.upperSec)];
  const range = lower === upper ? lower : WORK_ON_WORDS.range(lower, upper, text(won.medianSec));
  return [
    { em: name },
    ...WORK_ON_WORDS.yours[isTime ? 'clock' : 'number'](yours),
    OWN_ADVICE_WORDS.wonAndLost(isTime ? 'were at' : 'had', range, text(lost.medianSec)),
  ];
}
