/** Texts of the event list and of event pages. */

const NO_BRACKET = 'so we can’t draw a bracket.';

export const EVENT_WORDS = {
  rounds: {
    single: `The archive has series from only one round of this event, ${NO_BRACKET}`,
    unknown: (stage: string | undefined): string =>
      `${stage ? `All series are from one part of the event (${stage}). ` : ''}No source gives the rounds, ${NO_BRACKET}`,
  },
};
