/** Media types of release files. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const PARQUET_TYPE = 'application/vnd.apache.parquet';
export const JSON_LD_TYPE = 'application/ld+json; charset=utf-8';
export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
export const PYTHON_TYPE = 'text/x-python; charset=utf-8';
export const TARBALL_TYPE = 'application/gzip';
export const WHEEL_TYPE = 'application/zip';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
