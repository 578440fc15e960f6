import { formatClock } from '../../clock.ts';
import { firstToLeave, sideOf, winnersOf, winnersOver, type MomentSource } from './told.ts';
import { placeWords } from './place-words.ts';
import { tellFights } from './told-fights.ts';

const TIMES = ['', 'once', 'twice'];

/**
 * A game in two to four sentences, each made of facts that the moments and tables show with their basis. A part
 * that the recording does not tell is left out.
 */
export function tellStory(game: MomentSource): string[] {
  return [opening(game), fighting(game), deaths(game), ending(game)].filter((sentence) => sentence !== null);
}

function opening({ analysis, places, names }: MomentSource): string | null {
  const heroes = analysis.players.flatMap(({ handle, heroes: [first] }) =>
    first?.ordered ? [`${handle} with ${first.name}`] : [],
  );
  const halls = analysis.players
    .flatMap(({ slot }) => {
      const hall = places.halls.find(
        (candidate) => candidate.ms > 0 && !candidate.cancelled && candidate.slot === Number(slot),
      );
      return hall ? [hall] : [];
    })
    .sort((a, b) => a.ms - b.ms)
    .map((hall) => `${names.get(hall.slot)} at ${formatClock(hall.ms)}`);
  const parts = [firstWith(heroes, ' with ', ' opens with '), firstWith(halls, ' at ', ' expands at ')];
  const sentences = parts.filter((part) => part !== null);
  return sentences.length > 0 ? sentences.map((part) => `${part}.`).join(' ') : null;
}

/** "Grubby opens with Far Seer, Thorzain with Archmage": the first of some parts gets the verb. */
function firstWith([first, ...others]: readonly string[], words: string, verb: string): string | null {
  if (first === undefined) return null;
  const at = first.lastIndexOf(words);
  const head = first.slice(0, at) + verb + first.slice(at + words.length);
  return others.length > 0 ? `${head}, ${listed(others)}` : head;
}

function fighting({ places, landmarks, names, analysis }: MomentSource): string | null {
  const fights = tellFights(places.fights, places.sides, (at, ms) =>
    placeWords(at, ms, places, landmarks, names),
  );
  if (fights.length === 0) return 'The orders show no fight.';
  const total = ({ orders }: { orders: readonly number[] }) => orders.reduce((sum, count) => sum + count, 0);
  const [heaviest] = fights.toSorted((a, b) => total(b) - total(a));
  const { startMs, place, orders } = heaviest!;
  const bySide = orders.flatMap((count, side) => {
    // Of many sides only those that fought are named.
    if (count === 0 && orders.length > 2) return [];
    const members = analysis.players.filter(({ slot }) => sideOf(places, Number(slot)) === side);
    return `${count} by ${members.map(({ handle }) => handle).join(' & ')}`;
  });
  const count = places.fights.length;
  const counted = count === 1 ? 'The only fight' : `The biggest of ${count} fights`;
  return `${counted} starts at ${formatClock(startMs)} ${place}, with ${listed(bySide).replace(' by', ' attack orders by')}.`;
}

function deaths({ analysis }: MomentSource): string | null {
  const revived = analysis.players.flatMap(({ handle, heroes }) => {
    const times = heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
    return times > 0 ? [`${handle} ${TIMES[times] ?? `${times} times`}`] : [];
  });
  return revived.length > 0 ? `Revivals show that heroes died: ${listed(revived)}.` : null;
}

function ending({ analysis }: MomentSource): string | null {
  const first = firstToLeave(analysis);
  if (!first) return `The recording ends at ${formatClock(analysis.clockMs)}.`;
  const won = winnersOver(analysis, first.team);
  const result = !won && analysis.winner ? ` ${winnersOf(analysis)} won.` : '';
  return `${first.handle} leaves first, at ${formatClock(first.leftMs)}${won ? `, so ${won} won` : ''}.${result}`;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
