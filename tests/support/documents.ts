/** The project's documents as text: README, the site's documentation, and the contributors' notes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = new URL('../../', import.meta.url).pathname;
const DOCS = 'src/content/docs';

export interface Document {
  /** Path in the project. */
  path: string;
  text: string;
  blocks: readonly { language: string; code: string }[];
  /** Text in backticks outside blocks. */
  codes: readonly string[];
  /** Text outside blocks, without text in backticks. */
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
