import { expect, test } from 'vitest';
import { checkErrata, errataOf, faultsOfErrata } from '../../../../src/archive/count/errata.ts';
import { evidencePage, gamePage, ordersPage } from '../../../../src/view/game/pages.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const erratum = { replayId: 'a', pointer: '/players/0/result', sentence: 'The cast shows another end.' };
const archive = archiveWith(
  ['a', 'b'].map((id) => ({ id, event: null })),
  { errata: [erratum] },
);

test('what a person found to be doubtful is on every page of the game, and on no other', () => {
  for (const pageOf of [gamePage, evidencePage, ordersPage]) {
    const [doubted, other] = archive.games.map((game) => markdownOfSections(pageOf(archive, game)));
    expect(doubted).toContain('> Warning: Doubtful: The cast shows another end.');
    expect(other).not.toContain('Doubtful');
    expect(doubted!.match(/typed by strangers|strangers typed/g)).toHaveLength(1);
  }
});

test('the JSON of the game has it with its pointer', () => {
  expect(errataOf(archive, archive.gameOf('a')).at(-1)).toEqual({
    pointer: erratum.pointer,
    sentence: erratum.sentence,
  });
});

test('each pointer of a game that leads nowhere is a fault of its own, and other errors stay errors', () => {
  const errata = ['/players/9', '/players/0/result', '/gone'].map((pointer) => ({ ...erratum, pointer }));
  const faulty = archiveWith([{ id: 'a', event: null }], { errata });
  const [game] = faulty.games;
  expect(faultsOfErrata(faulty, game!).map((fault) => /\/\S+/.exec(fault)![0])).toEqual([
    '/players/9',
    '/gone',
  ]);
  expect(() => checkErrata(faulty, game!)).toThrow('/players/9');
  const broken = { ...game!, analysis: undefined as never };
  expect(() => faultsOfErrata(faulty, broken)).toThrow(TypeError);
});
