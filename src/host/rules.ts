/**
 * Rules for all headers that hosts must send with the build's files. They are decided only here: host configurations,
 * the preview server and the Cloudflare worker are generated from them. Runs anywhere.
 */
import { twin, urls } from '../urls.ts';

export type HeaderValues = Readonly<Record<string, string>>;

export interface Rule {
  /** Path with at most one `*`; see `pattern.ts`. */
  path: string;
  headers: HeaderValues;
}

/**
 * No hashes and no unsafe sources: pages have neither inline scripts nor style attributes, so one constant fits all.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
  "frame-ancestors 'none'",
].join('; ');

/** Policy for games in other sites' frames. Any site may embed them; they only run and load what is of this site. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/**
 * The policy for a page's `<meta>`, which also works on hosts that send no headers. Browsers ignore `frame-ancestors`
 * there, so only a header keeps other sites from framing a page.
 */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

const SECURITY: HeaderValues = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Excludes subdomains and preloading, because both would affect more than this site.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Always revalidated, and answered with 304 while nothing has changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For files that programs read repeatedly. */
const FIVE_MINUTES = 'public, max-age=300';
/** Only for addresses with content that never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const OPEN: HeaderValues = {
  'Access-Control-Allow-Origin': '*',
  // Answers a browser's preflight, which it sends before a program's custom header such as If-None-Match.
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Expose-Headers': 'Content-Location, Deprecation, ETag, Link, Sunset, x-markdown-tokens',
};

const NEGOTIATED: HeaderValues = { Vary: 'Accept' };
const COMPRESSED = 'Accept-Encoding';

const CATALOG_LINK = `<${urls.apiCatalog()}>; rel="api-catalog"`;
const HOME_LINKS = [
  CATALOG_LINK,
  `<${urls.openApi()}>; rel="service-desc"; type="application/json"`,
  `<${urls.api()}>; rel="service-doc"; type="text/html"`,
  `<${urls.llms()}>; rel="describedby"; type="text/plain"`,
  `<${twin(urls.home())}>; rel="alternate"; type="text/markdown"`,
  `<${urls.sitemap()}>; rel="sitemap"; type="application/xml"`,
].join(', ');

/** All rules that match a path apply; for the same header, the later rule wins. */
export const RULES: readonly Rule[] = [
  { path: '/*', headers: { ...SECURITY, 'Cache-Control': REVALIDATE } },
  { path: '/_astro/*', headers: { 'Cache-Control': IMMUTABLE } },
  // Open, because a program in a browser may request the Markdown version of any page.
  { path: '/*/', headers: { ...OPEN, ...NEGOTIATED } },
  { path: urls.home(), headers: { ...OPEN, ...NEGOTIATED, Link: HOME_LINKS } },
  {
    path: '/embed/*',
    // A frame has no Markdown version, so its answer doesn't depend on Accept.
    headers: {
      'Content-Security-Policy': FRAME_POLICY,
      'X-Robots-Tag': 'noindex',
      Vary: COMPRESSED,
    },
  },
  { path: '/oembed/*', headers: OPEN },
  // Pictures that other sites show next to links to our pages.
  { path: '/cards/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { path: '/data/*', headers: { ...OPEN, 'Cache-Control': FIVE_MINUTES } },
  // The bytes of a version never change.
  { path: '/data/releases/*', headers: { 'Cache-Control': IMMUTABLE } },
  { path: '/data/releases/latest/*', headers: { 'Cache-Control': FIVE_MINUTES } },
  { path: urls.releases(), headers: { 'Cache-Control': FIVE_MINUTES } },
  { path: '/api/*', headers: OPEN },
  { path: '/.well-known/*', headers: OPEN },
  // A Markdown version repeats its page, and search engines should list the page.
  { path: '/*.md', headers: { ...OPEN, 'X-Robots-Tag': 'noindex' } },
  { path: '/llms*.txt', headers: OPEN },
  { path: '/mcp*', headers: OPEN },
  // The extension of these files doesn't show their type.
  {
    path: urls.apiCatalog(),
    headers: {
      'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      Link: CATALOG_LINK,
    },
  },
  { path: urls.jsonFeed(), headers: { ...OPEN, 'Content-Type': 'application/feed+json; charset=utf-8' } },
  { path: urls.atom(), headers: { ...OPEN, 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];

/** The value of Vary on a host that compresses. */
export const varyOf = (value: string): string => (value === COMPRESSED ? value : `${value}, ${COMPRESSED}`);

/** Allowed methods. All others get 405, and OPTIONS gets 204 with the path's headers. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Files that are meant for hosts and must not be served, and the 404 page, which is not an address. */
export const HIDDEN: readonly string[] = ['/_headers', '/_redirects', '/404.html'];
