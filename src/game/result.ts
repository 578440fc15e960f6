/** What can go wrong for a visitor: a code from a closed set and one plain sentence. */
export interface Failure<Code extends string = string> {
  code: Code;
  sentence: string;
}

export type Failed<Code extends string = string> = { ok: false; failure: Failure<Code> };
/** Either what was asked for or why there is none. */
export type Result<T, Code extends string = string> = { ok: true; value: T } | Failed<Code>;

export const success = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/**
 * Makes the result for a code of a set, with the code's sentence. The mark lets bundles leave out sets of which they say
 * nothing.
 */
/* @__NO_SIDE_EFFECTS__ */
export const failing =
  <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  <Own extends Code>(code: Own): Failed<Own> => ({ ok: false, failure: { code, sentence: sentences[code] } });
