/**
 * Reads build orders as two overlays do, from what their public code checks: RTS Overlay (`docs/rts_overlay.js` and
 * `docs/wc3_overlay.js`) and the Warcraft-Gym overlay (`src/lib/buildExchange.ts`, `src/lib/buildEditorSchema.ts`). Written
 * apart from our schema. Both throw for what the overlay refuses or shows wrongly.
 */
import { readFileSync } from 'node:fs';

/** A step as an overlay shows it. */
export interface ReadStep {
  sec: number;
  supply: number | null;
  text: string;
  picture: string | null;
}

const PICTURES = JSON.parse(
  readFileSync(new URL('../fixtures/overlays/pictures.json', import.meta.url), 'utf8'),
) as { rts: Record<string, string>; gym: string };
const FACTIONS = ['Humans', 'Orcs', 'Night Elves', 'Undead'];

function need(holds: boolean, about: unknown): asserts holds {
  if (!holds) throw new Error(`An overlay refuses ${JSON.stringify(about)}`);
}

function seconds(time: unknown): number {
  const [minutes, rest, more] = String(time).split(':');
  need(more === undefined && /^\d+$/.test(minutes!) && /^\d\d$/.test(rest ?? ''), time);
  return 60 * Number(minutes) + Number(rest);
}

/** The steps in RTS Overlay, whose timer needs times that never fall. */
export function readByRtsOverlay(text: string): { name: string; race: string; steps: ReadStep[] } {
  const file = JSON.parse(text) as Record<string, unknown>;
  need(typeof file['race'] === 'string' && FACTIONS.includes(file['race']), file['race']);
  for (const other of [file['opponent_race']].flat())
    need(other === 'Any' || FACTIONS.includes(other as string), other);
  const order = file['build_order'] as Record<string, unknown>[];
  need(Array.isArray(order) && order.length > 0, order);
  let before = 0;
  const steps = order.map(({ time, food, notes }) => {
    need(Array.isArray(notes) && notes.length === 1 && typeof notes[0] === 'string', notes);
    need(food === undefined || Number.isInteger(food), food);
    const sec = seconds(time);
    need(sec >= before, time);
    before = sec;
    // Between two marks is a picture, everything else is HTML.
    const [, picture = null, words = ''] = /^(?:@([^@]*)@)?([^@<>]*)$/.exec(notes[0]) ?? [];
    need(words !== '', notes);
    const [folder = '', name = ''] = picture?.replace(/\.webp$/, '').split('/') ?? [];
    need(picture === null || PICTURES.rts[folder]?.split(' ').includes(name) === true, picture);
    return { sec, supply: (food as number | undefined) ?? null, text: words.trim(), picture };
  });
  return { name: String(file['name']), race: file['race'], steps };
}

/** The steps in the Warcraft-Gym overlay. */
export function readByWarcraftGym(text: string): { name: string; race: string; steps: ReadStep[] } {
  const { format, version, build } = JSON.parse(text) as Record<string, Record<string, unknown>>;
  need((format as unknown) === 'wc3gym-build' && (version as unknown) === 1 && !!build, [format, version]);
  const races = ['human', 'orc', 'nightelf', 'undead'];
  for (const race of [build['race'], ...(build['vsRaces'] as unknown[])])
    need(races.includes(String(race)), race);
  need(['beginner', 'intermediate', 'advanced'].includes(build['difficulty'] as string), build['difficulty']);
  const lengths = { title: [6, 90], summary: [20, 200], author: [2, 60], description: [0, 6000] } as const;
  for (const [field, [least, most]] of Object.entries(lengths)) {
    const { length } = String(build[field]).trim();
    need(typeof build[field] === 'string' && length >= least && length <= most, build[field]);
  }
  need(
    Array.isArray(build['tags']) && (build['patch'] === undefined || (build['patch'] as string).length <= 16),
    build,
  );
  const list = build['steps'] as Record<string, unknown>[];
  need(list.length > 0, list);
  const steps = list.map(({ time, supply, instruction, icon = null }) => {
    need(supply === undefined || (Number.isInteger(supply) && Number(supply) <= 100), supply);
    const words = String(instruction).trim();
    need(words.length >= 2 && words.length <= 160 && /^\d{1,2}:\d\d$/.test(String(time)), [
      instruction,
      time,
    ]);
    need(icon === null || PICTURES.gym.split(' ').includes(icon as string), icon);
    const read = { supply: (supply as number | undefined) ?? null, picture: icon as string | null };
    return { sec: seconds(time), text: words, ...read };
  });
  return { name: String(build['title']), race: String(build['race']), steps };
}
