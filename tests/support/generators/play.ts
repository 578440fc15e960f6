import type { Decision } from './decision.ts';
import { hero, moveHero, revive, skill } from './play-heroes.ts';
import { foreign, item, morph, noise, spy, unknown } from './play-odds.ts';
import { blindUnit, building, expansion, mine, unit, worker } from './play-production.ts';
import { look, research, tier } from './play-tech.ts';
import { PlayerState } from './player-state.ts';
import type { RaceSheet } from './race-sheets.ts';

/** Plays a player's decisions in order. */
export function play(
  player: number,
  sheet: RaceSheet,
  enemy: PlayerState['enemy'],
  decisions: readonly Decision[],
): { state: PlayerState; garbage: number } {
  const state = new PlayerState(player, sheet, enemy);
  let garbage = 0;
  for (const decision of decisions) {
    state.hand.wait(decision.wait);
    state.hand.joined = decision.joined;
    if (decide(state, decision) === 'garbage') garbage++;
  }
  return { state, garbage };
}

function decide(state: PlayerState, decision: Decision): unknown {
  switch (decision.kind) {
    case 'unit':
      return unit(state, decision);
    case 'worker':
      return worker(state, decision);
    case 'blind-unit':
      return blindUnit(state, decision);
    case 'building':
      return building(state, decision);
    case 'expansion':
      return expansion(state, decision);
    case 'mine':
      return mine(state, decision);
    case 'hero':
      return hero(state, decision);
    case 'skill':
      return skill(state, decision);
    case 'move-hero':
      return moveHero(state, decision);
    case 'revive':
      return revive(state, decision);
    case 'tier':
      return tier(state, decision);
    case 'research':
      return research(state, decision);
    case 'item':
      return item(state, decision);
    case 'foreign':
      return foreign(state, decision);
    case 'unknown':
      return unknown(state, decision);
    case 'morph':
      return morph(state, decision);
    case 'look':
      return look(state, decision);
    case 'spy':
      return spy(state, decision);
    case 'noise':
      return noise(state, decision);
  }
}
