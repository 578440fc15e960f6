/** Items that players bought and picked up, next to the evidence for units and buildings. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE, raceText } from '../words.ts';
import { ITEM_WORDS } from './words/made.ts';

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
    title: ITEM_WORDS.title,
    reveals: 'length',
    parts: [quiet(ITEM_WORDS.how), { kind: 'beside', parts }],
  };
}

function bought(purchases: Items['bought']): Part[] {
  if (purchases.length === 0) return [];
  const rows = purchases.map(({ ms, id, name, hero, basis }): Words[] => [
    { ms },
    { glyph: glyphOf(id, 'item'), text: name },
    hero ? [hero.name, ' ', { words: basis ?? '', as: 'basis' }] : { none: NONE },
  ]);
  const { time, bought: head, by } = ITEM_WORDS.columns;
  const columns = [{ name: time, numeric: true }, { name: head, heads: true }, { name: by }];
  return [table({ look: 'dense', columns, rows })];
}

/**
 * Describes each pickup: "Between 13:08 and 13:13, an item dropped near the north mine; the Archmage was ordered to
 * pick it up at 13:20."
 */
function pickupList(pickups: Items['found']): Part[] {
  if (pickups.length === 0) return [];
  const lines = pickups.map(({ ms, from, to, place, heroes, creeps }): Words => {
    const when = ITEM_WORDS.when(formatClock(from), formatClock(to));
    const where = creeps ? ITEM_WORDS.atCreeps(place) : place;
    const byWhom = ITEM_WORDS.heroes(heroes.map(({ name }) => name));
    return ITEM_WORDS.pickup(when, where, byWhom, formatClock(ms));
  });
  return [{ kind: 'list', items: lines }];
}
