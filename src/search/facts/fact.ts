/** A fact about the games of a query, and what facts are made from. */
import type { Finder } from '../find/find.ts';
import type { View } from '../find/views.ts';
import type { Names } from '../parts/names.ts';
import type { Part } from '../parts/part.ts';
import labels from '../words/labels.json' with { type: 'json' };
import type { Leader } from './groups.ts';

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
