/** Generates a Caddyfile. */
import { MOVED } from './moved-addresses.ts';
import { regex } from './pattern.ts';
import { HTML, isText, MARKDOWN, TYPES, WORTH_COMPRESSING } from './content-types.ts';
import { textTypes } from './headers.ts';
import { type HeaderValues, HIDDEN, METHODS, REVALIDATE, RULES, varyOf } from './rules.ts';
import type { SiteSettings } from './settings.ts';

/** The complete text of a Caddyfile. Without a port, Caddy gets a certificate for the host and serves HTTPS. */
export function caddyConfig({ root, host, port }: SiteSettings): string {
  return `${port === undefined ? host : `http://:${port}`} {
	root * ${quote(root)}

${acceptMatcher()}
${matchers()}

	# In a route, the lines apply in order, so later ones decide.
	route {
${route()}
	}

	handle_errors {
${errors()}
	}
}
`;
}

const rules = RULES.map(({ path, headers }, index) => ({ name: `@rule${index}`, path, headers }));

/** Names for the requests that the lines of the route are about. */
const matchers = (): string => `\
	@hidden path ${HIDDEN.join(' ')}
	# The second address of a Markdown version.
	@second path_regexp second ^(.+)\\.md$
${MOVED.map(({ pattern }, index) => `\t@moved${index} path_regexp moved${index} ${quote(pattern)}`).join('\n')}
	@asked method OPTIONS
	@refused not method ${METHODS.join(' ')}
	# Caddy adds a slash by itself, but older versions lose the query.
	@folder {
		not path */
		file {path}/index.html
		expression ({query} != "" && !{path}.startsWith("//"))
	}
	@text path ${textPaths().join(' ')}
${Object.keys(TYPES)
  .map((ending) => `\t@${ending} path *.${ending}`)
  .join('\n')}
${rules.map(({ name, path }) => `\t${name} path_regexp ${quote(regex(path))}`).join('\n')}`;

/** Headers, redirects and files. */
const route = (): string => `\
${Object.entries(TYPES)
  .map(([ending, type]) => `\t\theader @${ending} Content-Type ${quote(type)}`)
  .join('\n')}
${rules.flatMap(({ name, headers }) => headerLines(name, headers)).join('\n')}
		# Deferred, because encoding adds its own header to compressed answers and none to others.
		header @text {
			Vary Accept-Encoding
			defer
		}
		header @asked Allow ${quote(METHODS.join(', '))}
		respond @asked 204
		error @refused 405
		error @hidden 404
${MOVED.map(
  ({ before, after, query }, index) =>
    `\t\tredir @moved${index} ${before}{re.moved${index}.1}${after}${query ? '?{query}' : ''} 301`,
).join('\n')}
		redir @folder {path}/?{query} 308
		header @markdown Content-Type ${quote(MARKDOWN)}
		header @markdown Content-Location {path}index.md
		rewrite @markdown {path}index.md
		route @second {
			try_files {path} {re.second.1}/index.md
		}
${encode('\t\t')}
		file_server`;

/** The page for missing addresses, and what the server accepts instead of a refused method. */
const errors = (): string => `\
		@not_reading expression {err.status_code} == 405
		header @not_reading Allow ${quote(METHODS.join(', '))}
		# For Caddy, a name that is too long or contains a NUL is an error. For a reader, the page is just missing.
		@missing expression {err.status_code} in [404, 500]
		header Content-Type ${quote(HTML)}
		header Cache-Control ${quote(REVALIDATE)}
		header {
			Vary Accept-Encoding
			defer
		}
${encode('\t\t')}
		rewrite @missing /404.html
		file_server @missing {
			status 404
		}`;

/** Compresses text files; Caddy has no brotli encoder. */
const encode = (indent: string): string =>
  [
    'encode zstd gzip {',
    `\tminimum_length ${WORTH_COMPRESSING}`,
    '\tmatch {',
    ...mediaTypes().map((type) => `\t\theader Content-Type ${type}*`),
    '\t}',
    '}',
  ]
    .map((line) => indent + line)
    .join('\n');

/** Text types without parameters. */
const mediaTypes = (): string[] => [...new Set(textTypes().map((type) => type.replace(/;.*/, '')))];

const quote = (text: string): string => `\`${text}\``;

const headerLines = (matcher: string, headers: HeaderValues): string[] =>
  Object.entries(headers).map(([name, value]) =>
    name === 'Vary'
      ? `\t\theader ${matcher} {\n\t\t\tVary \`${varyOf(value)}\`\n\t\t\tdefer\n\t\t}`
      : `\t\theader ${matcher} ${name} ${quote(value)}`,
  );

/** Paths of text files except pages. */
const textPaths = (): string[] => [
  ...Object.keys(TYPES)
    .filter((ending) => isText(TYPES[ending] ?? ''))
    .map((ending) => `*.${ending}`),
  ...RULES.filter((rule) => isText(rule.headers['Content-Type'] ?? '')).map((rule) => rule.path),
];

// The Accept decision of `choose-form.ts` as Caddy configuration, which captures weights as text and compares numbers.

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
function acceptMatcher(): string {
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
