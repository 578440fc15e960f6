import { factsOf } from '../../../../src/app/drop/history/facts.ts';
import { ownGames, type OwnGame } from '../../../../src/app/drop/history/own.ts';
import { droppedDuel } from './games.ts';
import { DUEL } from './rows.ts';

const facts = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const [game] = ownGames(
  [
    {
      ...{ fingerprint: facts.fingerprint, name: 'a.w3g', added: 1, modified: null, decoder: 1, size: 1 },
      ...{ isWhole: false, durationMs: DUEL.decidedMs, facts: DUEL },
    },
  ],
  [facts],
  ['Moon'],
);

/** Games of one visitor of which the first half was won, with the first hero's time in seconds and the actions. */
export const ownDuels = (
  each: number,
  values: (lost: boolean, index: number) => { hero: number; apm: number },
): OwnGame[] =>
  Array.from({ length: 2 * each }, (_, index) => {
    const lost = index >= each;
    const { hero, apm } = values(lost, index);
    return {
      ...game!,
      ...{ fingerprint: `duel-${index}`, result: lost ? 'lost' : 'won', apm },
      ...{ units: [null, null, null, null] },
      timings: { 'first-hero': hero, camp: null, 'tier-2': null, expansion: null },
    };
  });
