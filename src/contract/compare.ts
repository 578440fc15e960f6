/** Compares two versions of the contract and finds the changes that break the promise to clients. */
import type { OpenApiShape } from './open-api-shape.ts';
import { promisesOf, type PlacedPromise } from './promises.ts';
import { CHANGE_WORDS } from './words/promises.ts';

/** Kinds of changes; `true` for those that can break a client. */
export const CHANGE_KINDS = {
  removed: true,
  retyped: true,
  'required-changed': true,
  'new-required': true,
  narrowed: true,
  meaning: true,
  added: false,
  widened: false,
  deprecated: false,
} as const;
type ChangeKind = keyof typeof CHANGE_KINDS;

export interface Change {
  kind: ChangeKind;
  operationId: string;
  /** As in `PlacedPromise`. */
  place: string;
  /** Description of the change, printed after the place. */
  text: string;
}

/**
 * All changes from one document to another, in document order. Fields inside new or removed fields aren't repeated.
 */
export function compareContracts(before: OpenApiShape, after: OpenApiShape): Change[] {
  const old = byPlace(before);
  const now = byPlace(after);
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, promise]) => promise);
  const fresh = [...now].filter(([key]) => !old.has(key)).map(([, promise]) => promise);
  const kept = [...old].flatMap(([key, was]) => {
    const is = now.get(key);
    return is ? differences(was, is) : [];
  });
  return [
    ...outermost(gone).map((was) => change('removed', was, CHANGE_WORDS.removed)),
    ...kept,
    ...outermost(fresh).map((is) =>
      is.required
        ? change('new-required', is, CHANGE_WORDS.addedRequired(is.type))
        : change('added', is, CHANGE_WORDS.added(is.type)),
    ),
  ];
}

const byPlace = (document: OpenApiShape): Map<string, PlacedPromise> =>
  new Map(promisesOf(document).map((promise) => [`${promise.operationId} ${promise.place}`, promise]));

function differences(was: PlacedPromise, is: PlacedPromise): Change[] {
  const changes: Change[] = [];
  const say = (kind: ChangeKind, text: string) => changes.push(change(kind, is, text));
  if (was.type !== is.type) say('retyped', CHANGE_WORDS.retyped(was.type, is.type));
  if (was.required !== is.required)
    say('required-changed', is.required ? CHANGE_WORDS.required : CHANGE_WORDS.optional);
  const lost = is.values === null ? [] : was.values?.filter((value) => !is.values?.includes(value));
  if (is.values && !was.values) say('narrowed', CHANGE_WORDS.only(is.values));
  else if (lost && lost.length > 0) say('narrowed', CHANGE_WORDS.noLonger(lost));
  const gained = is.values?.filter((value) => !was.values?.includes(value)) ?? [];
  if (was.values && is.values === null) say('widened', CHANGE_WORDS.anyValue);
  else if (was.values && gained.length > 0) say('widened', CHANGE_WORDS.also(gained));
  if (was.meaning !== is.meaning) say('meaning', CHANGE_WORDS.meaning(was.meaning, is.meaning));
  if (!was.deprecated && is.deprecated) say('deprecated', CHANGE_WORDS.deprecated);
  return changes;
}

const change = (kind: ChangeKind, { operationId, place }: PlacedPromise, text: string): Change => ({
  kind,
  operationId,
  place,
  text,
});

/** Drops promises that are inside another promise in the list. */
const outermost = (promises: readonly PlacedPromise[]): PlacedPromise[] =>
  promises.filter(
    (promise) =>
      !promises.some(
        (other) => other.operationId === promise.operationId && isInsidePromise(promise.place, other.place),
      ),
  );

/** Whether a field is below another field; false for that field itself. */
export const isInsidePromise = (place: string, outer: string): boolean =>
  place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);
