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
