/** What each keyword does while parts are read. */
import { part, type Part } from '../parts/part.ts';
import { parsePart } from '../parts/syntax.ts';
import type { Item } from './items.ts';
import { counts, hero, MASS, moment, place, rush, waits, type Handler } from './moments.ts';
import type { State } from './state.ts';

const joins =
  (joint: 'and' | 'or' | 'then' | 'list'): Handler =>
  (state, { words }) => {
    if (state.joint === null || joint !== 'and') state.joint = joint;
    if (joint === 'then' || joint === 'and') state.before.push(words);
    if (joint === 'list' && state.not === 'neither') state.not = null;
  };

const asks: Handler = (state, { op, words }) => {
  state.asked.push({ op, words });
};

const scopes =
  (scope: 'both' | 'any'): Handler =>
  (state, { words }, next) => {
    const isTrailing = (next === undefined || /^(?:on|by|for|each)/.test(words)) && state.last;
    if (isTrailing) state.last!.side = scope;
    else state.scope = scope;
    state.before.push(words);
  };

const negates =
  (not: 'next' | 'nobody' | 'neither'): Handler =>
  (state, { words }) => {
    if (state.not !== 'neither') state.not = not;
    state.before.push(words);
  };

/** Starts the other side. */
function against(state: State, words: string): void {
  if (state.hasVs && state.side === 'him') return state.unknown(words);
  state.hasVs = true;
  state.side = 'him';
  state.isNamedAgain = false;
  state.scope = null;
  state.joint = null;
  state.before.push(words);
  state.last = null;
}

function result(state: State, of: 'won' | 'lost', words: string): void {
  const isAfterOther = state.side === 'him' && !state.isNamedAgain && state.known.me.isNamed;
  const side = isAfterOther ? 'me' : state.side;
  const isOther = (draft: Part) => draft.key === 'result' && draft.side === side && draft.of[0] !== of;
  if (state.not === null && state.drafts.some((draft) => isOther(draft) && !draft.not))
    return state.unknown(words);
  if (state.not === 'nobody') state.not = 'next';
  const { scope } = state;
  state.scope = null;
  state.push(part('result', [of], { side }));
  state.scope = scope;
}

/** "beats", "lost to": the result of this side, and then the other side. */
const faces =
  (of: 'won' | 'lost'): Handler =>
  (state, { words }) => {
    state.verb = of;
    result(state, of, words);
    against(state, '');
  };

/** "this year": a period of which today is known. */
const dated =
  (periodOf: (today: string) => string): Handler =>
  (state) =>
    state.push(part('date', [periodOf(state.today)]));

/** "before" and "after" between two objects are an order. */
const betweenObjects =
  (joint: 'then' | 'after'): Handler =>
  (state, { words }, next) => {
    if (words === 'by') state.before.push(words);
    else if (state.last?.key === 'made' && next?.is === 'things') state.joint = joint;
    else state.unknown(words);
  };

/** Bounds without a value: ">" and "to" join objects, the others say nothing here. */
const bound: Handler = (state, item, next) => {
  const { last } = state;
  const isObject = last?.key === 'made' || last?.key === 'order' || last?.key === 'hero';
  if (item.words === '>' && isObject) joins('then')(state, item, next);
  else if (item.words === '>' && last?.key === 'race' && next?.is === 'things') {
    state.push(part('result', ['won'], { side: state.side }));
    against(state, '');
  } else if (/^(?:c\.at|c\.from|c\.exactly|c\.since)$/.test(item.op)) {
    if (/^(?:only|just|in|on|at|from|about|starting)$/.test(item.words)) state.before.push(item.words);
    else state.unknown(item.words);
  } else state.unknown(item.words);
};

const unknown: Handler = (state, { words }) => state.unknown(words);

const HANDLERS: Readonly<Record<string, Handler>> = {
  skip: () => {},
  as: (state) => state.before.push('as'),
  to: (state, item, next) => {
    const isObject = state.last?.key === 'made' || state.last?.key === 'order';
    if (isObject && next?.is === 'things') joins('then')(state, { ...item, op: 'then' }, next);
  },
  with: (state, { words }) => {
    state.before.push(words.replace(/^w(?:ith an?)?$/, 'with'));
  },
  without: (state, { words }) => {
    state.not = state.not === 'neither' ? 'neither' : 'next';
    state.before.push(words);
    state.joint = null;
  },
  vs: (state, { words }) => against(state, words),
  and: joins('and'),
  or: joins('or'),
  then: joins('then'),
  comma: joins('list'),
  slash: joins('list'),
  but: (state) => {
    if (state.not === 'neither') state.not = null;
    state.joint = null;
  },
  not: negates('next'),
  nor: joins('or'),
  neither: negates('neither'),
  nobody: negates('nobody'),
  both: scopes('both'),
  either: scopes('any'),
  won: (state, { words }) => result(state, 'won', words),
  lost: (state, { words }) => result(state, 'lost', words),
  winnerof: (state, { words }) => {
    state.asked.push({ op: 'who', words: '' });
    result(state, 'won', words);
  },
  last: (state, item, next) => {
    const isVerb =
      item.words !== 'last' || state.asked.some(({ op }) => op === 'long') || next?.is === 'value';
    if (!isVerb) asks(state, { op: 's.newest', words: item.words }, next);
  },
  who: (state, item, next) => {
    const isAsked = next?.is === 'word' && /^(?:won|lost|better|beat|lostto)$/.test(next.op);
    const isRelative =
      state.last !== null && /^(?:race|made|hero)$/.test(state.last.key) && !isAsked && next !== undefined;
    if (!isRelative) asks(state, item, next);
  },
  beat: faces('won'),
  lostto: faces('lost'),
  solo: waits,
  fast: waits,
  expansion: moment('expansion'),
  tier2: moment('tier2'),
  tier3: moment('tier3'),
  rush,
  mass: counts(MASS),
  double: counts(2),
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [`place${number}`, place(number)])),
  hero,
  lastyear: dated((today) => String(Number(today.slice(0, 4)) - 1)),
  thisyear: dated((today) => today.slice(0, 4)),
  thismonth: dated((today) => today.slice(0, 7)),
  'c.before': betweenObjects('then'),
  'c.after': betweenObjects('after'),
  'c.': bound,
  'u.': unknown,
  'x.': unknown,
  half: unknown,
  patch: unknown,
};

/** Reads a keyword. Those that begin with `=` are parts in the formal syntax. */
export function readKeyword(state: State, item: Parameters<Handler>[1], next: Item | undefined): void {
  const { op } = item;
  if (op.startsWith('=')) state.push({ ...parsePart(op.slice(1)), side: state.side });
  else (HANDLERS[op] ?? HANDLERS[op.slice(0, 2)] ?? asks)(state, item, next);
}
