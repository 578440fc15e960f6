/** Describes the understood parts of a search. */
import { matchupName } from '../../../game/derive/race.ts';
import { isOfOneSide } from '../grammar/contradictions.ts';
import { dateText } from '../../dates.ts';
import { plainClock } from '../clock.ts';
import type { Amount, Ask, AskPart, Meaning, Question, StepBounds } from '../ask.ts';
import {
  AMOUNT_WORDS,
  PLAYED_WORDS,
  GROUP_NAMES,
  HERO_COUNTS,
  LENGTH_WORDS,
  PART_WORDS,
  QUESTION_WORDS,
  PART_SIDES,
  BOUND_WORDS,
} from './words.ts';

/** Describes a question for people. */
export function questionText(question: Question): string {
  if (question.asks === 'first') return QUESTION_WORDS.sorted[question.by][question.way === 'most' ? 0 : 1];
  if (question.asks === 'most' && question.of === 'player') return QUESTION_WORDS.mostGames;
  if (question.asks === 'most') return QUESTION_WORDS.most(GROUP_NAMES[question.of]);
  if (question.asks === 'best') return QUESTION_WORDS.best(GROUP_NAMES[question.of]);
  return QUESTION_WORDS.kinds[question.asks];
}

/** Describes a part for people; `parts` are all parts of the search. */
export function partText(part: AskPart, parts: readonly AskPart[]): string {
  const { ask, side, not, follows, typed } = part;
  const general = /^(map|event|matchup|mirror|patch|sides|length|played|unknown)$/.test(ask.is);
  const whose = general ? 'game' : side === 'self' && isOfOneSide(part, parts) ? 'oneSide' : side;
  const before = follows === null ? null : parts[follows]!.ask;
  const order = before?.is === 'objects' ? PART_WORDS.after(before.name) : '';
  const corrected = typed === null ? '' : PART_WORDS.corrected(typed);
  return PART_SIDES[whose][not ? 'not' : 'yes'] + askText(ask) + order + corrected;
}

const meaningText = (meaning: Meaning): string =>
  PART_WORDS.named(
    PART_WORDS.kinds[meaning.is],
    meaning.is === 'player' && meaning.keys.length === 0
      ? PART_WORDS.playerWithoutGames(meaning.name)
      : meaning.name,
  );

/** A part that has a time, as the name of the moment: "tier 2", "second hero". */
export const momentText = (ask: Ask): string =>
  askText(ask)
    .replace(/^an? /, '')
    .replace(/ ordered$/, '');

/** The question without its player. */
export function askText(ask: Ask): string {
  switch (ask.is) {
    case 'or':
      return PART_WORDS.or(ask.of.map(askText));
    case 'orders':
      return PART_WORDS.or(ask.of.map((order) => PART_WORDS.order(order.map(({ name }) => name))));
    case 'heroes':
      return heroesText(ask);
    case 'random':
      return PART_WORDS.random;
    case 'player':
    case 'map':
    case 'event':
    case 'build':
    case 'race':
      return meaningText(ask);
    case 'any':
      return PART_WORDS.or(ask.of.map(meaningText));
    case 'objects': {
      const object = ask.no ? PART_WORDS.noObject(ask.name) : ask.name;
      const place = ask.place === null ? '' : PART_WORDS.asHero(ask.place);
      return object + place + boundsText(ask) + amountText(ask);
    }
    case 'expansion':
      return (ask.no ? PART_WORDS.noExpansion : PART_WORDS.expansion) + boundsText(ask);
    case 'tier':
      return PART_WORDS[ask.no ? 'noTier' : 'tier'](ask.tier) + boundsText(ask);
    case 'hero':
      return PART_WORDS[ask.no ? 'noHero' : 'hero'](ask.place) + boundsText(ask);
    case 'result':
      return ask.result;
    case 'matchup':
      return matchupName(ask.key);
    case 'mirror':
      return PART_WORDS.mirror;
    case 'patch':
      return PART_WORDS.patch[ask.or ?? 'exact'](patchText(ask.numbers));
    case 'sides':
      return ask.sides ?? PART_WORDS.teams;
    case 'length':
      if (ask.from === null) return LENGTH_WORDS.under(ask.below!);
      return ask.below === null ? LENGTH_WORDS.from(ask.from) : LENGTH_WORDS.fromTo(ask.from, ask.below);
    case 'played':
      return playedText(ask);
    case 'unknown':
      return PART_WORDS.unknown(ask.words);
  }
}

const patchText = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at === 1 ? String(number).padStart(2, '0') : number)).join('.');

function heroesText({ atLeast, atMost }: Amount): string {
  if (atMost === null) return HERO_COUNTS.atLeast(atLeast);
  return atLeast === atMost ? HERO_COUNTS.exactly(atMost) : HERO_COUNTS.atMost(atMost);
}

/** A time limit applies only to the first such object, but a number to the whole game. */
function amountText({ atLeast, atMost, before, after }: Amount & StepBounds): string {
  if (atLeast === 0 && atMost === null) return '';
  const amount =
    atMost === null
      ? AMOUNT_WORDS.atLeast(atLeast)
      : atLeast === atMost
        ? AMOUNT_WORDS.exactly(atMost)
        : AMOUNT_WORDS.atMost(atMost);
  return before === null && after === null
    ? AMOUNT_WORDS.counted(amount)
    : AMOUNT_WORDS.countedInGame(amount);
}

const boundsText = ({ before, after }: StepBounds): string =>
  (before === null ? '' : BOUND_WORDS.before(plainClock(before))) +
  (after === null ? '' : BOUND_WORDS.from(plainClock(after)));

function playedText({ from, to }: { from: string; to: string }): string {
  if (from === to) return (from.length > 7 ? PLAYED_WORDS.onDay : PLAYED_WORDS.inMonthOrYear)(dateText(from));
  if (from === '0000') return PLAYED_WORDS.until(dateText(to));
  if (to === '9999') return PLAYED_WORDS.since(dateText(from));
  return PLAYED_WORDS.fromTo(dateText(from), dateText(to));
}
