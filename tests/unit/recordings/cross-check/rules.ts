/** Reasons why two readers of one recording disagree. */
export const RULES = {
  burst: 'quick presses of one key are one decision here',
  're-placement': 'a building placed again at once is one building here',
  'same place': 'a building ordered again where the first would stand is one building here',
  cancel: 'what was taken back was not made',
  'foreign race': "objects of another race are listed apart, and so are an ally's heroes",
  morph: 'forms and summons are not produced',
  'hall upgrade': 'a higher town hall is an upgrade here and a building there',
  'out of sight': 'it drops orders on a mine in fog',
  'unknown there': 'w3gjs has no name for the object and drops it',
  pause: 'its clock runs on while the game is paused',
  'never skilled': 'a hero that was ordered and learned nothing is listed here only',
  'hero order': 'heroes stand in the order of their training here, of their first skills there',
  'skill burst': 'quick presses of one skill are one skill point here',
  retraining: 'the level is the highest reached here, that after retraining there',
  numbering: 'it takes the actions of this file for those of another patch and loses most of them',
  computers: 'it has one entry for all computers',
} as const;
export type Rule = keyof typeof RULES;

/** A difference; without a rule it is unexplained. */
export interface Finding {
  what: string;
  /** Number of orders or objects that differ. */
  count: number;
  rule?: Rule | undefined;
}
