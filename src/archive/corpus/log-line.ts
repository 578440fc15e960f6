/**
 * Text of strangers, such as a file name or an event, as one line of a log. Runners of workflows obey lines that begin with `::`,
 * and `##[` anywhere in a line: neither is left whole. Characters without a place of their own are dropped.
 */
export const logLine = (text: string): string =>
  text
    .replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll('::', ': :')
    .replaceAll('##[', '# #[')
    .trim();
