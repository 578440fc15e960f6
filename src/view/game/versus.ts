import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import { bySide } from '../../game/sides.ts';
import type { Race } from '../../game/races.ts';

/** A side of a game at the top of its page. */
export interface VersusSide {
  /** The side's result, if it can be inferred. */
  result: 'won' | 'lost' | null;
  players: readonly VersusPlayer[];
}

interface VersusPlayer {
  handle: string;
  /** Address of the player's page; null if there is none. */
  href: string | null;
  race: Race | null;
  random: boolean;
  /** The heroes; `late` is the CSS class that hides late heroes in spoiler-free mode. */
  heroes: readonly { name: string; glyph: string; late: string }[];
}

/** The sides of a game in lobby order, regardless of the winner. */
export const versusSides = (
  { players }: GameAnalysis,
  people: ReadonlyMap<string, string> = new Map(),
): VersusSide[] =>
  bySide(players).map((side) => ({
    result: side[0]?.result ?? null,
    players: side.map((player) => versusPlayer(player, people.get(player.slot) ?? null)),
  }));

const versusPlayer = (
  { handle, race, random, heroes }: AnalysedPlayer,
  href: string | null,
): VersusPlayer => ({
  handle,
  href,
  race,
  random,
  heroes: heroes.map(({ id, name, ordered, seen }) => ({
    name,
    glyph: glyphOf(id, 'hero'),
    late: fromClass(ordered?.ms ?? seen?.ms ?? 0),
  })),
});
