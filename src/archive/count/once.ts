/**
 * Caches the result of a function per input object. The cache entry lives as long as the input, so a newly read
 * archive starts empty.
 */
export function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const values = new WeakMap<From, { value: Made }>();
  return (from) => {
    const entry = values.get(from) ?? { value: make(from) };
    values.set(from, entry);
    return entry.value;
  };
}
