/** Item classes by their letter in random item ids, as in the World Editor. */
const CLASSES = {
  Y: 'any',
  i: 'permanent',
  j: 'charged',
  k: 'power-up',
  l: 'artifact',
  m: 'purchasable',
  n: 'campaign',
  o: 'miscellaneous',
} as const;

/** Any item of a class and level; level null means any level. */
export interface RandomItem {
  class: (typeof CLASSES)[keyof typeof CLASSES];
  level: number | null;
}

/** Decodes an id such as `YkI2`: a random item with class and level. Null for a specific item. */
export function randomItem(id: string): RandomItem | null {
  const [, letter, level] = /^Y([Yi-o])I([0-8/])$/.exec(id) ?? [];
  if (letter === undefined || level === undefined) return null;
  return { class: CLASSES[letter as keyof typeof CLASSES], level: level === '/' ? null : Number(level) };
}
