/** Rankings: most played, highest win share, most wins, and head to head. */
import { RACE_NAMES, matchupName } from '../../../game/derive/race.ts';
import { winShare } from '../../../archive/count/win-share.ts';
import type { Group } from '../ask.ts';
import type { Answer, Leader } from './answer.ts';
import { describe } from './describe.ts';
import { pageAboutParts, pageAboutRivals } from './links.ts';
import { ratedViews, wonShare } from './numbers.ts';
import type { Sample, Appeared } from './views.ts';
import { RANKING_ANSWERS, RESULT_ANSWERS } from './words.ts';

/** Number of ranking rows in a sentence. */
const SAID = 3;
/** Rows of a ranking of races: all of them. */
const RACES = 4;
/** Minimum games for ranking a share. */
const FEWEST = 3;

/** The group that a player in a game belongs to, by name; null if unknown. */
function nameOf(of: Group, { game, self }: Appeared, sample: Sample): string | null {
  const named = (table: readonly { key: string; name: string }[], key: string | null) =>
    table.find((entry) => entry.key === key)?.name ?? null;
  switch (of) {
    case 'map':
      return named(sample.index.maps, game.map);
    case 'event':
      return named(sample.index.events, game.event);
    case 'matchup':
      return game.matchup && matchupName(game.matchup);
    case 'race':
      return self.race && RACE_NAMES[self.race];
    case 'player':
      return self.person && sample.nameOf(self);
    default: {
      const id = self.heroes[Number(of.slice(-1)) - 1];
      return id === undefined ? null : sample.objectName(id);
    }
  }
}

const groups = (of: Group, views: readonly Appeared[], sample: Sample): Map<string, Appeared[]> => {
  const byName = Map.groupBy(views, (view) => nameOf(of, view, sample) ?? '');
  byName.delete('');
  return byName;
};

const byCount = (a: Leader, b: Leader): number => b.n - a.n || (a.name < b.name ? -1 : 1);

/** The places after the first, as texts with their counts. */
const nextPlaces = (leaders: readonly Leader[]): string[] =>
  leaders.slice(1, SAID).map(({ name, n }) => RANKING_ANSWERS.mostNext(name, n));

export function answerMost(sample: Sample, of: Group): Answer {
  const perGame = of === 'map' || of === 'matchup' || of === 'event';
  const leaders = [...groups(of, sample.views, sample)]
    .map(([name, views]) => ({
      name,
      n: perGame ? new Set(views.map(({ game }) => game)).size : views.length,
    }))
    .sort(byCount);
  const total = perGame ? sample.games.length : sample.views.length;
  const unit = perGame ? 'games' : 'appearances';
  const first = leaders[0];
  const base = {
    asks: 'most',
    n: first?.n ?? 0,
    leaders,
    spoils: false,
    link: pageAboutParts(sample.parts),
  } as const;
  if (!first) return { ...base, sentence: RANKING_ANSWERS.noMost(of) };
  const others = nextPlaces(leaders);
  return {
    ...base,
    sentence: RANKING_ANSWERS.most(of, describe(sample.parts), first, total, unit, others),
  };
}

/** "What does Grubby play": a player's races and first heroes. */
export function answerPlayed(sample: Sample): Answer {
  const heroes = answerMost(sample, 'hero1');
  const isOfPlayer = sample.parts.some(
    ({ ask, side, not }) => ask.is === 'player' && side === 'self' && !not,
  );
  if (!isOfPlayer || heroes.n === 0) return heroes;
  return { ...heroes, sentence: `${answerMost(sample, 'race').sentence} ${heroes.sentence}` };
}

/** Ranks by the lower end of the share's interval, so that three wins out of three don't beat thirty out of forty. */
export function answerBest(sample: Sample, of: Group): Answer {
  const views = ratedViews(sample).filter(
    ({ self, game }) => self.result !== null && !(of === 'race' && isMirror(game.matchup)),
  );
  const leaders = [...groups(of, views, sample)]
    .map(([name, group]) => ({
      name,
      n: group.length,
      won: group.filter(({ self }) => self.result === 'won').length,
    }))
    .filter(({ n }) => n >= FEWEST)
    .map((leader) => ({ ...leader, low: winShare({ won: leader.won, lost: leader.n - leader.won })!.from }))
    .sort((a, b) => b.low - a.low || byCount(a, b));
  const first = leaders[0];
  const base = {
    asks: 'best',
    n: first?.n ?? 0,
    leaders,
    spoils: true,
    link: pageAboutParts(sample.parts),
  } as const;
  const what = describe(sample.parts);
  if (!first) return { ...base, sentence: RANKING_ANSWERS.noBest(of, FEWEST, what) };
  const others = leaders
    .slice(1, of === 'race' ? RACES : SAID)
    .map(({ name, n, won }) => RANKING_ANSWERS.bestNext(name, won, n));
  return {
    ...base,
    sentence: RANKING_ANSWERS.best(of, what, first.name, wonShare(first.won, first.n - first.won), others),
  };
}

const isMirror = (matchup: string | null): boolean => matchup !== null && matchup[0] === matchup[2];

/** Answers who won or lost most of these games. */
export function answerWinners(sample: Sample, asks: 'winners' | 'losers'): Answer {
  const result = asks === 'winners' ? 'won' : 'lost';
  const views = sample.views.filter(({ self }) => self.result === result);
  const leaders = [...groups('player', views, sample)]
    .map(([name, group]) => ({ name, n: group.length }))
    .sort(byCount);
  const first = leaders[0];
  const base = { asks, n: first?.n ?? 0, leaders, spoils: true, link: pageAboutParts(sample.parts) } as const;
  const what = describe(sample.parts);
  if (!first) return { ...base, sentence: RESULT_ANSWERS.nobody(result, what) };
  if (sample.games.length === 1)
    return { ...base, sentence: RESULT_ANSWERS.ofSingle(first.name, result, what) };
  const others = nextPlaces(leaders);
  return {
    ...base,
    sentence: RESULT_ANSWERS.ofMany(first.name, result, first.n, sample.games.length, what, others),
  };
}

/** Compares two players; the views are the first player's. */
export function answerRecord(sample: Sample, [first, second]: readonly [string, string]): Answer {
  const won = sample.views.filter(({ self }) => self.result === 'won').length;
  const lost = sample.views.filter(({ self }) => self.result === 'lost').length;
  const n = sample.views.length;
  const what = describe(sample.parts.filter(({ ask }) => ask.is !== 'player'));
  return {
    ...{ asks: 'record', n, won: [won, lost], spoils: true, link: pageAboutRivals(sample.parts) },
    sentence:
      n === 0
        ? RESULT_ANSWERS.neverMet(first, second, what)
        : RESULT_ANSWERS.record(first, won, lost, second, n, what),
  };
}
