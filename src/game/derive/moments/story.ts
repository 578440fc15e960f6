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
  const begun = heroes.length > 0 ? `${heroes[0]!.replace(' with ', ' opens with ')}${rest(heroes)}` : null;
  const parts = [
    begun,
    halls.length > 0
      ? `${halls.length > 1 ? 'expansions' : 'an expansion'} ordered by ${listed(halls)}`
      : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `${parts.join('; ')}.` : null;
}

const rest = ([, ...others]: readonly string[]): string => (others.length > 0 ? `, ${listed(others)}` : '');

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
  const counted = count === 1 ? 'The one fight is' : `Of ${count} fights the busiest is`;
  return `${counted} ${place} from ${formatClock(startMs)}, with ${listed(bySide).replace(' by', ' attack orders by')}.`;
}

function deaths({ analysis }: MomentSource): string | null {
  const revived = analysis.players.flatMap(({ handle, heroes }) => {
    const times = heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
    return times > 0 ? [`${handle} ${TIMES[times] ?? `${times} times`}`] : [];
  });
  return revived.length > 0 ? `Heroes fell, as revivals show: ${listed(revived)}.` : null;
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
