import { formatClock } from '../../replay/clock.ts';
import { counted } from '../../replay/counted.ts';
import { firstVisits } from '../../replay/derive/places/camps.ts';
import type { MapEntry } from '../entry.ts';
import type { MapUse } from '../map-use.ts';
import { placeOnMap } from '../place-on-map.ts';
import type { CardGame } from './card-game.ts';

/** Fights that are told one by one; the rest is a number. */
const TOLD = 6;

/** What a card shows, in words, for those who do not see it. */
export function describeCard(entry: MapEntry, game: CardGame | null): { title: string; description: string } {
  const name = entry.name || 'an unnamed map';
  if (!game) {
    const parts = [some(entry.starts.length, 'starting place'), some(entry.mines.length, 'gold mine')];
    return { title: `Map of ${name}`, description: `${parts.join(', ')}. ${groundWords(entry)}` };
  }
  const { places, names } = game;
  const nameOf = (slot: number) => names.get(slot) ?? `Player ${slot}`;
  const bases = `Bases: ${places.starts.map(({ slot }) => nameOf(slot)).join(', ') || 'not known'}.`;
  // The list beside it has times and fights, and hides those that somebody does not want to know.
  if (game.pins)
    return {
      title: `Map of the game on ${name}`,
      description: `${bases} Numbers are those of the key moments. ${groundWords(entry)}`,
    };
  const halls = places.halls.filter(({ ms, cancelled }) => ms > 0 && !cancelled);
  const heavy = places.fights.toSorted((a, b) => b.orders.length - a.orders.length).slice(0, TOLD);
  const sentences = [
    bases,
    halls.length > 0 &&
      `Expansions ordered: ${halls.map(({ slot, ms }) => `${nameOf(slot)} ${formatClock(ms)}`).join(', ')}.`,
    heavy.length > 0
      ? `${counted(places.fights.length, 'fight')}, most orders in those of ${heavy.map(({ startMs }) => formatClock(startMs)).join(', ')}.`
      : 'No fight found in the orders.',
    `${some(firstVisits(places.camps).length, 'creep camp')} with orders at creeps.`,
    groundWords(entry),
  ];
  return { title: `Map of the game on ${name}`, description: sentences.filter(Boolean).join(' ') };
}

/** The same of a map with all its games. */
export function describeUse(entry: MapEntry, use: MapUse): { title: string; description: string } {
  const { title } = describeCard(entry, null);
  const sentences = [
    `${counted(entry.starts.length, 'starting place')}, ${counted(entry.mines.length, 'gold mine')}.`,
    ...use.fights
      .slice(0, 3)
      .map(({ at, members }) => `${counted(members.length, 'fight')} ${placeOnMap(at, entry)}.`),
    groundWords(entry),
  ];
  return { title, description: sentences.join(' ') };
}

/** What the ground rests on. */
export const groundWords = ({ games }: Pick<MapEntry, 'games'>): string =>
  `Ground: where the players of ${games === 1 ? 'one game' : `${games} games`} sent units; not the map file.`;

const some = (count: number, thing: string): string => counted(count, thing).replace(/^0 /, 'No ');
