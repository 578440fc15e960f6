/** The time of a text such as "15:36", in ms; null for other texts. */
export function clockMs(text: string): number | null {
  const [, minutes, seconds] = /^\s*(\d{1,4}):([0-5]\d)\s*$/.exec(text) ?? [];
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
}
