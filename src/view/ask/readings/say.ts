/** Describes the understood parts of a search. */
import { matchupName } from '../../../game/derive/race.ts';
import { isOfOneSide } from '../grammar/contradictions.ts';
import { dateText } from '../../dates.ts';
import { plainClock } from '../clock.ts';
import type { Amount, Ask, AskPart, Group, Meaning, SortMeasure, Question, StepBounds } from '../ask.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const KINDS = {
  player: 'Player',
  map: 'Map',
  event: 'Event',
  build: 'Build',
  race: 'Race',
  objects: 'In the game',
};

const ASKED: Readonly<Record<Exclude<Question['asks'], 'first' | 'most' | 'best'>, string>> = {
  count: 'How many games',
  rate: 'Share of wins',
  length: 'Length of games',
  time: 'Order time',
  record: 'Head to head',
  winners: 'Who won',
  losers: 'Who lost',
  when: 'Dates of games',
};
const GROUPS: Readonly<Record<Group, string>> = {
  ...{ hero1: 'first hero', hero2: 'second hero', hero3: 'third hero', map: 'map', race: 'race' },
  ...{ player: 'player', matchup: 'matchup', event: 'event' },
};
const SORTED: Readonly<Record<SortMeasure, readonly [most: string, least: string]>> = {
  length: ['Longest first', 'Shortest first'],
  played: ['Newest first', 'Oldest first'],
  fights: ['Most fights first', 'Fewest fights first'],
  even: ['Most evenly split first', 'Least evenly split first'],
  apm: ['Most actions per minute first', 'Fewest actions per minute first'],
  time: ['Latest first', 'Earliest first'],
};

/** Describes a question for people. */
export function questionText(question: Question): string {
  if (question.asks === 'first') return SORTED[question.by][question.way === 'most' ? 0 : 1];
  if (question.asks === 'most' && question.of === 'player') return 'Players with most of these games';
  if (question.asks === 'most') return `Most played ${GROUPS[question.of]}`;
  if (question.asks === 'best') return `Best ${GROUPS[question.of]} by share of wins`;
  return ASKED[question.asks];
}

/** Describes a part for people; `parts` are all parts of the search. */
export function partText(part: AskPart, parts: readonly AskPart[]): string {
  const { ask, side, not, follows, typed } = part;
  const either = not ? 'Nobody: ' : 'Either side: ';
  const whose = {
    self: not ? 'Not ' : isOfOneSide(part, parts) ? 'One side: ' : '',
    rival: `Other side: ${not ? 'not ' : ''}`,
    both: 'Both sides: ',
    either,
  }[side];
  const before = follows === null ? null : parts[follows]!.ask;
  const order = before?.is === 'objects' ? `, after ${before.name}` : '';
  const corrected = typed === null ? '' : ` (typed “${typed}”)`;
  const general = /^(map|event|matchup|mirror|patch|sides|length|played|unknown)$/.test(ask.is);
  return (general ? (not ? 'Not: ' : '') : whose) + askText(ask) + order + corrected;
}

const meaningText = (meaning: Meaning): string =>
  `${KINDS[meaning.is]}: ${meaning.name}` +
  (meaning.is === 'player' && meaning.keys.length === 0 ? ', who has no game in the archive' : '');

/** A part that has a time, as the name of the moment: "tier 2", "second hero". */
export const momentText = (ask: Ask): string =>
  askText(ask)
    .replace(/^an? /, '')
    .replace(/ ordered$/, '');

/** The question without its player. */
export function askText(ask: Ask): string {
  switch (ask.is) {
    case 'or':
      return ask.of.map(askText).join(', or ');
    case 'heroes':
      return heroesText(ask);
    case 'random':
      return 'race left to chance';
    case 'player':
    case 'map':
    case 'event':
    case 'build':
    case 'race':
      return meaningText(ask);
    case 'any':
      return ask.of.map(meaningText).join(', or ');
    case 'objects': {
      const place = ask.place === null ? '' : ` as the ${PLACES[ask.place - 1]}`;
      return (ask.no ? `no ${ask.name}` : ask.name) + place + boundsText(ask) + amountText(ask);
    }
    case 'expansion':
      return (ask.no ? 'no expansion' : 'an expansion') + boundsText(ask);
    case 'tier':
      return `${ask.no ? 'no ' : ''}tier ${ask.tier}${ask.no ? '' : ' ordered'}${boundsText(ask)}`;
    case 'hero':
      return `${ask.no ? 'no' : 'a'} ${PLACES[ask.place - 1]} hero${boundsText(ask)}`;
    case 'result':
      return ask.result;
    case 'matchup':
      return matchupName(ask.key);
    case 'mirror':
      return 'both of one race';
    case 'patch':
      return `patch ${ask.numbers.map((number, at) => (at === 1 ? String(number).padStart(2, '0') : number)).join('.')}${ask.or === 'later' ? ' or later' : ask.or === 'earlier' ? ' or earlier' : ''}`.replace(
        /^/,
        ask.or === 'before' ? 'before ' : '',
      );
    case 'sides':
      return ask.sides ?? 'more than two players';
    case 'length':
      return ask.from === null
        ? `under ${ask.below} minutes`
        : ask.below === null
          ? `${ask.from} minutes or longer`
          : `${ask.from} to ${ask.below} minutes`;
    case 'played':
      return playedText(ask);
    case 'unknown':
      return `“${ask.words}” is not understood`;
  }
}

function heroesText({ atLeast, atMost }: Amount): string {
  if (atMost === null) return `${atLeast} heroes or more`;
  return atLeast === atMost
    ? `exactly ${atMost === 1 ? '1 hero' : `${atMost} heroes`}`
    : `at most ${atMost === 1 ? '1 hero' : `${atMost} heroes`}`;
}

/** A time bound applies to the first such object, a number to the whole game. */
function amountText({ atLeast, atMost, before, after }: Amount & StepBounds): string {
  if (atLeast === 0 && atMost === null) return '';
  const amount =
    atMost === null ? `at least ${atLeast}` : atLeast === atMost ? 'exactly ' + atMost : `at most ${atMost}`;
  return `, ${amount} made${before === null && after === null ? '' : ' in the whole game'}`;
}

function boundsText({ before, after }: StepBounds): string {
  return (
    (before === null ? '' : ` before ${plainClock(before)}`) +
    (after === null ? '' : ` at ${plainClock(after)} or later`)
  );
}

function playedText({ from, to }: { from: string; to: string }): string {
  if (from === to) return `played ${from.length > 7 ? 'on' : 'in'} ${dateText(from)}`;
  if (from === '0000') return `played in ${dateText(to)} or before`;
  if (to === '9999') return `played in ${dateText(from)} or later`;
  return `played from ${dateText(from)} to ${dateText(to)}`;
}
