/** What a fact is, and the facts that every search has: number of games, wins, lengths, dates, and the record of two players. */
import { winShare } from '../../archive/count/win-share.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { quantile } from '../../game/quantiles.ts';
import { urls } from '../../urls.ts';
import { shortDates } from '../../view/dates.ts';
import type { Finder } from '../find/find.ts';
import { isPlayed, type View } from '../find/test.ts';
import { isFilter, isOfPlayer, type Part } from '../parts/part.ts';
import type { Names } from '../parts/say.ts';
import labels from '../words/labels.json' with { type: 'json' };
import { ratedViews, type Leader } from './groups.ts';

type Run = string | { text: string; game: number } | { text: string; href: string };

export interface Fact {
  id: keyof typeof labels.facts;
  label: string;
  /** The fact in words; runs with a game or an address link to it. */
  text: readonly Run[];
  /** Number of games or appearances that it rests on. */
  n: number;
  /** A median in seconds, or a number of wins. */
  value?: number;
  /** Wins of the first and the second player. */
  won?: readonly [number, number];
  leaders?: readonly Leader[];
  /** Whether it tells winners or lengths. */
  spoils?: true;
}

/** A fact with the label of its kind, unless it has its own. */
export const fact = (id: Fact['id'], n: number, text: readonly Run[], rest: Partial<Fact> = {}): Fact => ({
  id,
  label: labels.facts[id],
  n,
  text,
  ...rest,
});

/** A share or a middle of fewer is not said. */
export const FEWEST = 5;

/** The result of a query. */
export interface Sample {
  /** A view for each player and opponent that fit. */
  views: readonly View[];
  /** One view of each game. */
  games: readonly View[];
  /** Number of team games that fit, too, but were left out. */
  teamGames: number;
  parts: readonly Part[];
  names: Names;
  finder: Finder;
}

/** How many games, which of them were certainly played at the time asked for, and team games left out. */
export function gameCount({ games, parts, teamGames }: Sample): Fact {
  const times = parts.filter((part) => part.key === 'date' && !part.not && isFilter(part));
  const sure = games.filter(({ game }) =>
    times.every(({ of }) => of.some((period) => isPlayed(game.played, period, true))),
  );
  const text = [
    String(games.length),
    ...(sure.length < games.length ? [`${sure.length} certainly then`] : []),
    ...(teamGames > 0 ? [`and ${counted(teamGames, 'team game')}`] : []),
  ];
  return fact('games', games.length, [text.join(', ')]);
}

/** Whether one side is named, so that its share of wins says something. */
const isOfOneSide = (parts: readonly Part[]): boolean =>
  parts.some((part) => isFilter(part) && isOfPlayer(part) && /^(?:me|him)$/.test(part.side));

/** Wins among games with a known result; as a share with its interval if there are enough games. */
export const shareText = (won: number, n: number): string => {
  if (n < FEWEST) return `${won} of ${n}`;
  const { percent, from, to } = winShare({ won, lost: n - won })!;
  return `${won} of ${n}, ${percent} % (95 % interval ${from} to ${to} %)`;
};

/** Views whose results count for a query: if it names a race, those of chosen races. */
export const ratedIn = ({ views, parts }: Sample): View[] =>
  ratedViews(
    views,
    parts.some(({ key, side }) => key === 'race' && side === 'me'),
  );

/** Wins of the side that the query names; null if it names both or none, or a result, unless the fact is asked for. */
export function wins(sample: Sample, isAsked = false): Fact | null {
  const { views, parts } = sample;
  const rated = ratedIn(sample);
  const n = rated.length;
  const isSaid = n > 0 && isOfOneSide(parts) && !parts.some(({ key }) => key === 'result');
  if (!isAsked && !isSaid) return null;
  const won = rated.filter(({ me }) => me.result === 'won').length;
  const drawn = ratedViews(views, false).length - n;
  const text = n === 0 ? '–' : shareText(won, n);
  return fact('wins', n, [drawn > 0 ? `${text}, without ${drawn} of a random race` : text], {
    value: won,
    spoils: true,
  });
}

/**
 * The score of two players against each other, or only their names; null unless the query names two, each in a part of
 * their own. Leads to their casting sheet.
 */
export function record({ parts, views, names }: Sample): Fact | null {
  const players = parts.filter((part) => part.key === 'player' && !part.not && isFilter(part));
  const [[a, ...more] = [], [b, ...alike] = [], ...others] = players.map(({ of }) => of);
  if (a === undefined || b === undefined || [more, alike, others].some((rest) => rest.length > 0))
    return null;
  const own = views.filter(({ me, him }) => me.person === a && him?.person === b);
  const won = (result: string) => own.filter(({ me }) => me.result === result).length;
  const score: [number, number] = [won('won'), won('lost')];
  const isPlayed = own.length > 0;
  const [first, second] = [names.of('player', a), names.of('player', b)];
  const text = isPlayed
    ? `${first} ${score.join(':')} ${second}`
    : `${first} and ${second} on a casting sheet`;
  const link = { text, href: urls.castingSheet(a, b) };
  return fact('record', own.length, [link], isPlayed ? { won: score, spoils: true } : {});
}

/** Shortest, median and longest game until it was decided; a dash for no games. */
export function lengths({ games }: Sample): Fact {
  const secondsOf = ({ game }: View) => Math.floor(game.decidedMs / 1000);
  const sorted = [...games].sort((a, b) => secondsOf(a) - secondsOf(b));
  const [shortest, longest] = [sorted[0], sorted.at(-1)];
  if (!shortest || !longest) return fact('lengths', 0, ['–'], { spoils: true });
  const value = quantile(sorted.map(secondsOf), 1 / 2);
  const nearest = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const linked = (view: View, seconds = secondsOf(view)) => ({
    text: formatClock(seconds * 1000),
    game: view.at,
  });
  const text = [
    ...['shortest ', linked(shortest), ', median ', linked(nearest, value)],
    ...[', longest ', linked(longest)],
  ];
  return fact('lengths', sorted.length, text, { value, spoils: true });
}

/** The first and the latest game; null if no date is known. */
export function dates({ games }: Sample): Fact | null {
  const dated = games.filter(({ game }) => game.played.from !== undefined);
  dated.sort((a, b) => (a.game.played.from! < b.game.played.from! ? -1 : 1));
  const [first, latest] = [dated[0], dated.at(-1)];
  if (!first || !latest) return null;
  // A day that is not known is told as its first and last possible day.
  const linked = (view: View) => ({ text: shortDates(view.game.played) ?? '', game: view.at });
  const isOne = dated.length === 1;
  return fact(
    'dates',
    dated.length,
    isOne ? [linked(first)] : ['first ', linked(first), ', latest ', linked(latest)],
  );
}
