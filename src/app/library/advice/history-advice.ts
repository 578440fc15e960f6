/** Chooses and describes what a player may work on by comparison with their own games. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { counted } from '../../../game/counted.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Part } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { gameLink } from '../game-link.ts';
import { factsOf, libraryGames, toPlayedGame, toPlayedGames, type PlayedGame } from '../history/games.ts';
import { isAgainstPeople } from '../history/results.ts';
import { wonLostRows, type WonLostRow } from '../history/won-lost.ts';
import { exampleIn, type MeasuredSide } from '../measure.ts';
import { isAdvised } from '../measures.ts';
import { listGames } from '../store/games.ts';
import { readFacts, readNotes } from '../store/notes.ts';
import { exampleFor, farthest } from './advice.ts';
import type { ArchiveDocument } from './archive-document.ts';
import { amountText, exampleWords, momentAt, momentOf, rangeText, sectionOf, yours } from './work-on.ts';

/** Habits that other advice already covers, and how many more rows fit. */
interface Room {
  habits: ReadonlySet<string>;
  rows: number;
  /** Whether the map can play the game, so that rows can link to moments. */
  played: boolean;
  /** Words about an archived game in which a measure is better; empty if there is none. */
  archived: (id: string, value: number) => readonly Piece[];
}

/** Placeholders, because dates don't matter here. */
const UNDATED = { name: '', added: 0, modified: null };

/** The advice for a player of a game; empty if there are too few games. Rejects if the browser forbids storage. */
export async function historyParts(
  side: MeasuredSide,
  document: ArchiveDocument,
  room: Pick<Room, 'habits' | 'rows'>,
): Promise<Part[]> {
  const { game, player, chronicle } = side;
  const [notes, read, listing] = [await readNotes(), await readFacts(), await listGames()];
  const facts = factsOf(game, 0, chronicle);
  const shown = facts.players.find(({ handle }) => handle === player.handle);
  if (!listing || !shown || !notes.me.includes(player.handle)) return [];
  const now = toPlayedGame({ ...UNDATED, fingerprint: game.fingerprint }, facts, shown);
  return partsFor(now, toPlayedGames(libraryGames(listing.games, notes, read)), {
    ...room,
    played: !!chronicle?.places,
    archived(id, value) {
      const found = exampleFor(id, value, side, document);
      return found ? exampleWords(found.measure, found.example) : [];
    },
  });
}

/** The advice for one of the visitor's games, compared with the others. */
export function partsFor(now: PlayedGame, games: readonly PlayedGame[], room: Room): Part[] {
  const similar = games.filter(
    (game) =>
      game.fingerprint !== now.fingerprint &&
      game.race === now.race &&
      game.opponents.length === now.opponents.length &&
      isAgainstPeople(game),
  );
  const [won, lost] = (['won', 'lost'] as const).map(
    (result) => similar.filter((game) => game.result === result).length,
  ) as [number, number];
  if (!now.race || Math.min(won, lost) < PERCENTILES_FROM) return [];
  const judged = wonLostRows(similar).flatMap((row) =>
    isAdvised(row.measure) ? (judge(row, now) ?? []) : [],
  );
  const items = farthest(judged, room.habits)
    .slice(0, room.rows)
    .map((row) => wordsOf(row, similar, room));
  if (items.length === 0) return [];
  const wonGames = `${counted(won, 'game')} that you won`;
  const words = `Compared with your own games, ${wonGames} and ${lost} that you lost with ${RACE_NAMES[now.race]}:`;
  return [
    { kind: 'text', words },
    { kind: 'list', items },
  ];
}

interface JudgedRow extends WonLostRow {
  value: number;
  /** Position of the value between the medians: 0 is that of won games, 1 that of lost games. */
  far: number;
}

/** A row with this game's value, if the value is closer to the lost games than to the won games. */
function judge(row: WonLostRow, game: PlayedGame): JudgedRow | null {
  const value = game.values[row.measure.id] ?? null;
  if (value === null) return null;
  const departure = (value - row.won.median) / (row.lost.median - row.won.median);
  return departure > 1 / 2 ? { ...row, value, far: departure } : null;
}

function wordsOf(row: JudgedRow, games: readonly PlayedGame[], { played, archived }: Room): Words {
  const { measure, value, won, lost } = row;
  const verb = measure.unit === 'clock' ? 'were at' : 'had';
  const moment = momentOf(measure, value);
  const text = amountText(measure, value);
  const href = moment === null ? sectionOf(measure) : played && momentAt(moment);
  const typical = amountText(measure, lost.median);
  return [
    { em: measure.name },
    ...yours(measure, href ? { text, href } : text),
    `. Half of the games you won ${verb} ${rangeText(measure, won)}. In the games you lost, ${typical} was typical.`,
    ...goodGame(row, games, verb),
    ...archived(measure.id, value),
  ];
}

/** The visitor's won game nearest to the better quartile, linked to its moment. */
function goodGame({ measure, won }: WonLostRow, games: readonly PlayedGame[], verb: string): Piece[] {
  const having = games.flatMap((game) => {
    const value = game.result === 'won' ? (game.values[measure.id] ?? null) : null;
    return value === null ? [] : [{ game, value }];
  });
  const example = exampleIn(having, measure, won);
  if (!example) return [];
  const { game, value } = example;
  const text = `game against ${game.opponents.join(' & ')} on ${game.map}`;
  const href = gameLink(game.fingerprint, momentOf(measure, value));
  return [` You ${verb} ${amountText(measure, value)} in your `, { text, href }, '.'];
}
