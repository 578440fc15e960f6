/** Parts of a search in words, as they were understood. */
import { matchupName } from '../../../game/derive/race.ts';
import { dateText } from '../../dates.ts';
import { plainClock } from '../clock.ts';
import type { Amount, Ask, StepBounds, Meaning, AskPart } from '../ask.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const KINDS = {
  player: 'Player',
  map: 'Map',
  event: 'Event',
  build: 'Build',
  race: 'Race',
  objects: 'In the game',
};

/** A part for people; `parts` are all of the search. */
export function partText({ ask, side, follows, typed }: AskPart, parts: readonly AskPart[]): string {
  const whose = { self: '', rival: 'Other side: ', both: 'Both sides: ', either: 'Either side: ' }[side];
  const before = follows === null ? null : parts[follows]!.ask;
  const order = before?.is === 'objects' ? `, after ${before.name}` : '';
  const corrected = typed === null ? '' : ` (typed “${typed}”)`;
  const general = /^(map|event|matchup|mirror|patch|sides|length|played|unknown)$/.test(ask.is);
  return (general ? '' : whose) + askText(ask) + order + corrected;
}

const meaningText = (meaning: Meaning): string =>
  `${KINDS[meaning.is]}: ${meaning.name}` +
  (meaning.is === 'player' && meaning.keys.length === 0 ? ', of whom the archive has no game' : '');

function askText(ask: Ask): string {
  switch (ask.is) {
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
      return `patch ${ask.numbers.map((number, at) => (at === 1 ? String(number).padStart(2, '0') : number)).join('.')}${ask.orLater ? ' or later' : ''}`;
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

/** A bound in time is of the first one, a number of the whole game. */
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
