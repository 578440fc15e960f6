/** The site's agent skills over the protocol (extension `io.modelcontextprotocol/skills`). */
import { skillEntry, SkillsExtension, type Skill } from '@modelcontextprotocol/server/ext/skills';
import { urls } from '../../urls.ts';
import type { Documents } from './documents.ts';

const BASE = 'skill://';
const FILE = 'SKILL.md';

/** The published skills of a site, read on demand. */
export function skillsOf(documents: Documents): SkillsExtension {
  const names = async (): Promise<string[]> =>
    (await documents.json<{ skills: { name: string }[] }>(urls.skills())).skills.map(({ name }) => name);
  const text = (name: string): Promise<string> => documents.text(urls.skill(name));
  const entry = async (name: string): Promise<Skill> => skillEntry(name, { [FILE]: await text(name) });
  const nameOf = async (uri: string): Promise<string | undefined> =>
    (await names()).find((name) => uri === `${BASE}${name}/${FILE}`);
  return new SkillsExtension({
    baseUri: BASE,
    cacheHint: { ttlMs: 300_000, cacheScope: 'public' },
    source: {
      list: async () => ({ skills: await Promise.all((await names()).map(entry)) }),
      get: async (uri) => {
        const name = await nameOf(uri);
        return name === undefined ? undefined : entry(name);
      },
      read: async (uri) => {
        const name = await nameOf(uri);
        return name === undefined ? undefined : { text: await text(name), mimeType: 'text/markdown' };
      },
    },
  });
}
