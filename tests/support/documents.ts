/** The documents of the project as text: README, the documentation of the site, and the notes for people who change the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = new URL('../../', import.meta.url).pathname;
const DOCS = 'src/content/docs';

export interface Document {
  /** Path in the project. */
  path: string;
  text: string;
  blocks: readonly { language: string; code: string }[];
  /** Text in backticks outside of blocks. */
  codes: readonly string[];
  /** Text outside of blocks, without what is in backticks. */
  prose: string;
}

export const readProject = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

export const docFiles = (): string[] =>
  readdirSync(join(PROJECT, DOCS))
    .sort()
    .map((name) => `${DOCS}/${name}`);

export function readDocument(path: string): Document {
  const text = readProject(path);
  const outside = text.replace(/^```.*?^```/gms, '');
  return {
    path,
    text,
    blocks: [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, code]) => ({
      language: language!,
      code: code!,
    })),
    codes: [...outside.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
    prose: outside.replace(/`[^`]+`/g, ''),
  };
}
