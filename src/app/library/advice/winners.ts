/** Groups of the archive's winners that a player is compared with. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { counted } from '../../../game/counted.ts';
import { matchupOf, RACE_NAMES } from '../../../game/derive/race.ts';
import type { Race } from '../../../game/races.ts';
import { opponentOf } from '../../compare/side.ts';
import type { MeasuredSide } from '../measure.ts';
import type { ArchiveDocument, MeasuredPlayer } from './archive-document.ts';

/** Winners of the archive. */
export interface Winners {
  /** Such as "24 winners with Orc against Human". */
  name: string;
  people: readonly MeasuredPlayer[];
  /** Whether all of them play the player's race. */
  sameRace: boolean;
}

/** Whom winners are compared with: a player in a game. */
export interface Compared {
  names: readonly string[];
  /** The game's id, if the archive may have it. */
  replayId?: string;
  race: Race | null;
  /** The opponent's race in a 1v1. */
  opponent: Race | null;
  sides: string;
}

/**
 * Groups of at least five winners, each wider than the previous one. They include neither this game nor winners with
 * the player’s name.
 */
export function winnersFor(
  { names, replayId, race, opponent, sides }: Compared,
  { people }: Pick<ArchiveDocument, 'people'>,
): Winners[] {
  const otherWinners = people.filter(
    (person) => person.result === 'won' && person.replayId !== replayId && !names.includes(person.player),
  );
  const groups: Winners[] = [];
  const add = ({ name, people: group, sameRace }: Winners) => {
    // A wider group without additional members would repeat the same comparison.
    if (group.length < PERCENTILES_FROM || group.length === groups.at(-1)?.people.length) return;
    groups.push({ name: `${counted(group.length, 'winner')} ${name}`, people: group, sameRace });
  };
  const inSides = (person: MeasuredPlayer) => person.sides === sides;
  if (race) {
    const ofRace = otherWinners.filter((person) => person.race === race);
    const name = `with ${RACE_NAMES[race]}`;
    if (opponent) {
      const matchup = matchupOf(race, opponent);
      const ofMatchup = ofRace.filter((person) => person.matchup === matchup);
      add({ name: `${name} against ${RACE_NAMES[opponent]}`, people: ofMatchup, sameRace: true });
    }
    add({ name: `${name} in ${sides}`, people: ofRace.filter(inSides), sameRace: true });
    add({ name, people: ofRace, sameRace: true });
  }
  add({ name: `in ${sides}`, people: otherWinners.filter(inSides), sameRace: false });
  add({ name: 'of the archive', people: otherWinners, sameRace: false });
  return groups;
}

/** The player of a side, as winners are compared with them. */
export const toCompared = (side: MeasuredSide): Compared => ({
  names: [side.player.handle],
  replayId: side.game.replayId,
  race: side.player.race,
  opponent: opponentOf(side)?.race ?? null,
  sides: side.game.sides,
});
