/** Answers questions in words with the site's search: it uses the same engine, files and numbers. Runs anywhere. */
import { urls } from '../../urls.ts';
import { searchOf } from '../../view/ask/engine.ts';
import type { Search } from '../../view/ask/search.ts';
import { decodeIndex } from '../../view/ask/index/decode.ts';
import type { BrowserIndex } from '../../view/ask/index/game.ts';
import foreignNames from '../../view/ask/languages/names.json' with { type: 'json' };
import { pairsOf, type Pair } from '../../view/ask/match/pairs.ts';
import type { Documents } from './documents.ts';

interface LoadedSearch {
  index: BrowserIndex;
  search: Search;
  pairs: readonly Pair[];
}

/** One search per set of documents, because building a search takes longer than asking it a question. */
const loaded = new WeakMap<Documents, LoadedSearch>();

async function searchIn(documents: Documents): Promise<LoadedSearch> {
  const ready = loaded.get(documents);
  if (ready) return ready;
  const index = decodeIndex(await documents.json(urls.browserIndex()));
  if (!index.ok) throw new Error(index.failure.sentence);
  const today = new Date().toISOString().slice(0, 10);
  const search = searchOf(index.value, await documents.json(urls.searchIndex()), today);
  if (!search) throw new Error('The search of this site cannot be read.');
  search.learn(foreignNames);
  const fresh = { index: index.value, search, pairs: index.value.games.flatMap(pairsOf) };
  loaded.set(documents, fresh);
  return fresh;
}

/** The answer to a question: how it was understood, a sentence, and the games behind it. */
export async function answerQuestion(documents: Documents, question: string, limit: number) {
  const { index, search, pairs } = await searchIn(documents);
  const read = search.read(question);
  const { mask, order, answer, teamGames } = search.ask(question, pairs);
  const games = order ?? [...new Set(pairs.flatMap(({ game }, at) => (mask[at] ? [game] : [])))];
  const names = new Map(index.people.map(({ key, name }) => [key, name]));
  return {
    read_as: read.filter(({ understood }) => understood).map(({ text }) => text),
    not_understood: read.filter(({ understood }) => !understood).map(({ words }) => words),
    answer: answer && {
      sentence: answer.sentence,
      rests_on: answer.n,
      page: answer.link.href,
      ranking: answer.leaders?.slice(0, limit) ?? null,
    },
    count: games.length,
    team_games_left_out: teamGames,
    games: games.slice(0, limit).map((place) => {
      const { replayId, players, decidedMs } = index.games[place]!;
      return {
        replay_id: replayId,
        players: players.map(({ person, name, result }) => ({
          player: names.get(person ?? '') ?? name,
          result,
        })),
        minutes: Math.round(decidedMs / 6000) / 10,
      };
    }),
    page: `${urls.replays()}?${new URLSearchParams({ q: question }).toString()}`,
  };
}
