import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { readNicknames } from '../../../../src/archive/corpus/nicknames.ts';
import { sentencesAbout } from '../../../../src/archive/corpus/unlisting-integration.ts';
import { findLeftNames } from '../../../../src/archive/corpus/left-names.ts';
import { unlistedNames, withoutNames } from '../../../../src/archive/corpus/unlisted.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import {
  EVENTS,
  save,
  saveRecord,
  temporaryCorpus,
  temporaryFolder,
} from '../../../unit/archive/corpus/temporary-corpus.ts';

afterEach(() => void vi.unstubAllEnvs());

const entry = {
  name: 'Player A',
  aliases: ['Shy#1', 'Shy#2'],
  unlisted: true as const,
  source: 'Asked for it.',
};
const names = unlistedNames([entry]);
const ID = '1637653382_Player-A_Thrall_Concealed-Hill';

it('a person who does not want to be listed is nowhere, under no name that was recorded', () => {
  const { root } = temporaryCorpus();
  saveRecord(join(root, 'cup'), duel({ names: ['Shy#1', 'Thrall'], observers: ['Shy#2'] }));
  saveRecord(join(root, 'cup'), { ...duel(), randomSeed: 7 }, '7_Arthas_Thrall_Map.w3g');
  save(join(root, 'players.json'), JSON.stringify([entry]));
  const { games } = readCorpus(root);
  expect(games.map(({ replayId }) => replayId).sort()).toEqual([ID, '7_Arthas_Thrall_Map']);
  const { file: _, ...told } = games.find(({ replayId }) => replayId.includes('Player-A'))!;
  expect(JSON.stringify([told, summarize(told.game, told.replayId)])).not.toContain('Shy');
});

it('is in no list that people wrote, and lists may name games by the id of their record', () => {
  const { root } = temporaryCorpus();
  const file = saveRecord(join(root, 'cup'), duel({ names: ['Shy#1', 'Thrall'] }));
  const kept = /([^/]+)\.game\.json$/.exec(file)![1]!;
  vi.stubEnv('FARSEER_REPLAYS', root);
  const other = { name: 'Thrall', aliases: ['Thrall'], source: 'He met shy in the final.' };
  save(join(root, 'players.json'), JSON.stringify([entry, other]));
  save(join(root, 'events.json'), JSON.stringify([{ ...EVENTS[2], stage: 'Final: Shy against Thrall' }]));
  save(join(root, 'added.json'), JSON.stringify({ [kept]: '2026-11-21T10:22:46Z' }));
  const erratum = { replayId: kept, pointer: '/incomplete', sentence: 'Shy says so.' };
  save(join(root, 'errata.json'), JSON.stringify([erratum]));
  const { events, players, added, errata } = readInputs([]);
  expect(events[0]?.stage).toBe('Final: Player A against Thrall');
  expect(players).toEqual([{ ...other, source: 'He met Player A in the final.' }]);
  expect([...added.keys()]).toEqual([ID]);
  expect(errata).toEqual([{ ...erratum, replayId: ID, sentence: 'Player A says so.' }]);
});

it('only whole names are replaced, also where a script knows no spaces', () => {
  expect(withoutNames('Shyla met Shy.', names)).toBe('Shyla met Player A.');
  const foreign = unlistedNames([{ ...entry, aliases: ['强撸灰飞烟', 'a+b'] }]);
  expect(withoutNames(['胜者强撸灰飞烟赢', 'a+b, aab'], foreign)).toEqual([
    '胜者Player A赢',
    'Player A, aab',
  ]);
});

it('a word of the game is a name only as its player writes it, and in the address of the page', () => {
  const dist = temporaryFolder();
  const forms = unlistedNames([{ ...entry, aliases: ['PhoeNix#1', 'orange'] }]);
  save(join(dist, 'units.html'), '<td>Phoenix</td> an orange camp');
  save(join(dist, 'sbom.cdx.json'), '{"name":"PhoeNix"}');
  save(join(dist, 'game.html'), '<bdi>PhoeNix</bdi> <a href="/players/phoenix/">');
  expect(findLeftNames(dist, forms)).toEqual([{ file: 'game.html', person: 'Player A', times: 2 }]);
});

it('a name in a permanent release is told by its version, one elsewhere by its file', () => {
  const left = (file: string) => ({ file, person: 'Player A', times: 1 });
  const [elsewhere, releases, ...more] = sentencesAbout([
    left('docs/index.html'),
    left('data/releases/latest/players.csv'),
    left('data/releases/1.2.0/players.csv'),
    left('data/releases/1.2.0/games.csv'),
  ]);
  expect(elsewhere).toMatch(/docs\/index\.html.*latest/);
  expect(elsewhere).not.toContain('1.2.0');
  expect(releases).toMatch(/: 1\.2\.0\. /);
  expect(more).toEqual([]);
});

it('other words for a player are those of listed players', () => {
  const root = temporaryFolder();
  save(join(root, 'nicknames.json'), '{"shy":"Aab","fly":"Fly100%"}');
  const unlisted = unlistedNames([{ ...entry, aliases: ['Shy#1', 'aab'] }]);
  expect([...readNicknames(root, unlisted)]).toEqual([['fly', 'Fly100%']]);
  expect([...readNicknames(temporaryFolder(), unlisted)]).toEqual([]);
});

it('a build is searched for names in every form and in paths', () => {
  const dist = temporaryFolder();
  const forms = unlistedNames([{ ...entry, aliases: ['R&B 强#1', 'Shy#1'] }]);
  save(join(dist, 'index.html'), '<p>Shyla</p>');
  save(join(dist, 'a.html'), '<p>R&amp;B 强</p>');
  save(join(dist, 'b.json'), '{"url":"/players/r-b-u5f3a/","id":"7_Ru26B-u5f3a_x"}');
  save(join(dist, 'players/shy/card.png'), '');
  expect(findLeftNames(dist, forms)).toEqual([
    { file: 'a.html', person: 'Player A', times: 1 },
    { file: 'b.json', person: 'Player A', times: 2 },
    { file: 'players/shy/card.png', person: 'Player A', times: 1 },
  ]);
  expect(findLeftNames(dist, new Map())).toEqual([]);
});
