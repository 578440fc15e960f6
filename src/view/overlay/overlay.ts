/** Makes the document that puts a build order into an overlay on the game; `schema.ts` has the formats. */
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';
import { oneLine } from '../lines.ts';
import { gymPicture, rtsPicture } from './pictures.ts';
import type { OverlayDocument } from './schema.ts';

/** A step of a build order. */
export interface OverlayStep {
  ms: number;
  /** Id of the ordered object. */
  id: string;
  text: string;
  /** Supply in words such as "14/22"; empty if unknown. */
  supply?: string;
}

export interface OverlayOrder {
  /** What the build order is: untrusted text. */
  name: string;
  /** Who played it, or what the times are. */
  author: string;
  race: Race;
  /** Races of the opponents; none if unknown. */
  against: readonly Race[];
  patch?: string | null;
  /** Address of the page with the build order. */
  source: string;
  steps: readonly OverlayStep[];
}

/** The document for a build order with steps sorted by time; null without steps, because both overlays refuse that. */
export function overlayDocument(order: OverlayOrder): OverlayDocument | null {
  const { race, against, patch, source, steps } = order;
  if (steps.length === 0) return null;
  const [name, author] = [plainText(order.name), plainText(order.author)];
  const races = [...new Set(against)];
  const opponents = races.map((other) => RACE_NAMES[other]).join(', ') || 'any race';
  return {
    name,
    race: FACTIONS[race],
    opponent_race: races.length > 0 ? races.map((other) => FACTIONS[other]) : 'Any',
    author,
    source,
    build_order: steps.map((step) => ({
      time: formatClock(step.ms),
      ...whole('food', step.supply),
      notes: [`${picture(step.id)}${plainText(step.text)}${inexact(step.supply)}`],
    })),
    format: 'wc3gym-build',
    version: 1,
    build: {
      title: fitLength(name, 6, 90),
      race: GYM_RACES[race],
      vsRaces: races.map((other) => GYM_RACES[other]),
      difficulty: 'intermediate',
      ...(patch && patch.length <= 16 && { patch }),
      tags: ['replay'],
      summary: fitLength(`${RACE_NAMES[race]} against ${opponents}: ${name}, ${author}`, 20, 200),
      author: fitLength(author, 2, 60),
      description: source,
      steps: steps.map((step) => {
        const [time, icon] = [formatClock(step.ms), gymPicture(step.id)];
        return {
          ...(time.length <= 5 && { time }),
          ...whole('supply', step.supply),
          instruction: fitLength(`${plainText(step.text)}${inexact(step.supply)}`, 2, 160),
          ...(icon && { icon }),
        };
      }),
    },
  };
}

const FACTIONS = { H: 'Humans', O: 'Orcs', E: 'Night Elves', U: 'Undead' } as const;
const GYM_RACES = { H: 'human', O: 'orc', E: 'nightelf', U: 'undead' } as const;

/** The food used, if a step's supply is exact. */
const exactFood = (supply = ''): number | null => {
  const foodUsed = supply.split('/')[0]!;
  return /^\d{1,3}$/.test(foodUsed) && Number(foodUsed) <= 100 ? Number(foodUsed) : null;
};

function whole<Key extends string>(key: Key, supply: string | undefined): { [K in Key]?: number } {
  const food = exactFood(supply);
  return (food === null ? {} : { [key]: food }) as { [K in Key]?: number };
}

/** Supply that is no single number follows the order: both formats take only whole numbers. */
const inexact = (supply: string | undefined): string =>
  supply && exactFood(supply) === null ? ` (${supply})` : '';

const picture = (id: string): string => {
  const picture = rtsPicture(id);
  return picture ? `@${picture}@ ` : '';
};

/** Text without the marks of pictures and of HTML, because RTS Overlay writes notes into its page as they are. */
const plainText = (text: string): string => oneLine(text.replaceAll(/[@<>&]/g, ' '));

/** Text within the lengths that the Warcraft-Gym editor accepts. */
const fitLength = (text: string, minLength: number, maxLength: number): string =>
  (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text).padEnd(minLength, '.');
