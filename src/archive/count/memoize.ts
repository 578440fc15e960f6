/**
 * Caches the result of a function for each input object. A cache entry lives as long as its input, so a newly read
 * archive starts with an empty cache.
 */
export function memoize<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const values = new WeakMap<From, { value: Made }>();
  return (from) => {
    const entry = values.get(from) ?? { value: make(from) };
    values.set(from, entry);
    return entry.value;
  };
}

/** Caches the results of a function for the `maxEntries` inputs needed last. Inputs with the same key are the same. */
export function memoizeLast<From, Made>(
  maxEntries: number,
  make: (from: From) => Made,
  keyOf: (from: From) => unknown = (from) => from,
): (from: From) => Made {
  const values = new Map<unknown, { value: Made }>();
  return (from) => {
    const key = keyOf(from);
    const entry = values.get(key) ?? { value: make(from) };
    // The input needed last moves to the end, so the first one is the least recently needed.
    values.delete(key);
    values.set(key, entry);
    if (values.size > maxEntries) values.delete(values.keys().next().value);
    return entry.value;
  };
}
