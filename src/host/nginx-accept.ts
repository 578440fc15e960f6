/**
 * The Accept decision of `choose.ts` as nginx configuration. nginx has no numbers, so weights are strings without
 * trailing zeros, compared digit by digit.
 */

/** Captures a weight without trailing zeros. An invalid weight matches nothing and counts as 1. */
const WEIGHT = (name: string) => `(?<${name}>1|0(?:\\.[0-9]{0,2}[1-9])?)\\.?0{0,3}`;
const literal = (range: string) => range.replaceAll('*', '\\*');

/** nginx map to the client's weight for the first of `ranges` that it lists; 0 if it lists none of them. */
function weightMap(variable: string, ranges: readonly string[]): string {
  const lines = ranges.flatMap((range, index) => {
    const capture = `${variable}_q${index}`;
    const start = `(?:^|,)\\s*${literal(range)}\\s*`;
    return [
      `    "~*${start};(?:[^,]*;)?\\s*q\\s*=\\s*${WEIGHT(capture)}\\s*(?:[,;]|$)" $${capture};`,
      `    "~*${start}(?:[,;]|$)" 1;`,
    ];
  });
  return `map $http_accept $${variable} {\n    default 0;\n${lines.join('\n')}\n}`;
}

/** Matches two weights if the first is smaller. */
function smaller(): string {
  const digits = Array.from({ length: 9 }, (_, digit) => `${digit}[0-9.]* \\1[${digit + 1}-9]`);
  // Either the same digits followed by more, or a smaller digit at the first difference.
  return `([0-9.]*)(?: \\1[0-9.]+$|${digits.join('|')})`;
}

/** Maps that end in `$farseer_index`: the file to send for the address of a page. */
export function acceptMaps(): string {
  return `map $http_accept $farseer_named {
    default 0;
    "~*(?:^|,)\\s*${literal('text/markdown')}\\s*(?:[,;]|$)" 1;
}
${weightMap('farseer_markdown', ['text/markdown', 'text/*', '*/*'])}
${weightMap('farseer_html', ['text/html', 'text/*', '*/*'])}
# Whether Markdown is named, its weight, the weight of HTML.
map "$farseer_named $farseer_markdown $farseer_html" $farseer_index {
    default index.html;
    "~^1 0 " index.html;
    "~^1 ${smaller()}" index.html;
    "~^1 " index.md;
    "~^0 0 " index.html;
    "~^0 \\S+ 0$" index.md;
}`;
}
