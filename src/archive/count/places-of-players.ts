/** Where and when players of duels met the enemy and expanded. */
import { siteOfHall, type HallSite } from '../../game/map/site-of-hall.ts';
import type { Appearance, PlacedGame } from './appearances.ts';
import type { Atlas } from './atlas.ts';

/** A further hall of a player. */
export interface PlacedHall {
  player: Appearance;
  ms: number;
  site: HallSite;
}

/** When each player first ordered something at an enemy unit; those whose orders have no places are left out. */
export const contactsOf = (own: readonly Appearance[], atlas: Atlas): { player: Appearance; ms: number }[] =>
  own.flatMap((player) => {
    const contact = atlas
      .told(player.placed.game.replayId)
      .told.places?.contacts.find(({ slot }) => String(slot) === player.player.slot);
    return contact ? [{ player, ms: contact.ms }] : [];
  });

/** The first further hall of each player who had one ordered that was not cancelled. */
export const firstHalls = (own: readonly Appearance[], atlas: Atlas): PlacedHall[] =>
  own.flatMap((player) => {
    const { told, entry } = atlas.told(player.placed.game.replayId);
    const isOwn = ({ slot }: { slot: number }) => String(slot) === player.player.slot;
    const [mine, theirs] = [told.places?.starts.find(isOwn), told.places?.starts.find((one) => !isOwn(one))];
    const hall = told.places?.halls.find((one) => isOwn(one) && !one.cancelled);
    return mine && theirs && hall && entry
      ? [{ player, ms: hall.ms, site: siteOfHall(hall.at, mine.at, theirs.at, entry) }]
      : [];
  });

/** When the fights of each game began, by time; games without places or fights are left out. */
export const fightTimes = (games: readonly PlacedGame[], atlas: Atlas): { ms: number; orders: number }[][] =>
  games
    .map(({ game }) =>
      atlas.told(game.replayId).told.fights.map(({ startMs, orders }) => ({
        ms: startMs,
        orders: orders.reduce((sum, own) => sum + own, 0),
      })),
    )
    .filter((fights) => fights.length > 0);
