/** All searchable names with their meanings: the archive's names, and players' words. */
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { BrowserIndex, Named } from '../index/game.ts';
import type { Meaning } from '../ask.ts';
import { BATTLE_NAMES, KNOWN_PLAYERS } from './known-players.ts';
import { OBJECT_WORDS, RACE_WORDS } from './jargon.ts';
import { objectMeaning } from './meanings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { initialsOf } from '../suggest/short-names.ts';
import { wordsOf } from '../tokens/words.ts';

export interface SearchName {
  words: readonly string[];
  /** The words with and without spaces. */
  phrase: string;
  joined: string;
  meaning: Meaning;
  /** Whether parts of the name match too. */
  parts: boolean;
  /** Whether it occurs in at least one game of the archive. */
  used: boolean;
}

/** Clan tags before a name. */
const TAG = /^\[?[\p{L}\p{N}]{1,5}[\].|)_-]+(?=[\p{L}\p{N}]{2})/u;

export class SearchNames {
  readonly entries: SearchName[] = [];
  /** The meanings of whole names; players' words for objects take precedence over object names. */
  readonly exact = new Map<string, Meaning[]>();
  /** Players by the words that fans use for them. A player without a game in the archive has no key. */
  readonly players = new Map<string, readonly Meaning[]>();

  constructor({ people, maps, events }: BrowserIndex, { objects, object, aliases, builds }: SearchIndex) {
    const used = new Set([...new Set(object)].map((place) => objects[place]!.key));
    const ofName = Map.groupBy(objects, ({ name }) => wordsOf(name).join(' '));
    const isUsed = (phrase: string) => ofName.get(phrase)!.some(({ key }) => used.has(key));
    const usedNames = [...ofName.keys()].filter(isUsed);
    for (const [phrase, named] of ofName) {
      // "Pandaren" alone is a creature that no player has, and it is also part of a hero's name.
      const isPart = !isUsed(phrase) && usedNames.some((name) => ` ${name} `.includes(` ${phrase} `));
      if (isPart) continue;
      this.#add(phrase, objectMeaning(named), true, isUsed(phrase));
      // "priestess of moon".
      if (phrase.includes(' the ')) this.#add(phrase.replace(' the ', ' '), objectMeaning(named), false);
    }
    for (const [word, names] of Object.entries(OBJECT_WORDS)) {
      const named = names.split('|').flatMap((name) => ofName.get(wordsOf(name).join(' ')) ?? []);
      if (named.length === 0) continue;
      this.exact.delete(word);
      this.#add(word, objectMeaning(named), false);
    }
    for (const [word, race] of Object.entries(RACE_WORDS))
      this.#add(word, { is: 'race', race, name: RACE_NAMES[race] }, false);
    this.#named('map', maps, (name) => [name, name.replace(/[\s\d.]+$/, '')]);
    this.#initials('map', maps);
    this.#named('event', events, (name, key) => [name, key, ...heads(name, key)]);
    this.#initials('event', shortened(events));
    this.#named('build', builds, (name) => [name]);
    for (const { key, name } of people) {
      const meaning: Meaning = { is: 'player', keys: [key], name };
      for (const recorded of new Set([name, ...(aliases.get(key) ?? [])])) {
        const bare = recorded.replace(/#\d+$/, '').replace(TAG, '');
        this.#add(wordsOf(bare).join(' '), meaning, true);
        this.#add(wordsOf(recorded).join(' '), meaning, false);
      }
    }
    for (const [word, name] of [...Object.entries(KNOWN_PLAYERS), ...Object.entries(BATTLE_NAMES)]) {
      const phrase = wordsOf(word).join(' ');
      if (word in BATTLE_NAMES && this.exact.has(phrase)) continue;
      const player = this.exact.get(wordsOf(name).join(' '))?.find(({ is }) => is === 'player');
      this.players.set(phrase, [player ?? { is: 'player', keys: [], name }]);
    }
  }

  /** Builds are named after their contents, so only a whole name means a build. */
  #named(
    is: 'map' | 'event' | 'build',
    table: readonly Named[],
    names: (name: string, key: string) => string[],
  ): void {
    for (const { key, name } of table)
      for (const phrase of new Set(names(name, key).map((spelling) => wordsOf(spelling).join(' '))))
        this.#add(phrase, { is, keys: [key], name }, is !== 'build');
  }

  /** Players write EI for Echo Isles. If the letters already mean something in the game, that meaning wins. */
  #initials(is: 'map' | 'event', table: readonly Named[]): void {
    for (const { key, name } of table) {
      const letters = initialsOf(name);
      if (letters !== '' && !this.exact.has(letters)) this.#add(letters, { is, keys: [key], name }, false);
    }
  }

  #add(phrase: string, meaning: Meaning, parts: boolean, used = true): void {
    if (phrase === '') return;
    this.entries.push({
      words: phrase.split(' '),
      phrase,
      joined: phrase.replaceAll(' ', ''),
      meaning,
      parts,
      used,
    });
    const meanings = this.exact.get(phrase);
    if (meanings) meanings.push(meaning);
    else this.exact.set(phrase, [meaning]);
  }
}

/** Events with unique initials, such as WGL; two letters are too few. */
const shortened = (events: readonly Named[]): Named[] =>
  [...Map.groupBy(events, ({ name }) => initialsOf(name))].flatMap(([letters, same]) =>
    letters.length > 2 && same.length === 1 ? same : [],
  );

/** The first word of an event's id before its number, and its name up to a number. */
const heads = (name: string, key: string): string[] => [
  key.replace(/-\d{4}$/, ''),
  name.replace(/[\s\d.]+$/, ''),
];
