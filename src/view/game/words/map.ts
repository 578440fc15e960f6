/** Texts of a game's map, key moments, and creep routes. */
import { counted } from '../../../game/counted.ts';

export const STAGE_WORDS = {
  title: 'Key moments',
  /** The heading if there is no drawing of the map. */
  titleWithoutMap: 'Map and key moments',
  noCard: 'No order in this replay points at the ground, so we can’t draw a map.',
  noPlaces: 'This game has no map: it was decoded before Farseer read the targets of orders.',
  rule:
    'Up to twenty moments, chosen by fixed rules. Each side’s first creep camp, the first attack order, the last fight and ' +
    'the first player to leave are always included. The most important of the other moments follow: at most six fights, ' +
    'and at most four of every other kind. “Inferred” means that the replay itself doesn’t say so. Attack orders show where the players ' +
    'fought and how busy each side was, not who came out ahead.',
};

/** Texts of the game in sentences. */
export const STORY_WORDS = {
  /** Names a link that shows only a time. */
  moment: (clock: string): string => `${clock} on the stage`,
};

/** Texts of the marks on the timeline below the map. */
export const STAGE_LINE_WORDS = {
  camp: (player: string, camp: string, level: number): string => `${player}: ${camp}, level ${level}`,
  unknownCamp: (player: string): string => `${player}: creep camp`,
  fight: (place: string): string => `Fight ${place}`,
  /** `skillPoints` is empty if the hero learned no skill. */
  hero: (hero: string, from: string, skillPoints: readonly string[]): string =>
    `${hero} from ${from}${skillPoints.length > 0 ? `, skill points ${skillPoints.join(', ')}` : ''}`,
  /** The name shown for a player without a name. */
  player: (slot: number): string => `Player ${slot}`,
};

export const CREEP_WORDS = {
  title: 'Creep routes',
  rule:
    'A player’s first visit to a camp is the first order that targets one of its creatures. Attack-moves don’t target ' +
    'a creature, so we assign them to camps based on where the heroes spent time. ',
  creatures: 'Only creatures targeted by orders are listed. Replays don’t record which of them died.',
  campsInOrder: (camps: number): string => `${counted(camps, 'camp')} in order`,
  everyCamp: 'Creatures, drops and heroes of each camp',
  /** A link to the evidence page. */
  inFull: 'Creatures, drops and heroes',
  camp: (name: string, level: number, place: string): string => `${name}, level ${level}, ${place}`,
  /** Creatures of one kind. */
  attacked: (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name),
  columns: { time: 'Time', camp: 'Camp', attacked: 'Attacked', drops: 'Drops', heroes: 'Heroes near' },
};
