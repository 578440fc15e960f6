/** Media types of release files. */
export const JSON_TYPE = 'application/json; charset=utf-8';
/** Media types of files in a release. */
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const PARQUET_TYPE = 'application/vnd.apache.parquet';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
