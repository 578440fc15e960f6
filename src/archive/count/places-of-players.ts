/** When and where players in 1v1 games first met the enemy and expanded. */
import { siteOfHall, type HallSite } from '../../map/fit/site-of-hall.ts';
import { startsIn, waysIn } from '../../map/ground/landmarks-of-file.ts';
import type { Appearance, PlacedGame } from './appearances.ts';
import type { Atlas } from './atlas.ts';

/** An additional town hall of a player. */
export interface PlacedHall {
  player: Appearance;
  ms: number;
  site: HallSite;
}

/** Each player's first attack order; players without map orders are left out. */
export const contactsOf = (
  appearances: readonly Appearance[],
  atlas: Atlas,
): { player: Appearance; ms: number }[] =>
  appearances.flatMap((player) => {
    const contact = atlas
      .chronicleOf(player.placed.game.replayId)
      .chronicle.places?.contacts.find(({ slot }) => String(slot) === player.player.slot);
    return contact ? [{ player, ms: contact.ms }] : [];
  });

/** Each player's first additional town hall that was not cancelled. */
export const firstHalls = (appearances: readonly Appearance[], atlas: Atlas): PlacedHall[] =>
  appearances.flatMap((player) => {
    const { chronicle, entry } = atlas.chronicleOf(player.placed.game.replayId);
    const isOwn = ({ slot }: { slot: number }) => String(slot) === player.player.slot;
    const [mine, theirs] = [
      chronicle.places?.starts.find(isOwn),
      chronicle.places?.starts.find((start) => !isOwn(start)),
    ];
    const hall = chronicle.places?.halls.find((candidate) => isOwn(candidate) && !candidate.cancelled);
    if (!mine || !theirs || !hall || !entry) return [];
    const file = atlas.layout(chronicle.places?.file?.id ?? '');
    const known = file ? { starts: startsIn(file), wayFrom: waysIn(file) } : undefined;
    const site = siteOfHall(hall.at, mine.at, theirs.at, entry, known);
    return [{ player, ms: hall.ms, site }];
  });

/** Start times of each game's fights, sorted; games without map orders or fights are left out. */
export const fightTimes = (games: readonly PlacedGame[], atlas: Atlas): { ms: number; orders: number }[][] =>
  games
    .map(({ game }) =>
      atlas.chronicleOf(game.replayId).chronicle.fights.map(({ startMs, orders }) => ({
        ms: startMs,
        orders: orders.reduce((sum, count) => sum + count, 0),
      })),
    )
    .filter((fights) => fights.length > 0);
