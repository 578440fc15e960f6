/** Files that publish the site elsewhere: the container and the workflows only name existing things. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const container = read('Containerfile');

test.each(['Containerfile', ...readdirSync(WORKFLOWS).map((file) => join(WORKFLOWS, file))])(
  '%s runs commands and gives settings that exist',
  (file) => {
    const text = read(file);
    for (const [, name] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(scripts).toHaveProperty(name!);
    for (const [name] of text.matchAll(/\b(?:FARSEER_\w+|SOURCE_DATE_EPOCH)\b/g))
      expect(read('src/content/docs/configuration.mdx'), name).toContain(`| \`${name}\``);
    expect(text).not.toContain('\t');
  },
);

test('images are pinned by digest, and what git ignores is not copied into them', () => {
  const images = [...container.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  const lines = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  const ignored = new Set(lines('.dockerignore').map((line) => line.replace('**/', '')));
  const generated = lines('.gitignore').map((line) => line.replace(/\/$/, ''));
  expect(generated.filter((line) => !ignored.has(line) && !ignored.has(line.split('/')[0]!))).toEqual([]);
});

test('the container builds with the Node of the project and serves what it built, where Caddy looks for it', () => {
  expect(container).toContain(`FROM node:${read('.nvmrc').trim()}-`);
  const [, root, port] = /hosts -- caddy --root (\S+) --port (\d+) > Caddyfile/.exec(container)!;
  expect(container).toContain(`/dist ${root}\n`);
  expect(container).toContain(`EXPOSE ${port}\n`);
  expect(container).toContain('/Caddyfile /etc/caddy/Caddyfile\n');
});
