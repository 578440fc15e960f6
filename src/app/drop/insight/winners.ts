/** Groups of archived winners for comparison, most similar first. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { counted } from '../../../game/counted.ts';
import { opponentOf } from '../../compare/side.ts';
import type { AmongDocument, MeasuredPlayer } from './document.ts';
import type { MeasuredSide } from './measure.ts';

/** Winners of the archive. */
export interface Winners {
  /** Such as "24 winners with Orc against Human". */
  name: string;
  people: readonly MeasuredPlayer[];
  /** Whether all of them play the player's race. */
  sameRace: boolean;
}

/**
 * Groups of at least five winners, each wider than the previous one. They include neither this game nor winners with
 * the player’s name.
 */
export function winnersFor({ game, player }: MeasuredSide, { people }: AmongDocument): Winners[] {
  const others = people.filter(
    (person) =>
      person.result === 'won' && person.replayId !== game.replayId && person.player !== player.handle,
  );
  const { race } = player;
  const groups: Winners[] = [];
  const add = (words: string, group: readonly MeasuredPlayer[], sameRace: boolean) => {
    // A wider group without additional members would repeat the same comparison.
    if (group.length < PERCENTILES_FROM || group.length === groups.at(-1)?.people.length) return;
    groups.push({ name: `${counted(group.length, 'winner')} ${words}`.trim(), people: group, sameRace });
  };
  if (race) {
    const opponent = opponentOf({ game, player })?.race;
    const withRace = others.filter((person) => person.race === race);
    const name = `with ${RACE_NAMES[race]}`;
    if (opponent)
      add(
        `${name} against ${RACE_NAMES[opponent]}`,
        withRace.filter(({ matchup }) => matchup === game.matchup),
        true,
      );
    add(
      `${name} in ${game.sides}`,
      withRace.filter(({ sides }) => sides === game.sides),
      true,
    );
    add(name, withRace, true);
  }
  add(
    `in ${game.sides}`,
    others.filter(({ sides }) => sides === game.sides),
    false,
  );
  add('of the archive', others, false);
  return groups;
}
