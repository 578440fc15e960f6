/** What of a recording no table of ours has: a newer patch or build, ids of the game, and actions. */
import type { Game, GameEvent } from '../game.ts';
import { competitors } from '../identity.ts';
import { findAbility } from '../objects/abilities.ts';
import { RELEASES, releasesOf } from '../objects/numbers/releases.ts';
import { findObject } from '../objects/table.ts';

export interface Unknowns {
  /** Why its prices and times aren't its own: it is newer than all tables, or no table has its patch or build. */
  release: 'newer' | 'unlisted' | null;
  /** Ordered ids that the game's own files may have, in order of their first use. */
  ids: string[];
  /** One line with all of it for an issue: only numbers and ids, nothing about players. */
  text: string;
}

/** Ids that a map made up end in three digits or capital letters; the game's own ids have other letters. */
const OF_MAP = /^.[0-9A-Z]{3}$/;
/** Old builds that aren't listed are no news: they lie between releases with the same numbers. */
const OLD = RELEASES.findIndex(({ release }) => release === '1.33.0');
/** Later ids are left out: hostile and custom recordings have thousands. */
const MAX_IDS = 20;

/** What no table has; null if all is known. Ids that a custom map made up don't count. */
export function unknownsOf(game: Game): Unknowns | null {
  const { first, listed, newer } = releasesOf(game);
  const release = newer ? 'newer' : listed || first < OLD ? null : 'unlisted';
  const ids = [...new Set(competitors(game).flatMap(({ events }) => events.flatMap(unknownId)))].slice(
    0,
    MAX_IDS,
  );
  const { patch, build, post202, undecodable, unknownActions = [] } = game;
  if (release === null && ids.length === 0 && undecodable === 0) return null;
  const text = [
    `patch ${patch ?? 'unknown'}`,
    `build ${build}`,
    `${post202 ? 'new' : 'old'} action numbers`,
    ...(ids.length > 0 ? [`ids ${ids.join(' ')}`] : []),
    ...(unknownActions.length > 0 ? [`actions ${unknownActions.map(hex).join(' ')}`] : []),
    ...(undecodable > 0 ? [`${undecodable} undecodable blocks of actions`] : []),
  ].join(', ');
  return { release, ids, text };
}

const hex = (id: number): string => `0x${id.toString(16).padStart(2, '0')}`;

function unknownId(event: GameEvent): string[] {
  if (!('id' in event) || OF_MAP.test(event.id)) return [];
  return findObject(event.id) || findAbility(event.id) ? [] : [event.id];
}
