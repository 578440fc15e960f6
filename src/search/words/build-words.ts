/** Makes the vocabulary of an archive during the build. Of several meanings of a phrase, the first kind added counts. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { allObjects } from '../../game/objects/table.ts';
import type { Race } from '../../game/races.ts';
import { slugOfName } from '../parts/part.ts';
import { countsOf, viewsOf } from '../find/test.ts';
import type { Rows } from '../rows/rows.ts';
import common from './common.json' with { type: 'json' };
import { initialsOf, phraseOf, singulars } from './fold.ts';
import keywords from './keywords.json' with { type: 'json' };
import slang from './slang.json' with { type: 'json' };
import { keyOf, type Thing, type ThingKind, type WordsFile } from './things.ts';

/** A word of a name stands for every name that has it, unless there are more than this. */
const MAX_MEANT = 12;
/** Fewest letters of a word that stands for a name. */
const SHORTEST = 3;
/** Clan tags before a name. */
const TAG = /^\[?[\p{L}\p{N}]{1,5}[\].|)_-]+(?=[\p{L}\p{N}]{2})/u;

const COMMON: ReadonlySet<string> = new Set(common.join(' ').split(' '));
const isCommon = (word: string): boolean =>
  COMMON.has(word) || /^(?:\d|on2$)/.test(word) || singulars(word).some((singular) => COMMON.has(singular));

/** Names that the rows do not have. */
export interface MoreNames {
  /** Recorded names of people, by slug. */
  aliases?: ReadonlyMap<string, readonly string[]>;
  /** What fans call players: display names by word. */
  nicknames?: ReadonlyMap<string, string>;
  /** Known maps, so that one without games is understood. */
  maps?: readonly string[];
}

class Builder {
  readonly things: Thing[] = [];
  readonly phrases = new Map<string, number[]>();
  readonly #parts = new Map<string, number[]>();
  readonly #uses: ReadonlyMap<string, number>;

  constructor(rows: Rows) {
    this.#uses = countsOf(viewsOf(rows), rows);
  }

  add(kind: ThingKind, key: string, name: string, race?: Race | null): number {
    const games = this.gamesOf(kind, key);
    this.things.push({ kind, key, name, games, ...(race !== undefined && { race }) });
    return this.things.length - 1;
  }

  gamesOf = (kind: ThingKind, key: string): number => this.#uses.get(`${keyOf(kind)}:${key}`) ?? 0;

  /** A phrase for a thing. Things of one kind share it, and another kind leaves it to the first. */
  say(text: string, place: number): void {
    const phrase = phraseOf(text);
    if (phrase === '') return;
    const known = this.phrases.get(phrase);
    if (!known) this.phrases.set(phrase, [place]);
    else if (this.things[known[0]!]!.kind === this.things[place]!.kind && !known.includes(place))
      known.push(place);
  }

  isSaid = (text: string): boolean => this.phrases.has(phraseOf(text));

  /** The words of a name, and runs of them, as far as they are no everyday words. */
  sayParts(text: string, place: number): void {
    const words = phraseOf(text).split(' ');
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const run = words.slice(from, to);
        if (run.length === words.length || run.every((word) => isCommon(word) || word.length < SHORTEST))
          continue;
        const phrase = run.join(' ');
        this.#parts.set(phrase, [...(this.#parts.get(phrase) ?? []), place]);
      }
  }

  file(): WordsFile {
    for (const [phrase, places] of this.#parts) {
      const distinct = [...new Set(places)];
      const kind = this.things[distinct[0]!]!.kind;
      const ofKind = distinct.filter((place) => this.things[place]!.kind === kind);
      const isSaid = [phrase, ...singulars(phrase)].some((spelling) => this.phrases.has(spelling));
      if (!isSaid && ofKind.length <= MAX_MEANT) this.phrases.set(phrase, ofKind);
    }
    return {
      things: this.things.map(({ key, ...thing }) =>
        key === slugOfName(thing.name) ? thing : { ...thing, key },
      ),
      phrases: Object.fromEntries(
        [...this.phrases].map(([phrase, places]) => [phrase, places.length === 1 ? places[0]! : places]),
      ),
      keywords,
      pages: [],
      common,
    };
  }
}

