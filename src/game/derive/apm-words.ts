/** A player's actions in their last, partial minute. */
export const partOfMinute = (actions: number, seconds: number): string => `${actions} in ${seconds} s`;
