import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import {
  DUEL_ID,
  EVENTS,
  filesIn,
  save,
  saveRecording,
  temporaryCorpus,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';
import { NO_SENTENCE } from '../../../src/archive/corpus/players.ts';
import { INGEST_WORDS, RECEIVE_WORDS } from '../../../src/cli/words.ts';

function setUp() {
  const { root } = temporaryCorpus();
  const inbox = join(root, 'inbox');
  mkdirSync(inbox);
  const about = (folder: string, ...lines: string[]) =>
    save(join(inbox, folder, 'about.yaml'), lines.join('\n'));
  const list = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as object[];
  return { root, inbox, about, list, call: () => run('receive', [], { FARSEER_REPLAYS: root }) };
}

test('a recording without a word becomes a record of no event, and leaves the inbox', () => {
  const { root, inbox, call } = setUp();
  saveRecording(join(inbox, 'a.w3g'));
  const { status, stdout } = call();
  expect(status).toBe(0);
  expect(stdout).toContain(`\`${DUEL_ID}\``);
  expect(stdout).toContain('| not known |');
  expect(filesIn(root)).toEqual([
    'added.json',
    'events.json',
    `unattributed/${DUEL_ID}.game.json`,
    `unattributed/${DUEL_ID}.orders.json`,
  ]);
  expect(call()).toMatchObject({ status: 0, stdout: `${RECEIVE_WORDS.empty}\n` });
});

test('a few lines beside it name an event that is known, one that is new, and people of several names', () => {
  const { root, inbox, about, list, call } = setUp();
  saveRecording(join(inbox, 'known', 'a.w3g'));
  about('known', 'event: cup');
  saveRecording(join(inbox, 'new', 'b.w3g'), { ...duel(), randomSeed: 2 });
  about(
    'new',
    'event: { id: wedding, name: Wedding, organiser: null, date: 2019-05-04 }',
    'players:',
    '  - name: Arthas',
    '    aliases: [Arthas, Menethil]',
    '    source: He says so.',
  );
  expect(call().status).toBe(0);
  expect(filesIn(root).filter((file) => file.endsWith('.game.json'))).toEqual([
    `cup/${DUEL_ID}.game.json`,
    expect.stringMatching(/^wedding\/2_/),
  ]);
  expect(list('events.json').at(-1)).toEqual({
    id: 'wedding',
    name: 'Wedding',
    organiser: null,
    date: '2019-05-04',
  });
  // Text by people stays unchanged.
  expect(readFileSync(join(root, 'events.json'), 'utf8')).toContain(JSON.stringify(EVENTS).slice(0, -1));
  expect(list('players.json')).toEqual([
    { name: 'Arthas', aliases: ['Arthas', 'Menethil'], source: 'He says so.' },
  ]);
  // The same request again: nothing is reported twice.
  saveRecording(join(inbox, 'new', 'b.w3g'), { ...duel(), randomSeed: 2 });
  about('new', 'event: { id: wedding, name: Wedding, organiser: null, date: 2019-05-04 }');
  const again = call();
  expect(again.stdout).toContain('unchanged');
  expect(list('events.json').filter((event) => 'id' in event && event.id === 'wedding')).toHaveLength(1);
});

test.each([
  ['event: nobody-knows', INGEST_WORDS.unknownEvent('nobody-knows', []).split('. ')[0]!],
  ['event: { id: x }', 'event.name: '],
  ['event: 7', INGEST_WORDS.unknownEvent('7', []).split('. ')[0]!],
  ['winner: me', 'winner'],
  ['event: [', 'about.yaml: '],
  ['event: { id: cup, name: Another, organiser: null, date: null }', '"cup" is taken'],
  ['players: [{ name: A, aliases: [A], source: no sentence }]', NO_SENTENCE],
])('what is said wrongly refuses its folder alone and changes nothing: %s', (line, sentence) => {
  const { root, inbox, about, call } = setUp();
  saveRecording(join(inbox, 'good', 'a.w3g'));
  saveRecording(join(inbox, 'bad', 'b.w3g'), { ...duel(), randomSeed: 2 });
  about('bad', line);
  const events = readFileSync(join(root, 'events.json'), 'utf8');
  const { status, stdout } = call();
  expect(status).toBe(1);
  expect(stdout).toContain('invalid-about');
  expect(stdout.replaceAll('\\', '')).toContain(sentence);
  expect(filesIn(root)).toEqual(
    expect.arrayContaining(['inbox/bad/about.yaml', 'inbox/bad/b.w3g', `unattributed/${DUEL_ID}.game.json`]),
  );
  expect(filesIn(root)).not.toContain('inbox/good/a.w3g');
  expect(readFileSync(join(root, 'events.json'), 'utf8')).toBe(events);
});

test('nothing of a stranger begins a line that a workflow would obey', () => {
  const { inbox, about, call } = setUp();
  saveRecording(join(inbox, 'a', 'a.w3g'));
  // One file causes a warning, the other can't be parsed; parsers quote lines of both.
  about('a', '::error::warned of: !odd x');
  saveRecording(join(inbox, 'b', 'b\n::error::name.w3g'), { ...duel(), randomSeed: 2 });
  about('b', 'event:', '  ::error::[', '::error::failed: [');
  save(join(inbox, 'c', 'junk\r\n  ::error::name.w3g'), 'junk');
  saveRecording(join(inbox, 'd', 'd.w3g'), { ...duel(), randomSeed: 3 });
  about('d', '? "\\n::error::key"', ': 1');
  const { status, stdout, stderr } = call();
  expect(status).toBe(1);
  expect(stdout.match(/: :error: :name/g)).toHaveLength(2);
  expect(stdout + stderr).not.toMatch(/::|##\[/);
});

test('a year and a name of digits are text, and the file may end in yml', () => {
  const { root, inbox, list, call } = setUp();
  saveRecording(join(inbox, 'a', 'a.w3g'));
  save(
    join(inbox, 'a', 'about.yml'),
    'event: {id: wedding, name: Wedding, organiser: null, date: 2019}\nplayers: [{name: "Bond", aliases: [007], source: He says so.}]\n',
  );
  expect(call().status).toBe(0);
  expect(list('events.json').at(-1)).toMatchObject({ id: 'wedding', date: '2019', organiser: null });
  expect(list('players.json')).toMatchObject([{ aliases: ['007'] }]);
  expect(filesIn(root)).toContain(`wedding/${DUEL_ID}.game.json`);
  expect(filesIn(inbox)).toEqual([]);
});

test('duplicates and what gives no game are named; only the latter stays', () => {
  const { root, inbox, call } = setUp();
  saveRecording(join(inbox, 'a.w3g'));
  saveRecording(join(inbox, 'b', 'c.w3g'));
  writeFileSync(join(inbox, 'junk.w3g'), 'junk');
  const { status, stdout } = call();
  expect(status).toBe(1);
  expect(stdout).toContain('`inbox/b/c.w3g` duplicate: ');
  expect(stdout).toContain('`inbox/junk.w3g` not-a-replay: ');
  expect(filesIn(join(root, 'inbox'))).toEqual(['junk.w3g']);
});

test('who may be known already is proposed, and names are never markup', () => {
  const { inbox, call } = setUp();
  saveRecording(join(inbox, 'a.w3g'));
  saveRecording(join(inbox, 'b.w3g'), { ...duel({ names: ['Arthas99', '|<img>|'] }), randomSeed: 2 });
  const { stdout } = call();
  expect(stdout).toContain('## Perhaps');
  expect(stdout).toContain('"Arthas99"');
  expect(stdout).not.toMatch(/[^\\]<img>/);
});
