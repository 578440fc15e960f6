/** Facts about the games of a query. They are always the same ones; a question moves the asked one to the front. */
import { formatClock } from '../../game/clock.ts';
import { quantile } from '../../game/quantiles.ts';
import type { Finder, Result } from '../find/find.ts';
import { momentOf } from '../find/sort.ts';
import { gamesOf, playersOf } from '../find/test.ts';
import type { Part } from '../parts/part.ts';
import { momentText, type Names } from '../parts/say.ts';
import labels from '../words/labels.json' with { type: 'json' };
import { GROUPS, ranked, rankedByShare, type Leader } from './groups.ts';
import {
  dates,
  fact,
  FEWEST,
  gameCount,
  lengths,
  ratedIn,
  record,
  shareText,
  wins,
  type Fact,
  type Sample,
} from './usual.ts';

const MAX_LEADERS = 3;
/** Of a ranking that is asked for. */
const MAX_ASKED = 5;

/** The facts of a result, the asked one first. */
export function factsOf(result: Result, parts: readonly Part[], finder: Finder, names: Names): Fact[] {
  const { views, teamGames } = result;
  const sample: Sample = { views, games: gamesOf(views), teamGames, parts, names, finder };
  const asked = parts.find(({ key, off }) => key === 'ask' && off !== true);
  const first = asked ? askedFact(asked.of, sample) : null;
  const facts = views.length === 0 ? [record] : [gameCount, record, wins, lengths, dates, most, medians];
  const usual = facts.flatMap((factOf) => factOf(sample) ?? []);
  return [...(first ? [first] : []), ...usual.filter(({ id }) => id !== first?.id)];
}

const ASKED: Readonly<Record<string, (sample: Sample) => Fact | null>> = {
  count: gameCount,
  wins: (sample) => wins(sample, true),
  length: lengths,
  when: dates,
  record,
  winners: (sample) => byResult(sample, 'won'),
  losers: (sample) => byResult(sample, 'lost'),
};

function askedFact([kind = '', ...rest]: readonly string[], sample: Sample): Fact | null {
  const { views, names } = sample;
  if (kind === 'time') return timeOf(rest, sample);
  const group = GROUPS.find((candidate) => candidate === rest[0]);
  if (group && kind === 'most')
    return rankingOf(ranked(views, group, names), `Most played ${labels.groups[group]}`);
  if (group && kind === 'best') {
    const leaders = rankedByShare(ratedIn(sample), group, names);
    return rankingOf(leaders, `Best ${labels.groups[group]} by share of wins`, true);
  }
  return Object.hasOwn(ASKED, kind) ? ASKED[kind]!(sample) : null;
}

const leadersText = (leaders: readonly Leader[]): string =>
  leaders.map(({ name, n, won }) => `${name} ${won === undefined ? n : shareText(won, n)}`).join(', ') || '–';

function most({ views, names }: Sample): Fact | null {
  const leaders = ranked(views, 'player', names);
  const text = [leadersText(leaders.slice(0, MAX_LEADERS))];
  return leaders.length < MAX_LEADERS ? null : fact('players', leaders[0]!.n, text, { leaders });
}

const rankingOf = (leaders: readonly Leader[], label: string, spoils?: true): Fact =>
  fact('ranking', leaders[0]?.n ?? 0, [leadersText(leaders.slice(0, MAX_ASKED))], {
    ...{ label, leaders },
    ...(spoils && { spoils }),
  });

function byResult({ views, names }: Sample, result: 'won' | 'lost'): Fact {
  const own = views.filter(({ me }) => me.result === result);
  return rankingOf(ranked(own, 'player', names), labels.facts[result], true);
}

/** The times at which players reached a moment, ascending. */
const timesOf = (moment: readonly string[], { views, finder }: Sample): number[] => {
  const of = momentOf(moment, finder.objects);
  const seconds = playersOf(views).flatMap((view) => of(view) ?? []);
  return seconds.map(Number).sort((a, b) => a - b);
};

const middle = (seconds: readonly number[]): number => quantile(seconds, 1 / 2);

function timeOf(moment: readonly string[], sample: Sample): Fact {
  const seconds = timesOf(moment, sample);
  const n = seconds.length;
  const label = momentText(moment, sample.names).replace(/^./u, (letter) => letter.toUpperCase());
  if (n === 0) return fact('time', 0, ['–'], { label });
  const value = middle(seconds);
  const players = playersOf(sample.views).length;
  return fact('time', n, [`median ${formatClock(value * 1000)} (${n} of ${players} players)`], {
    label,
    value,
  });
}

function medians(sample: Sample): Fact | null {
  const said = ['hero1', 'tier2', 'expansion'].flatMap((moment) => {
    const seconds = timesOf([moment], sample);
    return seconds.length < FEWEST ? [] : [`${momentText([moment])} ${formatClock(middle(seconds) * 1000)}`];
  });
  return said.length === 0 ? null : fact('medians', sample.games.length, [said.join(', ')]);
}
