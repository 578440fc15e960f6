/** Sections of the example’s report that only map orders fill: the stage, the story, camps, levels, items, the economy. */
const ON_MAP = [
  /Key moments.*?(?=What to work on)/s,
  /(?<=Story and fights).*?(?=WinnerRowan)/s,
  /Fights(?:Shown here|The|This) .*?(?=OpeningsTimings)/s,
  /Creep routesA player’s first visit.*?(?=ResearchHazel)/s,
  /Hero levels“Not after”.*?(?=Economy and unitsGold)/s,
  /EconomyWorkers.*?(?=Units and buildings)/s,
];

/** The hint about adding a map file appears after the available maps were searched. */
const MAP_NOTE = /This game’s orders show.*?(?=What to work on)/s;

/** A link doesn't contain the date of the file. */
const FILE_DATE = /; its file date is \d+ \w+ \d{4}/;

/** The report's words without those sections; throws if one of them is missing. */
export function withoutMap(words: string): string {
  return ON_MAP.reduce(
    (rest, part) => {
      if (!part.test(rest)) throw new Error(`The report has nothing like ${part}.`);
      return rest.replace(part, '');
    },
    words.replace(MAP_NOTE, '').replace(FILE_DATE, ''),
  );
}

/** The words of a link's report without its key moments and fights. */
export const withoutTexts = (words: string): string =>
  words
    .replace(/Key momentsThese texts.*?(?=What to work on)/s, '')
    .replace(/FightsFromWhereSide.*?(?=OpeningsTimings)/s, '');
