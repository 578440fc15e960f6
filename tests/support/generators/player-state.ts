import { Hand } from './hand.ts';
import { HALL_UPGRADE_MS, type RaceSheet } from './race-sheets.ts';

/** A production step as the script intends it: one decision, however many presses. */
export interface StatedStep {
  ms: number;
  id: string;
  type: 'building' | 'unit' | 'hero' | 'upgrade' | 'item' | 'revival' | 'morph';
  presses: number;
  lastMs: number;
  /** Tag of the maker; null if the recording doesn't show it. */
  maker: number | null;
  /** Final place of a building. */
  at: [number, number] | null;
  cancelled: number;
}

/** A skill learned by a burst of presses. */
export interface StatedSkill {
  ms: number;
  hero: string;
  id: string;
  ultimate: boolean;
}

/** Objects of one player, by position in the player's range of tags. */
export const TAGS = {
  hall: 1,
  worker: 2,
  otherWorker: 3,
  altar: 4,
  barracks: 5,
  otherBarracks: 6,
  smith: 7,
  shop: 8,
  hero: 11,
  tavern: 21,
  site: 31,
} as const;

/** A generated player's possessions and past actions. */
export class PlayerState {
  readonly hand: Hand;
  readonly steps: StatedStep[] = [];
  readonly foreign: StatedStep[] = [];
  readonly skills: StatedSkill[] = [];
  readonly sheet: RaceSheet;
  /** First tag of this player. */
  readonly base: number;
  readonly enemy: { sheet: RaceSheet; base: number };
  /** Each living hero's first order, its step, and whether the hero was ever selected. */
  readonly heroes = new Map<string, StatedStep>();
  readonly seen = new Set<string>();
  /** When each building id was last placed. */
  readonly placed = new Map<string, number>();
  #hall: 0 | 1 | 2 = 0;
  #upgrade: StatedStep | undefined;
  #sites: number = TAGS.site;
  #places = 0;

  constructor(player: number, sheet: RaceSheet, enemy: { sheet: RaceSheet; base: number }) {
    this.hand = new Hand(player);
    this.sheet = sheet;
    this.base = player * 1000;
    this.enemy = enemy;
  }

  tag(what: keyof typeof TAGS): number {
    return this.base + TAGS[what];
  }

  /** A new building with a separate tag. */
  newSite(): number {
    this.#sites += 10;
    return this.base + this.#sites;
  }

  /** A place far from all others, because otherwise a building there would repeat the previous one. */
  newPlace(elsewhere = false): [number, number] {
    this.#places++;
    return [elsewhere ? 9000 : -3000, this.#places * 500];
  }

  /** The hall's current form: an uncancelled upgrade is finished 140 s after its order. */
  get hall(): 0 | 1 | 2 {
    const upgrade = this.#upgrade;
    if (upgrade && this.hand.now >= upgrade.ms + HALL_UPGRADE_MS) {
      this.#hall = this.#hall === 0 ? 1 : 2;
      this.#upgrade = undefined;
    }
    return this.#hall;
  }

  /** Whether the hall is upgrading. */
  get upgrading(): boolean {
    return this.hall < 2 && this.#upgrade !== undefined;
  }

  /** Starts an upgrade of the hall; ordered again before the end, it restarts. */
  upgradeHall(step: StatedStep): void {
    this.#upgrade = step.cancelled ? undefined : step;
  }

  state(step: Pick<StatedStep, 'ms' | 'id' | 'type' | 'maker'> & Partial<StatedStep>): StatedStep {
    const full = { presses: 1, lastMs: step.ms, at: null, cancelled: 0, ...step };
    this.steps.push(full);
    return full;
  }

  /** Repeats an order in a burst; returns the times of the first and the last press. */
  tap(gaps: readonly number[], press: () => void): Pick<StatedStep, 'ms' | 'lastMs' | 'presses'> {
    const ms = this.hand.now;
    press();
    for (const gap of gaps) {
      this.hand.wait(gap);
      press();
    }
    return { ms, lastMs: this.hand.now, presses: gaps.length + 1 };
  }
}
