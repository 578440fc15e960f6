/** The actions in the last, partial minute of a player. */
export const partOfMinute = (actions: number, seconds: number): string => `${actions} in ${seconds} s`;