/** The vocabulary of the rows. */
export function buildWords(rows: Rows, more: MoreNames = {}): WordsFile {
  const { aliases = new Map<string, string[]>(), nicknames = new Map<string, string>(), maps = [] } = more;
  const builder = new Builder(rows);
  const objects = addObjects(builder);
  for (const [race, words] of Object.entries(slang.races)) {
    const place = builder.add('race', race, RACE_NAMES[race as Race]);
    for (const word of words) builder.say(word, place);
  }
  addSlang(builder, objects);
  for (const { key, name } of rows.people) {
    const place = builder.add('player', key, name);
    for (const recorded of new Set([name, ...(aliases.get(key) ?? [])])) {
      const bare = recorded.replace(/#\d+$/, '').replace(TAG, '');
      for (const spelling of [recorded, bare, bare.replace(/\d+$/, '')])
        if (phraseOf(spelling).length >= SHORTEST || spelling === recorded) builder.say(spelling, place);
      builder.sayParts(bare, place);
    }
  }
  addPlaces(builder, rows);
  const used = builder.things.filter(({ games }) => games > 0).map(({ name }) => ` ${phraseOf(name)} `);
  for (const [name, place] of objects) {
    const { games, kind } = builder.things[place]!;
    // "Pandaren" alone is a creature that no player has, and part of a hero's name.
    if (games === 0 && used.some((other) => other.includes(` ${phraseOf(name)} `))) continue;
    builder.say(name, place);
    builder.say(name.replace(' of the ', ' of '), place);
    if (games > 0 && kind !== 'item') builder.sayParts(name, place);
  }
  addInitials(builder);
  for (const name of maps)
    if (!builder.isSaid(name)) builder.say(name, builder.add('map', slugOfName(name), name));
  addNicknames(builder, nicknames);
  return builder.file();
}

/** All objects of races, heroes, and what else was made or bought. Workers are left out, because everybody makes them. */
function addObjects(builder: Builder): Map<string, number> {
  const byName = new Map<string, number>();
  for (const { name, kind, race, worker } of allObjects()) {
    if (kind === 'morph') continue;
    const isSaid = race !== null || kind === 'hero' || builder.gamesOf(kind, slugOfName(name)) > 0;
    if (!worker && isSaid && !byName.has(name))
      byName.set(name, builder.add(kind, slugOfName(name), name, race));
  }
  return byName;
}

function addSlang(builder: Builder, objects: ReadonlyMap<string, number>): void {
  for (const { name, say } of slang.groups) {
    const place = builder.add('group', slugOfName(name), name, null);
    for (const word of say) builder.say(word, place);
  }
  for (const [name, words] of Object.entries(slang.objects)) {
    const place = objects.get(name);
    if (place !== undefined) for (const word of words) builder.say(word, place);
  }
}

function addPlaces(builder: Builder, { maps, events, builds }: Rows): void {
  const withoutNumber = (name: string) => name.replace(/[\s\d.]+$/, '');
  for (const { key, name } of maps) {
    const place = builder.add('map', key, name);
    for (const spelling of [name, withoutNumber(name)]) builder.say(spelling, place);
    builder.sayParts(withoutNumber(name), place);
  }
  for (const { key, name } of events) {
    const place = builder.add('event', key, name);
    for (const spelling of [name, key, key.replace(/-\d{4}$/, ''), withoutNumber(name)])
      builder.say(spelling, place);
    builder.sayParts(name, place);
    builder.sayParts(key.replaceAll('-', ' '), place);
  }
  for (const { key, name } of builds) builder.say(name, builder.add('build', key, name));
}

/** EI for Echo Isles, WCA for an event; what already means something keeps its meaning. */
function addInitials(builder: Builder): void {
  for (const [place, { kind, name }] of builder.things.entries()) {
    const initials = initialsOf(name);
    const isLong = initials.length > (kind === 'event' ? 2 : 1);
    if ((kind === 'map' || kind === 'event') && isLong) builder.say(initials, place);
  }
}

function addNicknames(builder: Builder, nicknames: ReadonlyMap<string, string>): void {
  for (const [word, name] of nicknames) {
    const known = builder.things.findIndex(
      (thing) => thing.kind === 'player' && phraseOf(thing.name) === phraseOf(name),
    );
    const place = known >= 0 ? known : builder.add('player', slugOfName(name), name);
    const phrase = phraseOf(word);
    const means = builder.phrases.get(phrase)?.map((other) => builder.things[other]!.kind)[0];
    if (means === undefined || means === 'player') builder.phrases.set(phrase, [place]);
    builder.say(name, place);
  }
}
