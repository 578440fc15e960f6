/** Turns names into parts of the side that they belong to. */
import type { Race } from '../../game/races.ts';
import { part, type Key, type Side } from '../parts/part.ts';
import { isObject, type Thing } from '../words/things.ts';
import type { State } from './state.ts';

type Names = readonly Thing[];

/** Reads names of one kind, any of which is meant. */
export function readNames(state: State, things: Names, words: string): void {
  const { kind } = things[0]!;
  const isOfHero = kind === 'hero' || kind === 'group';
  if (!isObject(things[0]!) || (state.place?.isHero && !isOfHero)) state.settle();
  if (kind === 'player') readPlayer(state, things);
  else if (kind === 'race') readRace(state, things, words);
  else if (isObject(things[0]!)) readObjects(state, things, words);
  else readPlace(state, kind as Key, things);
}

const keysOf = (things: Names): string[] => [...new Set(things.map(({ key }) => key))];

/** Adds alternatives to the part before: "Echo Isles or Last Refuge". Returns whether it did. */
function merged(state: State, key: Key, of: readonly string[]): boolean {
  const last = state.last ?? state.drafts.findLast((draft) => draft.key === key);
  if (state.joint !== 'or' || last?.key !== key || state.amount) return false;
  state.extend(last, of);
  state.last = last;
  return true;
}

function readPlayer(state: State, things: Names): void {
  const of = keysOf(things);
  if (merged(state, 'player', of)) return;
  const isNegated = state.not !== null;
  const again = state.drafts.find(
    ({ key, of: names }) => key === 'player' && names.some((name) => of.includes(name)),
  );
  if (again && !isNegated && (again.side === 'me' || again.side === 'him'))
    return nameAgain(state, again.side);
  if (isNegated && state.not !== 'neither' && !state.hasVs) state.not = 'nobody';
  const isAlly = state.joint === 'and' && hasPart(state, 'player', 'me') && !state.hasVs;
  if (hasPart(state, 'player', state.side) && !isNegated && !isAlly) state.side = otherOf(state.side);
  const side: Side = isAlly ? 'any' : state.side;
  state.push(part('player', of, { side }));
  if (!isNegated && !isAlly) state.known[state.side].isNamed = true;
}

const hasPart = (state: State, key: Key, side: Side): boolean =>
  state.drafts.some((draft) => draft.key === key && draft.side === side && !draft.not);

const otherOf = (side: 'me' | 'him') => (side === 'me' ? 'him' : 'me');

function nameAgain(state: State, side: 'me' | 'him'): void {
  state.side = side;
  state.isNamedAgain = true;
  state.scope = null;
  state.before = [];
  state.joint = null;
}

function readRace(state: State, things: Names, words: string): void {
  const of = keysOf(things);
  const race = of[0] as Race;
  if (merged(state, 'race', of)) return;
  if (state.not !== null) return readNoRace(state, of);
  const { me, him } = state.known;
  const sized = state.drafts.some(({ key, of: [size] }) => key === 'size' && size !== '1v1');
  const isSubject = state.before.includes('as') || state.before.includes('by');
  if (isSubject && me.race === null) state.side = 'me';
  if (state.hasVs && !state.known.him.isNamed && him.race === null && state.side === 'him')
    return nameRace(state, of, race);
  if (me.race === race && (him.race !== race || state.side === 'me')) return nameAgain(state, 'me');
  if (him.race === race) return nameAgain(state, 'him');
  const here = state.known[state.side];
  const isOther = here.shown !== null && here.race === null && here.shown !== race && !here.isNamed;
  if (isOther || (sized && me.race !== null)) return state.push(part('race', of, { side: 'any' }));
  if (here.race !== null) {
    if (state.side === 'him' && me.race !== null) return state.unknown(words);
    state.side = otherOf(state.side);
  }
  nameRace(state, of, race);
}

function nameRace(state: State, of: readonly string[], race: Race): void {
  const { side } = state;
  state.known[side].race = of.length === 1 ? race : null;
  state.known[side].isNamed = true;
  const { scope } = state;
  state.scope = null;
  state.push(part('race', of, { side: scope === 'any' ? 'any' : side }));
}

