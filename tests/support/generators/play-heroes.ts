import type { Decision } from './decision.ts';
import { TAGS, type PlayerState, type StatedStep } from './player-state.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/**
 * A hero ordered again during training, or after being seen, is the same order; otherwise the first order made
 * nothing.
 */
const TRAINING_MS = 55_000;
const REVIVE = 0x000d003b;

/** The hero of a decision: ids, tags and the building that makes it. */
function pick(state: PlayerState, which: number) {
  const index = which % state.sheet.heroes.length;
  const [id, ...skills] = state.sheet.heroes[index]!;
  const tavern = id.startsWith('N');
  return {
    id,
    skills,
    tag: state.base + TAGS.hero + index,
    tavern,
    maker: state.tag(tavern ? 'tavern' : 'altar'),
    building: tavern ? 'ntav' : state.sheet.altar,
  };
}

export function hero(state: PlayerState, { which, cancelled, gaps, grasp }: Of<'hero'>): void {
  const { hand, heroes } = state;
  const { id, tavern, maker, building } = pick(state, which);
  const known = heroes.get(id);
  if (!known && state.seen.has(id)) return;
  hand.grasp(grasp, maker, building);
  const presses = state.tap(gaps, () => hand.order(id));
  if (known && (presses.ms - known.ms < TRAINING_MS || tavern || state.seen.has(id))) {
    known.presses += presses.presses;
    known.lastMs = presses.lastMs;
    return;
  }
  const step = state.state({ ...presses, id, type: 'hero', maker });
  if (known) known.cancelled = 1;
  // Taverns provide heroes immediately, so nothing can be cancelled there.
  if (!cancelled || tavern) return void heroes.set(id, step);
  hand.wait(600);
  hand.queue({ kind: 'unqueue', slot: 0, id }, { do: 'unqueue', id });
  step.cancelled = 1;
  heroes.delete(id);
}

/** Selects a hero, which isn't possible before training is over. */
function meet(state: PlayerState, which: number, grasp: Decision['grasp']) {
  const found = pick(state, which);
  const ordered = state.heroes.get(found.id);
  const trainedMs = ordered && !found.tavern ? ordered.ms + TRAINING_MS : 0;
  if (state.hand.now < trainedMs) state.hand.wait(trainedMs - state.hand.now);
  state.hand.grasp(grasp, found.tag, found.id);
  state.seen.add(found.id);
  return found;
}

/** Learns a skill with as many points as allowed, one for each burst. */
export function skill(state: PlayerState, { which, skill: index, gaps, grasp }: Of<'skill'>): void {
  const { hand } = state;
  const { id, skills } = meet(state, which, grasp);
  const learned = skills[index]!;
  if (grasp !== 'keep') hand.act({ kind: 'skill-menu' });
  const { ms } = state.tap(gaps, () => hand.order(learned));
  state.skills.push({ ms, hero: id, id: learned, ultimate: index === 3 });
}

export function moveHero(state: PlayerState, { which, grasp }: Of<'move-hero'>): void {
  meet(state, which, grasp);
  state.hand.bare({ kind: 'order-point', order: 0x000d0003, x: 10, y: 20, flags: 0x44 });
}

/**
 * The altar's button for reviving a hero. It names the hero by tag, so only heroes once selected can be identified.
 */
export function revive(state: PlayerState, { which, cancelled, gaps, grasp }: Of<'revive'>): void {
  const { hand, heroes, seen } = state;
  const { id, tag, maker, building } = pick(state, which);
  const first: StatedStep | undefined = heroes.get(id);
  if (!first || !seen.has(id) || hand.now - first.ms < TRAINING_MS) return;
  hand.grasp(grasp, maker, building);
  const order = () => {
    hand.bare({ kind: 'order-object', order: REVIVE, target: tag, x: 0, y: 0 }, { do: 'revive', id });
  };
  const step = state.state({ ...state.tap(gaps, order), id, type: 'revival', maker });
  if (!cancelled) return;
  hand.wait(800);
  hand.queue({ kind: 'cancel-revival', tag }, { do: 'unrevive', id });
  step.cancelled = 1;
}
