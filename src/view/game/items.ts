/** Items that players bought and picked up, next to the evidence for units and buildings. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE, raceText } from '../words.ts';

type Items = NonNullable<ToldGame['items']>;

/** The section; null if nobody bought or found anything, and for games without map orders. */
export function items({ players }: GameAnalysis, ofGame: ToldGame['items']): Section | null {
  const parts = players.flatMap((player): Part[] => {
    const ofPlayer = <T extends { slot: number }>(rows: readonly T[]) =>
      rows.filter(({ slot }) => String(slot) === player.slot);
    const lists = ofGame ? [...bought(ofPlayer(ofGame.bought)), ...pickupList(ofPlayer(ofGame.found))] : [];
    if (lists.length === 0) return [];
    return [
      { kind: 'group', title: [{ text: player.handle }, `, ${raceText(player)}`], level: 3, parts: lists },
    ];
  });
  if (parts.length === 0) return null;
  return {
    id: 'items',
    title: 'Items',
    reveals: 'length',
    parts: [
      quiet(
        'A shop order doesn’t name the hero that buys the item. The note “named” means that the shop had just been ' +
          'set to serve this hero; “only” means that the player had no other hero yet. Items on the ground have ' +
          'serial numbers, which show roughly when each was dropped. Replays don’t record what each item was, and ' +
          'items that nobody clicked don’t appear at all.',
      ),
      { kind: 'beside', parts },
    ],
  };
}

function bought(purchases: Items['bought']): Part[] {
  if (purchases.length === 0) return [];
  const rows = purchases.map(({ ms, id, name, hero, basis }): Words[] => [
    { ms },
    { glyph: glyphOf(id, 'item'), text: name },
    hero ? [hero.name, ' ', { words: basis ?? '', as: 'basis' }] : { none: NONE },
  ]);
  const columns = [{ name: 'Time', numeric: true }, { name: 'Bought', heads: true }, { name: 'By' }];
  return [table({ look: 'dense', columns, rows })];
}

/** "Between 13:08 and 13:13, an item dropped near the north mine; the Archmage was ordered to pick it up at 13:20." */
function pickupList(pickups: Items['found']): Part[] {
  if (pickups.length === 0) return [];
  const lines = pickups.map(({ ms, from, to, place, heroes, creeps }): Words => {
    const times =
      formatClock(from) === formatClock(to)
        ? `At ${formatClock(to)}`
        : `Between ${formatClock(from)} and ${formatClock(to)}`;
    const who = heroes.length > 0 ? `the ${heroes.map(({ name }) => name).join(' or the ')}` : 'a hero';
    const where = creeps ? `${place}, where creeps were attacked` : place;
    return `${times}, an item dropped ${where}; ${who} was ordered to pick it up at ${formatClock(ms)}.`;
  });
  return [{ kind: 'list', items: lines }];
}
