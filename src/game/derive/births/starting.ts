/** What players start with. */
import type { GamePlayer } from '../../game.ts';
import type { Race } from '../../races.ts';
import type { Span } from './overlap.ts';

/** Units and buildings that players start with. */
const START: Readonly<Record<Race, Readonly<Record<string, number>>>> = {
  H: { hpea: 5, htow: 1 },
  O: { opeo: 5, ogre: 1 },
  E: { ewsp: 5, etol: 1 },
  U: { uaco: 3, ugho: 1, unpl: 1, ugol: 1 },
};

/** How many of a kind a player starts with. */
export const startCount = ({ race }: Pick<GamePlayer, 'race'>, id: string): number =>
  (race && START[race][id]) ?? 0;

/** Kinds that a player starts with. */
export const startKinds = ({ race }: Pick<GamePlayer, 'race'>): string[] =>
  race ? Object.keys(START[race]) : [];

/** Whether players of some race start with this kind. */
export const isStartKind = (id: string): boolean => Object.values(START).some((kinds) => id in kinds);

/** How many of a kind's seen objects may be ones that the player started with. */
export const startersAmong = (
  player: Pick<GamePlayer, 'race'>,
  id: string,
  seen: readonly Pick<Span, 'from'>[],
): number => Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