/** "no orc", "against anything except orc", "grubby not as orc". */
function readNoRace(state: State, of: readonly string[]): void {
  const isSubject = hasPart(state, 'player', 'me') || state.known.me.isNamed;
  const isAbout = (state.hasVs && state.side === 'him') || (isSubject && state.before.includes('not as'));
  if (!isAbout && state.not !== 'neither') state.not = 'nobody';
  state.push(part('race', of, { side: state.side }));
}

/** Maps, events and builds: two of a kind are alternatives. */
function readPlace(state: State, key: Key, things: Names): void {
  const of = keysOf(things);
  const isNegated = state.not !== null;
  const other = state.drafts.find((draft) => draft.key === key && draft.not === isNegated);
  if (other && key !== 'build' && (!isNegated || state.joint === 'or')) state.extend(other, of);
  else state.push(part(key, of, { side: state.side }));
}

/** The side that an object belongs to by its race; null if neither can have it. */
function sideOf(state: State, race: Race | null): Side | null {
  const { me, him } = state.known;
  const raceOf = (side: 'me' | 'him') =>
    state.known[side].race ?? (state.known[side].isNamed ? null : state.known[side].shown);
  const isBoth = me.isNamed && him.isNamed && !state.isNamedAgain;
  if (race === null) return isBoth && state.side === 'him' ? 'any' : state.side;
  const fits = (['me', 'him'] as const).filter((side) => raceOf(side) === race);
  if (fits.includes(state.side))
    return fits.length === 2 && isBoth && state.before.includes('with') ? 'any' : state.side;
  if (fits.length === 1 && (isBoth || raceOf(state.side) !== null)) return fits[0]!;
  const open = (['me', 'him'] as const).filter(
    (side) => raceOf(side) === null && (side === state.side || state.known[side].isNamed),
  );
  if (open.includes(state.side)) return isBoth && open.length === 2 ? 'any' : state.side;
  return open[0] ?? null;
}

function readObjects(state: State, things: Names, words: string): void {
  const of = keysOf(things);
  const races = [...new Set(things.map(({ race }) => race ?? null))];
  const ofRace = races.length === 1 ? races[0]! : null;
  const isHero = things.every(({ kind, key }) => kind === 'hero' || key === 'tavern-heroes');
  const { last } = state;
  // "bm or fs", "first hero am or mk", "no lich or dreadlord".
  const hasAlternative = (last?.key === 'made' || last?.key === 'hero') && last.of.length > 0;
  if (hasAlternative && merged(state, last.key, of)) return;
  const place = state.take('place');
  const placed = isHero ? place : null;
  if (!placed && inOrder(state, of, isHero)) return;
  const side = sideOf(state, ofRace);
  if (side === null) return state.unknown(words);
  if (ofRace && (side === 'me' || side === 'him')) state.known[side].shown ??= ofRace;
  if (placed) return state.push({ ...part('hero', of, { side, place: placed.place }), isHero: true });
  // Orders prove no number of items, and nobody has a hero twice.
  if (isHero || things.every(({ kind }) => kind === 'item')) state.strikeAmount();
  const isSolo = state.take('prefix')?.op === 'solo';
  state.push({ ...part('made', of, { side, ...state.take('amount')?.bounds }), isHero });
  if (isSolo) state.push(part('heroes', [], { side, least: 1, most: 1 }));
}

/** Objects in order: heroes in a row, and whatever "into", "then" or a comma joins. Returns whether they are. */
function inOrder(state: State, of: readonly string[], isHero: boolean): boolean {
  const { last, joint } = state;
  const isObject =
    last !== null &&
    (last.key === 'made' || last.key === 'order' || (last.key === 'hero' && joint === 'then')) &&
    !last.not;
  if (!isObject || state.not !== null || state.amount || last.least !== undefined || last.below !== undefined)
    return false;
  const isRow = joint === null && isHero && last.isHero === true && state.before.length === 0;
  const isList = joint === 'list' || joint === 'then' || joint === 'after';
  if (!isRow && !isList) return false;
  const first = last.key === 'order' ? last.of[0]! : last.of.join('|');
  const order = joint === 'after' ? `${of.join('|')}..${first}` : `${first}..${of.join('|')}`;
  state.joint = null;
  if (last.key === 'hero') state.push({ ...part('order', [order], { side: last.side }), isHero });
  else Object.assign(last, { key: 'order', of: [order], isHero });
  state.before = [];
  return true;
}
