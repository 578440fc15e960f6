/** The agent skills and their index, discovery version 0.2.0. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../../src/contract/index-schema.ts';
import { RESULTS } from '../../../src/game/vocabulary.ts';
import { builtFiles, builtJson, DIST } from '../../support/build.ts';
import { deadUrls, fileOf, ownUrls } from '../../support/own-links.ts';

const { replays } = builtJson<ReplayIndex>('data/summaries-index.json');

describe('agent skills', () => {
  type Entry = Record<'name' | 'type' | 'description' | 'url' | 'digest', string>;
  const skills = builtJson<{ $schema: string; skills: Entry[] }>('.well-known/agent-skills/index.json');
  const bytesOf = (url: string): Buffer => readFileSync(join(DIST, fileOf(url) ?? 'no such file'));
  const files = builtFiles('SKILL.md');

  test('the index is of version 0.2.0 and complete', () => {
    expect(Object.keys(skills)).toEqual(['$schema', 'skills']);
    expect(skills.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(skills.skills.map(({ url }) => url.slice(1)).sort()).toEqual([...files].sort());
    for (const skill of skills.skills) {
      expect(Object.keys(skill).sort()).toEqual(['description', 'digest', 'name', 'type', 'url']);
      expect(skill.type).toBe('skill-md');
      expect(skill.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(skill.name.length).toBeLessThanOrEqual(64);
      expect(skill.description.length).toBeLessThanOrEqual(1024);
      expect(skill.description).toMatch(/\. Use (when|before) /);
    }
  });

  test.each(skills.skills)('$name: its file is a valid skill', ({ name, description, url }) => {
    const text = bytesOf(url).toString('utf8');
    expect(url).toBe(`/.well-known/agent-skills/${name}/SKILL.md`);
    expect(text).not.toMatch(/\r|\{\{|\}\}|^\uFEFF/);
    const front = /^---\n(.*?)\n---\n/s.exec(text)![1]!.split('\n');
    expect(front).toEqual(expect.arrayContaining([`name: ${name}`, `description: ${description}`]));
    // Plain YAML text ends at these characters.
    expect(description).not.toMatch(/: | #|^['"[{&*!|>%@`]/);
    expect(text.split('\n').length).toBeLessThan(500);
    expect(text).toMatch(/^# /m);
  });

  test.each(skills.skills)('$name: what it names exists', ({ url }) => {
    const text = bytesOf(url).toString('utf8');
    expect(ownUrls(text).length).toBeGreaterThan(0);
    expect(deadUrls(text)).toEqual([]);
    for (const [, named = ''] of text.matchAll(/\bskill ([a-z]+(?:-[a-z]+)+)/g))
      expect(skills.skills.map((skill) => skill.name)).toContain(named);
  });

  test.each(skills.skills)('$name: its fields are fields of the contract', ({ url }) => {
    const { components } = builtJson<{
      components: { schemas: Record<string, { properties?: object }> };
    }>('api/openapi.json');
    const known = new Set(
      Object.values(components.schemas).flatMap(({ properties }) => Object.keys(properties ?? {})),
    );
    // Keys of a Markdown version's front matter, and events, which can be a single word.
    known.add('url');
    // Fields of the analysis, and columns of a release's files.
    for (const schema of ['schemas/games', 'releases/latest/schemas/games.line'])
      for (const name of propertyNames(builtJson(`data/${schema}.json`))) known.add(name);
    for (const word of RESULTS) known.add(word);
    known.add('id');
    for (const { tournamentId } of replays) known.add(tournamentId ?? '');
    const codes = [
      ...bytesOf(url)
        .toString('utf8')
        .matchAll(/`([a-z][A-Za-z0-9]*(?:(?:\[\])?\.\w+|\[\])*)`/g),
    ];
    const names = codes.flatMap(([, code = '']) => code.replaceAll('[]', '').split('.'));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Names of all properties in a schema. */
const propertyNames = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...propertyNames(value),
      ]);
