/** Whether there is an offline copy, on the privacy page. */
export const COPY_WORDS = {
  here: 'There is an offline copy on this device.',
  none: 'There is no offline copy on this device.',
};
