/**
 * Who wrote a line of chat. Programs that host games speak in the name of a player, and Battle.net records every line
 * of the player who saved the recording twice.
 */
import { spoken } from '../handle.ts';

/** A line as recorded: the player whose name it has, when, to whom, and what. */
export interface RecordedLine {
  ms: number;
  player: number;
  to: string;
  text: string;
}

interface Recorded {
  names: ReadonlyMap<number, string>;
  leaves: readonly { ms: number; player: number }[];
}

/** Announcements of host bots (GHost++ and its kin, in English and Russian), FLO and NetEase, whole lines. */
const ANNOUNCEMENTS = [
  /^(?:Shortest|Longest) load by player \[.*\] was [\d.]+ seconds\.$/,
  /^Your load time was [\d.]+ seconds\.$/,
  /^(?:Быстрее|Дольше) всех загру(?:зился|жался) \[.*\]: [\d.]+ сек\.$/,
  /^(?:Быстрая|Долгая) загрузка .* - [\d.]+ сек\.?$/,
  /^Ваше время загрузки [\d.]+ секунд/,
  /^Player \[.*\] finished loading\.$/,
  /^Осталось \[\d+\] до полного выброса игрока\.$/,
  /^\[(?:FLO|W3C)\] /,
  /^Warning: Game Desync Detected by player \[/,
  /^Kick for desync (?:en|dis)abled$/,
  /^Reconnecting to the server\.\.\.$/,
  /^(?:Executed '!\w+'|Current MMR=[\d.]+)$/,
];
/** How announcements about a player go on after the name. */
const ABOUT_PLAYER = /^ (?:has lost the connection|has been dropped|was kicked by|потерял подключение)/;

/** The lines that a program wrote. */
export function hostLines<L extends RecordedLine>(lines: readonly L[], { names, leaves }: Recorded): Set<L> {
  const namesOf = (player: number) => {
    const name = names.get(player);
    return name === undefined ? [] : [name, spoken({ name, slot: player })];
  };
  const everybody = [...names.keys()].flatMap(namesOf);
  const isAbout = (text: string, people: readonly string[], ending: RegExp) =>
    people.some((name) => text.startsWith(name) && ending.test(text.slice(name.length)));
  const isHosts = ({ ms, text }: L) =>
    ANNOUNCEMENTS.some((pattern) => pattern.test(text)) ||
    isAbout(text, everybody, ABOUT_PLAYER) ||
    // Nobody can write a leaver's name in the very millisecond of the leave.
    leaves.some((leave) => leave.ms === ms && isAbout(text, namesOf(leave.player), /^ /));
  const hosts = new Set(lines.filter(isHosts));
  // Players can't write before the first moment of the game; then, a bot advertises. Commands to it start with a mark.
  if ([...hosts].some(({ ms }) => ms === 0))
    for (const line of lines) if (line.ms === 0 && !line.text.startsWith('!')) hosts.add(line);
  return hosts;
}

/** An echo comes 30 to 190 ms after its line, and was once 1.1 s late. */
const [USUAL_ECHO_MS, LATEST_ECHO_MS] = [250, 1500];
/** The first version whose Battle.net sends lines back to their writer. */
export const ECHO_VERSION = 10_032;

/**
 * The echoes among one player's lines: empty unless every line has one. Lines to a bot, which swallows them, need none,
 * and neither do lines just before the recording ends.
 */
export function echoesOf<L extends RecordedLine>(lines: readonly L[], endMs: number): Set<L> {
  const echoes = new Set<L>();
  const delays: number[] = [];
  let waiting: L[] = [];
  let alone = 0;
  const expire = (ms: number) => {
    alone += waiting.filter((line) => ms - line.ms > LATEST_ECHO_MS && !line.text.startsWith('!')).length;
    waiting = waiting.filter((line) => ms - line.ms <= LATEST_ECHO_MS);
  };
  for (const line of lines) {
    expire(line.ms);
    const sent = waiting.findIndex((other) => isEcho(line, other));
    if (sent < 0) waiting.push(line);
    else {
      delays.push(line.ms - waiting[sent]!.ms);
      waiting.splice(sent, 1);
      echoes.add(line);
    }
  }
  expire(endMs);
  const usual = delays.filter((ms) => ms <= USUAL_ECHO_MS).length;
  return alone === 0 && usual > delays.length / 2 ? echoes : new Set();
}

/** Battle.net may replace words in the echo: "sega" comes back as "!@#$". */
const isEcho = (line: RecordedLine, sent: RecordedLine): boolean =>
  line.to === sent.to &&
  line.text.length === sent.text.length &&
  [...line.text].every((letter, index) => letter === [...sent.text][index] || '!@#$%^&*'.includes(letter));
