/** A failure that a visitor can cause: a code from a closed set and a plain sentence. */
export interface Failure<Code extends string = string> {
  code: Code;
  sentence: string;
}

export type Failed<Code extends string = string> = { ok: false; failure: Failure<Code> };
/** A value, or the failure that prevented it. */
export type Result<T, Code extends string = string> = { ok: true; value: T } | Failed<Code>;

/** A result that holds a value. */
export const success = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Makes the function that returns failures for a set of codes. The annotation lets bundlers drop unused sets. */
/* @__NO_SIDE_EFFECTS__ */
export const failing =
  <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  <Own extends Code>(code: Own): Failed<Own> => ({ ok: false, failure: { code, sentence: sentences[code] } });
