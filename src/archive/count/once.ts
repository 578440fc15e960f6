/**
 * What is worked out of something once, and the same given back whenever it is asked for again. It is forgotten
 * together with what it was made from, so an archive that was read anew has everything anew.
 */
export function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const values = new WeakMap<From, { value: Made }>();
  return (from) => {
    const entry = values.get(from) ?? { value: make(from) };
    values.set(from, entry);
    return entry.value;
  };
}
