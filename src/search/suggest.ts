/** Completes the text of a search field with names of the archive and pages, likeliest first. */
import { initialsOf, phraseOf } from './words/fold.ts';
import labels from './words/labels.json' with { type: 'json' };
import { THING_PAGES, thingsIn, type Thing, type ThingKind, type WordsFile } from './words/things.ts';

/** Something to suggest: a name, its kind for people, and how many games have it. Pages have an address. */
export interface Suggestible {
  name: string;
  kind: string;
  games?: number;
  href?: string;
}

/** A suggestion with the whole text that it makes. */
export interface Completion extends Suggestible {
  text: string;
}

export type Complete = (text: string) => Completion[];

const MOST = 8;
const MAX_PAGES = 3;
/** Most words at the end of a text that begin one name. */
const LONGEST = 4;

const KIND_NAMES: Readonly<Record<ThingKind, string>> = labels.kinds;

const suggestible = ({ name, kind, games }: Thing): Suggestible => ({ name, kind: KIND_NAMES[kind], games });

/** Completes texts from the vocabulary of the archive; `things` are those of its file. */
export function completer(file: WordsFile, things: readonly Thing[] = thingsIn(file)): Complete {
  const { phrases, pages } = file;
  const played = things.filter(({ games }) => games > 0);
  const short = new Map(
    Object.entries(phrases).map(([phrase, at]) => [
      phrase,
      [at].flat().map((place) => suggestible(things[place]!)),
    ]),
  );
  const listed = pages.map(([name, kind, href]) => ({ name, kind, href }));
  const own = played.flatMap(({ name, kind, key }) => {
    const href = THING_PAGES[kind]?.(key);
    return href === undefined ? [] : [{ name, kind: `${KIND_NAMES[kind]} page`, href }];
  });
  return completeFrom(played.map(suggestible), (phrase) => short.get(phrase) ?? [], [...listed, ...own]);
}

/** Completes texts from names; `exactly` are those that a whole word means, whatever it begins. */
export function completeFrom(
  names: readonly Suggestible[],
  exactly: (phrase: string) => readonly Suggestible[] = () => [],
  pages: readonly Suggestible[] = [],
): Complete {
  const prepared = names
    .map((entry) => ({ entry, phrase: phraseOf(entry.name), initials: initialsOf(entry.name) }))
    .sort((a, b) => (b.entry.games ?? 0) - (a.entry.games ?? 0));
  const titled = pages.map((page) => ({ page, title: phraseOf(`${page.name} ${page.kind}`).split(' ') }));
  return (text) => {
    if (/\s$/.test(text)) return [];
    const words = [...text.matchAll(/\S+/g)];
    const found = pagesFor(text, titled);
    for (const { index } of words.slice(-LONGEST)) {
      const typed = phraseOf(text.slice(index));
      if (typed.length < 2 && !/\p{Script=Han}/u.test(typed)) continue;
      const others = prepared.filter(({ phrase }) => phrase !== typed);
      const ranked = [
        ...others.filter(({ phrase }) => phrase.startsWith(typed)),
        ...others.filter(({ phrase }) => phrase.includes(` ${typed}`)),
        ...others.filter(({ initials }) => initials === typed),
      ].map(({ entry }) => entry);
      const whole = exactly(typed).filter(({ name, games = 0 }) => games > 0 && phraseOf(name) !== typed);
      const distinct = new Map([...whole, ...ranked].map((entry) => [`${entry.kind} ${entry.name}`, entry]));
      if (distinct.size === 0) continue;
      const best = [...distinct.values()].slice(0, MOST - found.length);
      return [...best.map((entry) => ({ ...entry, text: text.slice(0, index) + entry.name })), ...found];
    }
    return found;
  };
}

/** Pages whose title has the beginnings of all words. */
function pagesFor(
  text: string,
  pages: readonly { page: Suggestible; title: readonly string[] }[],
): Completion[] {
  const words = phraseOf(text)
    .split(' ')
    .filter((word) => word.length > 1);
  if (words.join('').length < 3) return [];
  return pages
    .filter(({ title }) => words.every((word) => title.some((part) => part.startsWith(word))))
    .slice(0, MAX_PAGES)
    .map(({ page }) => ({ ...page, text }));
}
