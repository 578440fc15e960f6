/**
 * Formats text from a stranger, such as a file name or an event, as one log line. Workflow runners obey lines that
 * begin with `::`, and `##[` anywhere in a line, so both are broken up. Invisible characters are dropped.
 */
export const logLine = (text: string): string =>
  text
    .replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll('::', ': :')
    .replaceAll('##[', '# #[')
    .trim();
