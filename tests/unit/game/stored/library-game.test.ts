/** Libraries of every past form: in a browser's database, and as a saved file. */
import { describe, expect, it } from 'vitest';
import { fromList } from '../../../../src/app/drop/input/picked-files.ts';
import { libraryFile } from '../../../../src/app/drop/save/library-file.ts';
import { unfold } from '../../../../src/app/drop/save/unfold-library.ts';
import type { GameContent } from '../../../../src/app/library/store/games.ts';
import { gameFacts } from '../../../../src/app/tables/columns.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import { unpackGame } from '../../../../src/game/stored/link/pack.ts';
import { unpackWhole } from '../../../../src/game/stored/whole/whole.ts';
import { KEPT_GAMES, type KeptGame } from '../../../../src/game/stored/library-game.ts';
import { OWN_WORDS, type OwnWords } from '../../../../src/game/stored/history.ts';
import { openLibraryFile } from '../../../../src/game/stored/library-file.ts';
import { fixtureJson, fixtureText } from './fixtures.ts';
import { asLater } from './later.ts';
import { savedText } from '../../../support/saved-text.ts';

type Kept1 = Omit<KeptGame, 'decoder' | 'modified' | 'durationMs' | 'facts' | 'isWhole'> & {
  facts: Omit<KeptGame['facts'], 'decidedMs'> & { durationMs: number };
};

/** Contents of a database of form 1. */
interface Library1 {
  games: Kept1[];
  contents: GameContent[];
}
const { games, contents } = fixtureJson<Library1>('kept-1.json');
const kept = games.map((game) => KEPT_GAMES.open(game, 1));

describe('a library of form 1', () => {
  it('was read by the first decoder', () => {
    expect(kept).toEqual(
      games.map(({ facts: { durationMs, ...facts }, ...game }) => ({
        ...{ ...game, decoder: 1, modified: null, durationMs, isWhole: false },
        facts: { ...facts, decidedMs: durationMs },
      })),
    );
  });

  it.each(games.map(({ name }, index) => [name, index] as const))('gives %s', async (_name, index) => {
    const unpacked = await unpackGame(contents[index]!.packed);
    if (!unpacked.ok) throw new Error(unpacked.failure.code);
    const { game, replayId } = unpacked.value;
    expect(replayId).toBe(contents[index]!.summary.replayId);
    const analysis = analyze(game, replayId);
    const { map, sides, matchup } = gameFacts(analysis);
    expect(kept[index]!.facts).toMatchObject({ map, sides, matchup });
    expect(kept[index]!.durationMs).toBe(analysis.durationMs);
  });

  it('can be saved as a file of today', async () => {
    const saved = openLibraryFile(await savedText(libraryFile(kept, contents, { me: [], words: [] })));
    expect(saved).toEqual(openLibraryFile(fixtureText('library-1.json')));
  });
});

it('a library of form 3 saves and brings back when its files were last changed', async () => {
  const third = fixtureJson<KeptGame[]>('kept-3.json').map((game) => KEPT_GAMES.open(game, 3));
  const text = fixtureText('library-2.json');
  const { picks } = await unfold(fromList([new File([text], 'farseer-games.json')]));
  const { files } = picks;
  expect(files.map(({ file, added }) => [file.lastModified, added])).toEqual(
    third.map(({ modified, added }) => [modified ?? 0, added]),
  );
});

it('a game of form 2, and of the latest, is one of the latest', () => {
  const second = fixtureJson<(Kept1 & { decoder: number })[]>('kept-2.json');
  expect(second.map((game) => KEPT_GAMES.open(game, 2))).toEqual(kept);
  expect(kept.map((game) => KEPT_GAMES.open(game, KEPT_GAMES.latest))).toEqual(kept);
});

it('a library of form 5 has the length of the game beside that of the recording', () => {
  const fifth = fixtureJson<KeptGame[]>('kept-5.json').map((game) => KEPT_GAMES.open(game, 5));
  expect(fifth.map(({ durationMs }) => durationMs)).toEqual(kept.map(({ durationMs }) => durationMs));
  expect(fifth.every(({ durationMs, facts }) => facts.decidedMs! < durationMs + 1000)).toBe(true);
});

describe('a library of form 6', () => {
  const sixth = fixtureJson<KeptGame[]>('kept-6.json');

  it('has whole games', () => {
    expect(sixth.map((game) => KEPT_GAMES.open(game, 6))).toEqual(sixth);
    expect(sixth.every(({ isWhole }) => isWhole)).toBe(true);
  });

  it('is saved as a file of form 3, which gives everything back', async () => {
    const text = fixtureText('library-3.json');
    const { picks, ...said } = await unfold(fromList([new File([text], 'farseer-games.json')]));
    expect(said).toMatchObject({ libraries: 1, me: ['Rowan'] });
    expect(said.words.map(({ note }) => note)).toEqual(['4:10 too late\nsecond line', '']);
    expect(picks.files.map(({ path, added, file }) => [path, added, file.lastModified])).toEqual(
      sixth.map(({ name, added, modified }) => [name, added, modified]),
    );
    for (const { file } of picks.files) expect((await unpackWhole(await file.text())).ok).toBe(true);
    const contents = (JSON.parse(text) as { games: GameContent[] }).games.map((content, index) => ({
      ...content,
      fingerprint: sixth[index]!.fingerprint,
    }));
    expect(await savedText(libraryFile(sixth, contents, said))).toBe(text);
  });
});

it('what was said of a game in form 1 is as it was said', () => {
  const said = fixtureJson<OwnWords[]>('history-1.json');
  expect(said.map((words) => OWN_WORDS.open(words, 1))).toEqual(said);
  expect(said.every(({ fingerprint }) => kept.some((game) => game.fingerprint === fingerprint))).toBe(true);
});

describe('a saved file of form 1', () => {
  const given = () => fromList([new File([fixtureText('library-1.json')], 'farseer-games.json')]);

  it('gives all its games', async () => {
    const { files } = (await unfold(given())).picks;
    expect(files.map(({ path, added, packed, from }) => ({ path, added, packed, from }))).toEqual(
      games.map(({ name, added }, index) => ({
        path: name,
        added,
        packed: contents[index]!.packed,
        from: 'saved',
      })),
    );
  });

  it('gives them under a newer decoder, and each one opens and says that it is older', async () => {
    await asLater(async () => {
      const later = await import('../../../../src/app/drop/save/unfold-library.ts');
      const { unpackGame: unpackLater } = await import('../../../../src/game/stored/link/pack.ts');
      const { olderSentence } = await import('../../../../src/view/older-decoder.ts');
      expect(later.unfold).not.toBe(unfold);
      const { files } = (await later.unfold(given())).picks;
      expect(files).toHaveLength(games.length);
      for (const { packed = '' } of files) {
        const unpacked = await unpackLater(packed);
        expect(unpacked).toMatchObject({ ok: true, value: { game: { decoder: 1 } } });
        expect(unpacked).toEqual(await unpackGame(packed));
      }
      expect(olderSentence(1)).toMatchSnapshot();
      expect(olderSentence(DECODER_VERSION + 1)).toBe('');
    });
  });
});
