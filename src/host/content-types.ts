/** The file types in a build. Runs anywhere. */

/** Types by file extension. All text files are declared as UTF-8. */
export const TYPES: Readonly<Record<string, string>> = {
  cff: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  png: 'image/png',
  py: 'text/x-python; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  // Type declarations: without this entry, servers send them as video.
  ts: 'text/plain; charset=utf-8',
  tgz: 'application/gzip',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  // A ZIP that pip installs.
  whl: 'application/zip',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
/** Minimum size in bytes for compression; smaller files fit in one packet anyway. */
export const WORTH_COMPRESSING = 1024;

/** Whether files of a type are text, which is worth compressing. */
export const isText = (type: string): boolean => /^text\/|\b(?:json|x-ndjson|xml|javascript)\b/.test(type);

/** Type of pages. */
export const HTML = 'text/html; charset=utf-8';
/** Type of the Markdown versions of pages. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** The type for an unknown extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';
