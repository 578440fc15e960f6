/**
 * Caches the result of a function for each input object. A cache entry lives as long as its input, so a newly read
 * archive starts with an empty cache.
 */
export function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const values = new WeakMap<From, { value: Made }>();
  return (from) => {
    const entry = values.get(from) ?? { value: make(from) };
    values.set(from, entry);
    return entry.value;
  };
}

/** Caches the results of a function for the inputs needed last; `most` is how many. */
export function recently<From, Made>(most: number, make: (from: From) => Made): (from: From) => Made {
  const values = new Map<From, { value: Made }>();
  return (from) => {
    const entry = values.get(from) ?? { value: make(from) };
    // An entry that is needed moves to the end, so the first one is the least recently needed.
    values.delete(from);
    values.set(from, entry);
    if (values.size > most) values.delete(values.keys().next().value!);
    return entry.value;
  };
}
