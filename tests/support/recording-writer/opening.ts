import type { Action } from './action.ts';
import { command, place, selectOne, train } from './events.ts';
import { RACE_OBJECTS } from './race-objects.ts';
import type { ScenarioRace } from './race-objects.ts';
import type { CommandEvent } from './script.ts';

/**
 * Times of an opening's steps, in game milliseconds; a delay is added to each. Halls are seen 145 s after the order.
 */
export const OPENING_TIMES = {
  worker: 1_500,
  altar: 4_000,
  barracks: 12_000,
  hero: 67_000,
  firstUnit: 80_000,
  secondUnit: 105_000,
  smith: 110_000,
  firstSkill: 130_000,
  tier2Ordered: 180_000,
  research: 200_000,
  expansion: 240_000,
  secondSkill: 300_000,
  tier2Seen: 325_000,
  tier3Ordered: 400_000,
  tier3Seen: 545_000,
} as const;

export interface OpeningOptions {
  player: number;
  race: ScenarioRace;
  /** Added to every time, so that two players don't act simultaneously. */
  delayMs?: number;
  /** Whether to add Reforged's clicks on the command card before each train order. */
  cardClicks?: boolean;
}

/** A plausible opening: worker, altar, barracks, hero and skills, units, both tiers, expansion, research. */
export function opening({ player, race, delayMs = 0, cardClicks = false }: OpeningOptions): CommandEvent[] {
  const objects = RACE_OBJECTS[race];
  const [hall, keep, castle] = objects.halls;
  const side = player * 1000;
  // A Wisp becomes its Ancient of War, so another worker builds on.
  const [hallTag, workerTag, altarTag, barracksTag, smithTag, heroTag, nextTag] = [1, 2, 3, 4, 5, 6, 7].map(
    (n) => side + n,
  );
  const on = (tag = 0, id: string, ...actions: Action[]) => [...selectOne(id, tag), ...actions];
  const make = (tag = 0, builder: string, id: string): Action[] =>
    cardClicks
      ? on(tag, builder, { kind: 'card-click', tag, ability: 'Aque', object: id }, train(id))
      : on(tag, builder, train(id));
  const times = OPENING_TIMES;

  const steps: [at: number, actions: Action[]][] = [
    [times.worker, make(hallTag, hall, objects.worker)],
    [times.altar, on(workerTag, objects.worker, place(objects.altar, side + 256, -512))],
    [times.barracks, on(workerTag, objects.worker, place(objects.barracks, side + 512, -256))],
    [times.hero, make(altarTag, objects.altar, objects.hero)],
    [times.firstUnit, make(barracksTag, objects.barracks, objects.unit)],
    [times.secondUnit, make(barracksTag, objects.barracks, objects.unit)],
    [times.smith, on(nextTag, objects.worker, place(objects.smith, side + 768, -768))],
    [times.firstSkill, on(heroTag, objects.hero, { kind: 'skill-menu' }, train(objects.skills[0]))],
    [times.tier2Ordered, make(hallTag, hall, keep)],
    [times.research, make(smithTag, objects.smith, objects.research)],
    [times.expansion, on(nextTag, objects.worker, place(hall, side + 4096, 2048))],
    [times.secondSkill, on(heroTag, objects.hero, { kind: 'skill-menu' }, train(objects.skills[1]))],
    [times.tier2Seen, on(hallTag, keep)],
    [times.tier3Ordered, make(hallTag, keep, castle)],
    [times.tier3Seen, on(hallTag, castle)],
  ];
  return steps.map(([at, actions]) => command(at + delayMs, player, ...actions));
}
