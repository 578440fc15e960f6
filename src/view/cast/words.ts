/** Texts of the casting sheet. */

/** `ENOUGH` in `prepared.ts` is the `from` of these texts. */
export const CAST_WORDS = {
  timings: {
    title: 'Timings against all games',
  },
};
