/** The agent skills, published under `/.well-known/agent-skills/` (discovery 0.2.0). */
import { createHash } from 'node:crypto';
import { urls } from '../../urls.ts';
import type { ArchiveFacts } from './facts.ts';
import dropAReplay from './skills/drop-a-replay.md?raw';
import findGames from './skills/find-games.md?raw';
import readOneGame from './skills/read-one-game.md?raw';
import readTimingsHonestly from './skills/read-timings-honestly.md?raw';
import { skillValues } from './skill-values.ts';

/**
 * Published skills, in order. A skill may only describe existing features, so add a skill together with its feature.
 */
const TEMPLATES = [findGames, readOneGame, readTimingsHonestly, dropAReplay];

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** A skill as it is published. */
export interface Skill {
  /** Name of the skill, and of its folder. */
  name: string;
  description: string;
  path: string;
  /** The file as served. */
  text: string;
}

/** Every skill with the numbers and addresses of this build. */
export function skills(facts: ArchiveFacts): Skill[] {
  const values = skillValues(facts);
  return TEMPLATES.map((template) => {
    const text = fill(template, values);
    const name = frontMatter(text, 'name');
    return { name, description: frontMatter(text, 'description'), path: urls.skill(name), text };
  });
}

/** The text of `index.json`. Digests cover the served bytes, so nothing may change a skill after the build. */
export function skillIndex(published: readonly Skill[]): string {
  const entries = published.map(({ name, description, path, text }) => ({
    name,
    type: 'skill-md',
    description,
    url: path,
    digest: `sha256:${createHash('sha256').update(Buffer.from(text, 'utf8')).digest('hex')}`,
  }));
  return `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`;
}

/** Fills in the values and normalizes line endings to LF. Throws for a placeholder without a value. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll('\r\n', '\n').replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A skill uses ${whole}, which has no value.`);
    return value;
  });

/** A field of a skill's front matter. Throws if it is missing. */
function frontMatter(text: string, field: string): string {
  const value = new RegExp(`^---\\n(?:.*\\n)*?${field}: (.+)\\n(?:.*\\n)*?---\\n`).exec(text)?.[1];
  if (!value) throw new Error(`A skill has no ${field}: ${text.slice(0, 60)}`);
  return value;
}
