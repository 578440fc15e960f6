/** Town halls that serve an attack or a defence at an enemy's base. */
import type { GamePlayer } from '../game.ts';
import { findObject } from '../objects/table.ts';
import { FIRST_BUILDINGS, HALLS, IN_BASE } from './expansions.ts';
import type { Step } from './step.ts';

/** A hall ordered before this time at an enemy's first buildings serves an attack or a defence, not a gold mine. */
const PROXY_MS = 240_000;

/** The halls among these steps that stand at the first buildings of enemies, which are the points `foes`. */
export const proxies = (steps: readonly Step[], foes: readonly (readonly [number, number])[]): Step[] =>
  steps.filter(
    ({ ms, id, at }) =>
      ms < PROXY_MS &&
      HALLS.includes(id) &&
      at !== null &&
      foes.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < IN_BASE),
  );

/** The points of the first buildings that these players placed, other than halls. */
export const firstBuildings = (players: readonly Pick<GamePlayer, 'events'>[]): [number, number][] =>
  players.flatMap(({ events }) =>
    events
      .flatMap((event) =>
        event.do === 'place' &&
        event.ms < PROXY_MS &&
        !HALLS.includes(event.id) &&
        findObject(event.id)?.kind === 'building'
          ? [event.at]
          : [],
      )
      .slice(0, FIRST_BUILDINGS),
  );
