import { describe, expect, it } from 'vitest';
import { checkSummary, summaryDocument } from '../../../../../src/contract/documents.ts';
import { deprecationsOf } from '../../../../../src/contract/deprecations.ts';
import {
  buildOrderMarkdown,
  plain,
  analysisFile,
  summaryFile,
} from '../../../../../src/app/drop/save/documents.ts';
import { gameAnalysisSchema } from '../../../../../src/game/analysis.ts';
import { readMarkdown } from '../../../../support/read-markdown.ts';
import { droppedDuel } from '../../library/games.ts';
import { savedText } from '../../../../support/saved-text.ts';

const dropped = droppedDuel({ names: ['*Moon*|x', '@everyone'], races: ['E', 'U'] });

describe('a saved summary', () => {
  it('is the document of the API', async () => {
    const file = summaryFile(dropped, deprecationsOf('getReplaySummary'));
    const document: unknown = JSON.parse(await savedText(file));
    expect(document).toEqual(summaryDocument(dropped.summary));
    expect(checkSummary(summaryDocument(dropped.summary))).toEqual([]);
    expect(file.name).toBe('duel.summary.json');
  });
});

describe('a saved analysis', () => {
  it('is what the archive publishes', async () => {
    expect(gameAnalysisSchema.parse(JSON.parse(await savedText(analysisFile(dropped))))).toEqual(
      dropped.analysis,
    );
  });
});

describe('build orders as Markdown', () => {
  const markdown = buildOrderMarkdown(dropped.analysis);
  const { headings, tables, html } = readMarkdown(`---\ntitle: "x"\n---\n\n${markdown}`);

  it('have a heading and a table for each player, names as they are', () => {
    expect(headings).toEqual([
      '1 *Moon*|x vs @everyone on Concealed Hill',
      '2 *Moon*|x, Night Elf',
      '2 @everyone, Undead',
    ]);
    expect(tables).toHaveLength(2);
    for (const [index, [head, ...rows]] of tables.entries()) {
      expect(head).toEqual(['Time', 'Supply', 'Order']);
      expect(rows).toHaveLength(dropped.analysis.players[index]!.build.length);
    }
    expect(html).toEqual([]);
  });

  it('mention nobody and format nothing', () => {
    expect(plain('<b>*a*</b> @b\nc | d')).toBe('\\<b\\>\\*a\\*\\</b\\> \\@b c \\| d');
  });
});
