/** Values of filters. */

export const SPAN_WORDS = {
  under: (minutes: number): string => `under ${minutes} min`,
  from: (minutes: number): string => `${minutes} min or longer`,
  fromTo: (from: number, to: number): string => `${from} to ${to} min`,
};

export const EXPANDED_WORDS = {
  none: 'none',
  before: (clock: string): string => `before ${clock}`,
};
