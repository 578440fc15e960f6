/**
 * Reads the acts of armies in an example, one per line. Times are clocks such as `4:30`, and places are `x,y`:
 *
 *     2:12-2:40 Rowan creeps 13
 *     5:30-6:10 Hazel Rowan fight -2250,4300
 *     6:02 Hazel loses hfoo 2
 *     6:12 Rowan portals 1.5
 *     9:40 Hazel revives Hmkg
 *     5:05 Hazel buys north bspd
 *     7:20-7:40 Rowan walks 1100,-3300
 */
import type { Point } from './ground.ts';
import { pointOf } from './ground.ts';
import { clockMs } from './things.ts';

export type Verb = 'creeps' | 'fight' | 'loses' | 'portals' | 'revives' | 'buys' | 'walks';

export interface Act {
  from: number;
  till: number;
  names: readonly string[];
  verb: Verb;
  words: readonly string[];
}

const VERBS: ReadonlySet<string> = new Set<Verb>([
  'creeps',
  'fight',
  'loses',
  'portals',
  'revives',
  'buys',
  'walks',
]);

export function actsOf(text: string): Act[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [time = '', ...rest] = line.trim().split(' ');
      const [from = '', till = from] = time.split('-');
      const verb = rest.findIndex((word) => VERBS.has(word));
      if (verb < 1) throw new Error(`no act: ${line}`);
      return {
        from: clockMs(from),
        till: clockMs(till),
        names: rest.slice(0, verb),
        verb: rest[verb] as Verb,
        words: rest.slice(verb + 1),
      };
    });
}

export const placeOf = ({ words }: Act): Point => pointOf(words[0] ?? '');
