/** Values of which some parts are read only when somebody asks for them. */

/** The same with null for some of its keys, as far as it has them. */
export const without = <T extends object>(value: T, keys: readonly (keyof T)[]): T => ({
  ...value,
  ...Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, null])),
});

const READ = Symbol('read');
type Lean = Record<typeof READ, () => Record<PropertyKey, unknown>>;
const getters = new Map<PropertyKey, (this: Lean) => unknown>();

/** One for all objects: with a getter of its own each would have a shape of its own, which takes more room than its parts. */
function getterOf(key: PropertyKey): (this: Lean) => unknown {
  const known =
    getters.get(key) ??
    function (this: Lean) {
      return this[READ]()[key];
    };
  getters.set(key, known);
  return known;
}

/** The same with some of its keys, as far as it has them, taken from what `read` gives. */
export function lean<T extends object>(value: T, keys: readonly (keyof T)[], read: () => T): T {
  const light = Object.defineProperty({}, READ, { value: read }) as T;
  // One key after the other: changing one that is there would give the object a shape of its own as well.
  for (const key of Object.keys(value) as (keyof T)[])
    if (keys.includes(key))
      Object.defineProperty(light, key, { enumerable: true, configurable: true, get: getterOf(key) });
    else light[key] = value[key];
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
