/** A Caddyfile. */
import { regex } from './pattern.ts';
import type { SiteSettings } from './nginx.ts';
import { HIDDEN, HTML, MARKDOWN, REVALIDATE, RULES, TYPES } from './rules.ts';

/** Complete text of a Caddyfile. Without a port, Caddy gets a certificate for the host and serves HTTPS. */
export function caddyConfig({ root, host, port }: SiteSettings): string {
  const rules = RULES.map(({ path, headers }, index) => ({ name: `@rule${index}`, path, headers }));
  return `${port === undefined ? host : `http://:${port}`} {
	root * ${quote(root)}

	# Weights of the two forms of a page: the more specific range decides.
${weightMap('markdown', ['text/markdown', 'text/*', '*/*'])}
${weightMap('html', ['text/html', 'text/*', '*/*'])}
	map {header.Accept} {farseer_named} {
		${expression(`(?:^|,)\\s*text/markdown\\s*(?:[,;]|$)`)} yes
		default no
	}
	@markdown {
		method GET HEAD
		path */
		file {path}index.md
		expression (({farseer_named} == "yes" && double({farseer_markdown}) > 0.0 && double({farseer_markdown}) >= double({farseer_html})) || ({farseer_named} == "no" && double({farseer_html}) == 0.0 && double({farseer_markdown}) > 0.0))
	}
	@hidden path ${HIDDEN.join(' ')}
${Object.keys(TYPES)
  .map((ending) => `\t@${ending} path *.${ending}`)
  .join('\n')}
${rules.map(({ name, path }) => `\t${name} path_regexp ${quote(regex(path))}`).join('\n')}

	# In a route the lines apply in their order, so that later ones decide.
	route {
${Object.entries(TYPES)
  .map(([ending, type]) => `\t\theader @${ending} Content-Type ${quote(type)}`)
  .join('\n')}
${rules.flatMap(({ name, headers }) => headerLines(name, headers)).join('\n')}
		error @hidden 404
		header @markdown Content-Type ${quote(MARKDOWN)}
		header @markdown Content-Location {path}index.md
		rewrite @markdown {path}index.md
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		header Content-Type ${quote(HTML)}
		header Cache-Control ${quote(REVALIDATE)}
		rewrite @missing /404.html
		file_server @missing {
			precompressed br gzip
		}
	}
}
`;
}

const quote = (text: string): string => `\`${text}\``;
const expression = (text: string): string => quote(`~(?i)${text}`);

const headerLines = (matcher: string, headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `\t\theader ${matcher} ${name} ${quote(value)}`);

/** Weight of the first of these ranges that the client names; what is no weight counts as 1. */
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
