/** The Accept decision of `choose.ts` as Caddy configuration, which captures weights as text and compares numbers. */

const expression = (text: string): string => `\`~(?i)${text}\``;
const weight = (type: string): string => `double({farseer_${type}})`;

/**
 * Caddy map to the client's weight for the first of `ranges` that it lists; an invalid weight counts as 1.
 */
function weightMap(type: string, ranges: readonly string[]): string {
  const lines = ranges.flatMap((range) => {
    const start = `(?:^|,)\\s*${range.replaceAll('*', '\\*')}\\s*`;
    return [
      `\t\t${expression(`${start};(?:[^,]*;)?\\s*q\\s*=\\s*(0(?:\\.[0-9]{0,3})?|1(?:\\.0{0,3})?)\\s*(?:[,;]|$)`)} "\${1}"`,
      `\t\t${expression(`${start}(?:[,;]|$)`)} 1`,
    ];
  });
  return `\tmap {header.Accept} {farseer_${type}} {\n${lines.join('\n')}\n\t\tdefault 0\n\t}`;
}

/** Maps, and the matcher `@markdown` for page requests that get the Markdown version. */
export function acceptMatcher(): string {
  const [markdown, html] = [weight('markdown'), weight('html')];
  const named = `{farseer_named} == "yes" && ${markdown} > 0.0 && ${markdown} >= ${html}`;
  const unnamed = `{farseer_named} == "no" && ${html} == 0.0 && ${markdown} > 0.0`;
  return `	# Weights of the two formats of a page: the more specific range decides.
${weightMap('markdown', ['text/markdown', 'text/*', '*/*'])}
${weightMap('html', ['text/html', 'text/*', '*/*'])}
	map {header.Accept} {farseer_named} {
		${expression('(?:^|,)\\s*text/markdown\\s*(?:[,;]|$)')} yes
		default no
	}
	@markdown {
		method GET HEAD
		path */
		file {path}index.md
		expression ((${named}) || (${unnamed}))
	}`;
}
