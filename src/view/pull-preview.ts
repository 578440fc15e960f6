/** The stories of games that a pull request would add, below the table of its recordings. */
import { twin, urls } from '../urls.ts';
import type { Section } from './page.ts';

/** A game with its story; both may contain names chosen by strangers, so they are untrusted. */
export interface PreviewedGame {
  replayId: string;
  story: readonly string[];
}

/**
 * Addresses of the files that a preview takes from a build: the document with the story, and files to copy with their
 * new names.
 */
export const previewFiles = (replayId: string) => ({
  analysis: urls.analysis(replayId),
  copies: [
    { path: twin(urls.game(replayId)), name: 'page.md' },
    { path: urls.card(replayId), name: 'map.png' },
  ],
});

/** A section for each game that has a page in the build. */
export const previewSections = (games: readonly PreviewedGame[]): Section[] =>
  games.map(({ replayId, story }) => ({
    id: replayId,
    title: `Story of ${replayId}`,
    parts: [
      { kind: 'list', items: story.map((text) => [{ text }]) },
      {
        kind: 'text',
        words: [
          'The artifact “preview” of this run contains the whole page as text, together with a picture of its map.',
        ],
      },
    ],
  }));
