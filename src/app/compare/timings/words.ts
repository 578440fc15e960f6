/** Texts that compare the times, counts and skills of both sides. `side` is A or B. */
import type { SideLetter } from '../words.ts';

/** Reasons why two times can't be compared. */
export const OBSTACLE_WORDS = {
  over: (side: SideLetter): string => `The game of ${side} was over by then`,
  none: (side: SideLetter): string => `None for ${side}`,
  bothSeen: 'Not comparable: both were only seen, which means no more than “by then”',
  oneSeen: (ordered: SideLetter, seen: SideLetter): string =>
    `Not comparable: ${ordered} was ordered, ${seen} only seen`,
};

/** Says how far the skill orders of the same hero agree. */
export const SKILL_WORDS = {
  none: 'No skill is known for both.',
  same: (skills: number): string => `The same skill order, as far as both go: ${skills}.`,
  /** `point` is the first skill point that differs; `a` and `b` are the skills that each side chose. */
  differs: (point: number, a: string, b: string): string =>
    `${point === 1 ? 'Different from the first skill on' : `The same up to skill ${point - 1}`}: then ${a} for A, ${b} for B.`,
};
