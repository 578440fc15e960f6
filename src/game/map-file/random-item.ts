/** Classes of items by their letter in ids of random items, as the World Editor has them. */
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

/** Any item of a class and a level; level null: of every level. */
export interface RandomItem {
  class: (typeof CLASSES)[keyof typeof CLASSES];
  level: number | null;
}

/** What an id such as `YkI2` stands for: a random item of class and level. Null for the id of an item. */
export function randomItem(id: string): RandomItem | null {
  const [, letter, level] = /^Y([Yi-o])I([0-8/])$/.exec(id) ?? [];
  if (letter === undefined || level === undefined) return null;
  return { class: CLASSES[letter as keyof typeof CLASSES], level: level === '/' ? null : Number(level) };
}
