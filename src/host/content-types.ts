/** What kinds of files the build has. Runs anywhere. */

/** Types by the ending of a file name. Everything that is text says that it is UTF-8. */
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
  // Declarations of types: without this, servers take them for films.
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
/** Bytes from which hosts compress a text: smaller ones fit one packet anyway. */
export const WORTH_COMPRESSING = 1024;

/** Whether files of a type are texts, which get smaller when they are compressed. */
export const isText = (type: string): boolean => /^text\/|\b(?:json|x-ndjson|xml|javascript)\b/.test(type);

/** The types that a page is negotiated between. */
export const HTML = 'text/html; charset=utf-8';
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** The type of a file whose ending says nothing. */
export const UNKNOWN_TYPE = 'application/octet-stream';
