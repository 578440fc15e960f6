/** Whether there is an offline copy, on the privacy page. */
export const COPY_WORDS = {
  here: 'This device has an offline copy.',
  none: 'This device has no offline copy.',
};
