/** Values of which some parts are read only when somebody asks for them. */

/** The same with null for some of its keys, as far as it has them. */
export const without = <T extends object>(value: T, keys: readonly (keyof T)[]): T => ({
  ...value,
  ...Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, null])),
});

/** The same with some of its keys, as far as it has them, taken from what `read` gives. */
export function lean<T extends object>(value: T, keys: readonly (keyof T)[], read: () => T): T {
  const light = { ...value };
  for (const key of keys)
    if (key in value)
      Object.defineProperty(light, key, { enumerable: true, configurable: true, get: () => read()[key] });
  return light;
}

/** The same with other values for some of its keys, and nothing read that is lean. */
export const altered = <T extends object>(value: T, change: Partial<T>): T =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(value),
      ...Object.getOwnPropertyDescriptors(change),
    },
  ) as T;
