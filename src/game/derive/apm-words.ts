/** Explains what counts as an action. */
export const ACTION_MEANING =
  'An action is an order, a selection, a control group, an item use, a cancelled queue entry, an opened build or skill menu, or Escape. Replacing one selection with another counts as one action.';

/** Explains what counts as an effective action. */
export const EFFECTIVE_MEANING =
  'Effective actions are orders, item uses and cancelled queue entries. Selections, control groups, menus and Escape change nothing in the game and are left out. An order given twice counts twice.';

/** The actions in the last, partial minute of a player. */
export const partOfMinute = (actions: number, seconds: number): string => `${actions} in ${seconds} s`;
