/**
 * What every host has to send with the files of the build. This is the one place where it is decided; the
 * configurations of hosts, the preview server and the Cloudflare worker are made from it. Runs anywhere.
 */
import { twin, urls } from '../urls.ts';

export type HeaderValues = Readonly<Record<string, string>>;

export interface Rule {
  /** Path with at most one `*`, see `pattern.ts`. */
  path: string;
  headers: HeaderValues;
}

/**
 * No hashes and nothing unsafe: pages have no inline script and no style attribute, so one constant is enough for
 * all of them.
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

/** For games in frames of other pages, which any site may have; they run nothing and send nothing. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/**
 * The same policy for a `<meta>` in the page, which holds on hosts that send no headers. Browsers ignore `frame-ancestors`
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
  // Neither for subdomains nor for preloading: both bind more than this site.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Always asked again, answered by 304 as long as nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For what programs read again and again. */
const FIVE_MINUTES = 'public, max-age=300';
/** Only for addresses whose content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const OPEN: HeaderValues = {
  'Access-Control-Allow-Origin': '*',
  // What a browser asks for before a program sends a header of its own, such as If-None-Match.
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Expose-Headers': 'Content-Location, Deprecation, ETag, Link, Sunset, x-markdown-tokens',
};

const NEGOTIATED: HeaderValues = { Vary: 'Accept' };

const CATALOG_LINK = `<${urls.apiCatalog()}>; rel="api-catalog"`;
const HOME_LINKS = [
  CATALOG_LINK,
  `<${urls.openApi()}>; rel="service-desc"; type="application/json"`,
  `<${urls.api()}>; rel="service-doc"; type="text/html"`,
  `<${urls.llms()}>; rel="describedby"; type="text/plain"`,
  `<${twin(urls.home())}>; rel="alternate"; type="text/markdown"`,
  `<${urls.sitemap()}>; rel="sitemap"; type="application/xml"`,
].join(', ');

/** All rules that match a path apply; where two name the same header, the later one decides. */
export const RULES: readonly Rule[] = [
  { path: '/*', headers: { ...SECURITY, 'Cache-Control': REVALIDATE } },
  { path: '/_astro/*', headers: { 'Cache-Control': IMMUTABLE } },
  // Open, because a program in a browser may ask for the Markdown of any page.
  { path: '/*/', headers: { ...OPEN, ...NEGOTIATED } },
  { path: urls.home(), headers: { ...OPEN, ...NEGOTIATED, Link: HOME_LINKS } },
  {
    path: '/embed/*',
    headers: { 'Content-Security-Policy': FRAME_POLICY, 'X-Robots-Tag': 'noindex' },
  },
  { path: '/oembed/*', headers: OPEN },
  // Shown wherever a page is linked to.
  { path: '/cards/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { path: '/data/*', headers: { ...OPEN, 'Cache-Control': FIVE_MINUTES } },
  // A version never has other bytes.
  { path: '/data/releases/*', headers: { 'Cache-Control': IMMUTABLE } },
  { path: '/data/releases/latest/*', headers: { 'Cache-Control': FIVE_MINUTES } },
  { path: urls.releases(), headers: { 'Cache-Control': FIVE_MINUTES } },
  { path: '/api/*', headers: OPEN },
  { path: '/.well-known/*', headers: OPEN },
  // A twin says what its page says; search engines shall find the page.
  { path: '/*.md', headers: { ...OPEN, 'X-Robots-Tag': 'noindex' } },
  { path: '/llms*.txt', headers: OPEN },
  { path: '/mcp*', headers: OPEN },
  // The ending of the name does not tell the type of these.
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

/** What may be asked; all else is answered by 405, and OPTIONS by 204 with the headers of the path. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Files of the build that speak to a host and are nothing to serve, and the page that is no address. */
export const HIDDEN: readonly string[] = ['/_headers', '/_redirects', '/404.html'];
