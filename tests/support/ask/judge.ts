/** Enters phrases in the search and compares its answers with the truth. */
import { readFileSync } from 'node:fs';
import { browserIndex } from '../../../src/view/ask/index/browser-index.ts';
import { searchOf } from '../../../src/view/ask/engine.ts';
import type { Search } from '../../../src/view/ask/search.ts';
import { searchDocument } from '../../../src/view/ask/index/encode-search.ts';
import { columnsOf, type SearchColumns } from '../../../src/app/replays/engine/columns.ts';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { readPlayers } from '../../../src/archive/corpus/players.ts';
import { catalogueOf, type Catalogue } from '../../../src/archive/count/catalogue.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import foreignNames from '../../../src/view/ask/languages/names.json' with { type: 'json' };
import type { GameDocument, KnownPlayer } from './game-documents.ts';
import { TruthReader, type Truth } from './truth.ts';

/** The reference day for phrases such as "last year". */
export const TODAY = '2026-11-26';

export interface Phrase {
  kind: string;
  text: string;
  truth: string;
}

export interface Verdict extends Phrase {
  verdict: 'right' | 'wrong' | 'not understood';
  /** How the phrase was parsed, and the expected result, for debugging. */
  why: string;
}

/** Lines of the form "kind | phrase => truth". */
export const phrasesIn = (path: string): Phrase[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, kind = '', text = '', truth = ''] = /^(\S+) \| (.*) => (.*)$/.exec(line)!;
      return { kind, text, truth };
    });

/** Fights are counted from maps, which these games lack, so these numbers only have to differ. */
const foughtIn = (replayId: string) => {
  const hash = [...replayId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return { fights: hash % 41, even: hash % 101, strip: '' };
};

export interface Court {
  catalogue: Catalogue;
  columns: SearchColumns;
  search: Search;
  judge: (phrase: Phrase) => Verdict;
}

/** The real archive with everything needed to judge a phrase. */
export function openCourt(): Court {
  const { games, events } = readCorpus();
  const placed = games.map(({ game, replayId, tournamentId, recording }) => ({
    game: analyze(game, replayId),
    eventId: tournamentId,
    fileName: recording.name,
  }));
  const catalogue = catalogueOf(placed, events, readPlayers(corpusRoot()), foughtIn);
  const columns = columnsOf(browserIndex(catalogue));
  const document = searchDocument({ catalogue, builds: [], games: [] });
  const search = searchOf(columns.index, JSON.parse(JSON.stringify(document)), TODAY)!;
  search.learn(foreignNames);
  const truths = new TruthReader(
    placed.map(({ game, eventId }) => ({
      document: JSON.parse(JSON.stringify(game)) as GameDocument,
      event: eventId,
      ...foughtIn(game.replayId),
    })),
    JSON.parse(readFileSync(`${corpusRoot()}/players.json`, 'utf8')) as KnownPlayer[],
  );
  return {
    catalogue,
    columns,
    search,
    judge: (phrase) => judged(phrase, truths.read(phrase.truth), search, columns),
  };
}

function judged(phrase: Phrase, truth: Truth, search: Search, { pairs, index }: SearchColumns): Verdict {
  const read = search.read(phrase.text);
  const { mask, answer, order } = search.ask(phrase.text, pairs);
  const places = [...new Set(pairs.filter((_, at) => mask[at]).map(({ game }) => game))];
  const games = places.map((game) => index.games[game]!.replayId);
  const unknown = read.filter(({ understood }) => !understood).flatMap(({ words }) => words.split(' '));
  const same = games.length === truth.games.size && games.every((id) => truth.games.has(id));
  const first = index.games[order?.[0] ?? -1]?.replayId ?? null;
  const leader = answer?.leaders?.[0]?.name ?? '';
  const leads = truth.leaders?.length === 0 ? leader === '' : (truth.leaders?.includes(leader) ?? false);
  const fits = (): boolean => {
    switch (truth.asks) {
      case 'unknown':
        return truth.words!.every((word) => unknown.includes(word));
      case 'nobody':
        return (
          games.length === 0 &&
          read.some(({ text }) => text.includes(truth.leaders![0]!) && text.includes('no game'))
        );
      case 'games':
        return same && order === null && (answer === null || answer.asks === 'record');
      case 'most':
      case 'least':
        // Without a game that has the field, none may be first.
        return same && (first === null ? truth.first!.length === 0 : truth.first!.includes(first));
      case 'count':
        return answer?.asks === 'count' && answer.n === truth.n;
      case 'rate':
        return answer?.asks === 'rate' && answer.n === truth.n && answer.value === truth.won![0];
      case 'median':
        return (
          (answer?.asks === 'time' || answer?.asks === 'length') &&
          answer.n === truth.n &&
          answer.value === (truth.value == null ? null : Math.floor(truth.value))
        );
      case 'record':
        return answer?.asks === 'record' && answer.n === truth.n && String(answer.won) === String(truth.won);
      case 'wins':
      case 'losers':
        return (answer?.asks === 'winners' || answer?.asks === 'losers') && leads && answer.n === truth.n;
      case 'top':
        return answer?.asks === 'most' && leads && answer.n === truth.n;
      case 'best':
        return answer?.asks === 'best' && leads;
      case 'when':
        return answer?.asks === 'when' && same;
      default:
        throw new Error(`No truth is called ${truth.asks}.`);
    }
  };
  const verdict = fits()
    ? 'right'
    : unknown.length > 0 || read.length + games.length === 0
      ? 'not understood'
      : 'wrong';
  const reading = read.map(({ text }) => text).join(' | ');
  const expected = `${truth.games.size} games ${truth.n ?? ''} ${truth.value ?? ''} ${truth.won?.join(':') ?? ''} ${truth.leaders?.join(' or ') ?? ''}`;
  return {
    ...phrase,
    verdict,
    why: `[${reading}] ${games.length} games; ${answer?.sentence ?? ''} — expected ${phrase.truth}: ${expected}`,
  };
}
