/** Names of objects and hero skills in Simplified Chinese, as in version 1.32.8 of the game; the hero of 3.0
 * and its skills as independent players' texts have them. */
import names from './chinese.json' with { type: 'json' };

const OBJECTS: Readonly<Record<string, string>> = names.objects;
const SKILLS: Readonly<Record<string, string>> = names.skills;

/** The names of an object: a single name, or one for each level of an upgrade; empty if the source has none. */
export const chineseNames = (id: string): readonly string[] => OBJECTS[id]?.split(',') ?? [];

/** The name of a hero skill; null if the source has none. */
export const chineseSkill = (id: string): string | null => SKILLS[id] ?? null;
