/** Generates a server block for nginx, with the maps it needs. */
import { regex } from './pattern.ts';
import { MOVED } from './moved-addresses.ts';
import { isText, TYPES, UNKNOWN_TYPE, WORTH_COMPRESSING } from './content-types.ts';
import { textTypes } from './headers.ts';
import { HIDDEN, METHODS, REVALIDATE, RULES, varyOf } from './rules.ts';
import type { SiteSettings } from './settings.ts';

/** The complete text of a file for nginx's `http` block, such as `conf.d/farseer.conf`. */
export function nginxConfig(settings: SiteSettings): string {
  const names = [...new Set(RULES.flatMap((rule) => Object.keys(rule.headers)))].filter(
    (name) => name !== 'Content-Type',
  );
  return `${maps(names)}

server {
${requests(settings)}

${answers(names)}

${locations()}
}
`;
}

/** Variables of a request; `names` are those of all headers but the type. */
const maps = (names: readonly string[]): string => `\
# These maps need more variables than nginx allows by default. Remove this line if your http block sets it.
variables_hash_max_size 2048;

# The requested path. It is evaluated before anything rewrites it, and kept for the whole request.
map $uri $farseer_path {
    default $uri;
}

${acceptMaps()}

# Headers are in maps, because an add_header in a location would drop all inherited ones. Empty headers are not sent.
${names.map(headerMap).join('\n')}
map "$farseer_path $uri" $farseer_content_location {
    default "";
    "~/ (?<farseer_twin>.*/index\\.md)$" $farseer_twin;
}

map $status $farseer_allow {
    default "";
    ~^(204|405)$ "${METHODS.join(', ')}";
}`;

/** Where the server listens, and what it refuses. */
const requests = ({ root, host, port = 80 }: SiteSettings): string => `\
    listen ${port};
    listen [::]:${port};
    server_name ${host};
    root ${quote(root)};
    # Reading the map here fixes its value.
    set $farseer_asked $farseer_path;
    if ($request_method = OPTIONS) {
        return 204;
    }
    if ($request_method !~ ^(?:${METHODS.join('|')})$) {
        return 405;
    }
    # Redirects to "/x/" keep whatever name and port the client used.
    absolute_redirect off;
    server_tokens off;`;

/** Types, compression and headers of all files. */
const answers = (names: readonly string[]): string => `\
    types {
${Object.entries(TYPES)
  .map(([ending, type]) => `        ${quote(type)} ${ending};`)
  .join('\n')}
    }
    default_type ${UNKNOWN_TYPE};

    gzip on;
    gzip_types ${gzipTypes().map(quote).join(' ')};
    gzip_min_length ${WORTH_COMPRESSING};
    gzip_proxied any;

${names.map((name) => `    add_header ${name} $${variable(name)} always;`).join('\n')}
    add_header Content-Location $farseer_content_location always;
    add_header Allow $farseer_allow always;`;

/** The file for each address. */
const locations = (): string => `\
    error_page 404 /404.html;
    # nginx serves this page for missing addresses, but its own address is missing, too.
    location = /404.html {
        internal;
    }
${HIDDEN.filter((path) => path !== '/404.html')
  .map((path) => `    location = ${path} {\n        return 404;\n    }`)
  .join('\n')}
${typeLocations()}
${MOVED.map(
  ({ pattern, before, after, query }) =>
    `    location ~ ${quote(pattern)} {\n        return 301 ${before}$1${after}${query ? '$is_args$args' : ''};\n    }`,
).join('\n')}
    location ~ /$ {
        try_files \${uri}$farseer_index \${uri}index.html =404;
    }
    # The second address of a Markdown version, "/x.md".
    location ~ ^(?<farseer_page>.+)\\.md$ {
        try_files $uri $farseer_page/index.md @folder;
    }
    location / {
        try_files $uri @folder;
    }
    location @folder {
        if (-f $document_root$uri/index.html) {
            rewrite ^(.*)$ $1/ permanent;
        }
        return 404;
    }`;

/** Maximum length of a type: nginx stores types in buckets of 64 bytes, and a longer type makes it fail. */
const LONGEST_TYPE = 45;

/** Text types that nginx compresses: all but the catalogue's, which has a long name and a short file. */
const gzipTypes = (): string[] => textTypes().filter((type) => type.length <= LONGEST_TYPE);

const variable = (name: string): string => `farseer_${name.toLowerCase().replaceAll('-', '_')}`;
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** nginx uses the first matching expression, so the deciding rule comes first. */
function headerMap(name: string): string {
  const lines = RULES.filter((rule) => name in rule.headers)
    .toReversed()
    .map(
      ({ path, headers }) =>
        `    "~^[0-9]+ ${regex(path).slice(1)}" ${quote(valueOf(name, headers[name] ?? ''))};`,
    );
  if (name === 'Cache-Control') lines.unshift(`    "~^[45]" ${quote(REVALIDATE)};`);
  // nginx's `gzip_vary` omits the header from 304 responses.
  if (name === 'Vary')
    for (const text of ['[45]', ...textPaths()]) lines.push(`    "~^${text}" 'Accept-Encoding';`);
  return `map "$status $farseer_path" $${variable(name)} {\n    default "";\n${lines.join('\n')}\n}`;
}

const valueOf = (name: string, value: string): string => (name === 'Vary' ? varyOf(value) : value);

/** Status and paths of text files except pages. */
const textPaths = (): string[] => [
  ...Object.keys(TYPES)
    .filter((ending) => isText(TYPES[ending] ?? ''))
    .map((ending) => `[0-9]+ .*\\.${ending}$`),
  ...RULES.filter(({ headers }) => isText(headers['Content-Type'] ?? '')).map(
    ({ path }) => `[0-9]+ ${regex(path).slice(1)}`,
  ),
];

/** Locations for files without an extension that shows their type. */
const typeLocations = (): string =>
  RULES.filter((rule) => 'Content-Type' in rule.headers)
    .map(
      ({ path, headers }) =>
        `    location = ${path} {\n        types {}\n        default_type ${quote(headers['Content-Type'] ?? '')};\n    }`,
    )
    .join('\n');

// The Accept decision of `choose-form.ts` as nginx configuration. nginx has no numbers, so weights are strings without
// trailing zeros, compared digit by digit.

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
function acceptMaps(): string {
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
