/** What only orders on the ground tell in the report of the example: the stage, the story, the economy. */
const ON_MAP = [
  /Key moments.*?(?=What to work on)/s,
  /(?<=Story and fights).*?(?=WinnerRowan)/s,
  /EconomyWorkers.*?(?=Units and buildings)/s,
];

/** How to give a map file is said once the maps at hand were looked through. */
const MAP_NOTE = /This game’s orders show.*?(?=What to work on)/s;

/** The words of that report without them; throws where the report does not tell them. */
export function withoutMap(words: string): string {
  return ON_MAP.reduce(
    (rest, part) => {
      if (!part.test(rest)) throw new Error(`The report has nothing like ${part}.`);
      return rest.replace(part, '');
    },
    words.replace(MAP_NOTE, ''),
  );
}
