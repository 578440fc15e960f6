const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** Formats a number of bytes: "16 MB", "34 kB", "1.6 MB". */
export function formatSize(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  const digits = power > 0 && value < 10 && !Number.isInteger(value) ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[power]}`;
}
