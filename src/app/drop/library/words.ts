/** Texts about the saved games that are needed while their list is hidden. */
import { counted } from '../../../game/counted.ts';

export const LIBRARY_WORDS = {
  title: 'Games kept in this browser',
  offer: {
    title: 'Keep my games',
    note: 'This browser can keep the games you open here and list them on your next visit. They stay on this device. Nothing is kept unless you turn it on.',
    turnOn: 'Keep my games in this browser',
  },
  keep: 'Keep this game',
  /** `size` is the number and size of all kept games. */
  kept: (size: string): string => `This game is kept. In all: ${size}.`,
  size: (games: number, size: string): string => `${counted(games, 'game')}, ${size} packed`,
  turnedOn: 'Games are kept in this browser from now on.',
  turnedOff: 'Games are no longer kept, and the ones that were kept are deleted.',
  emptied: 'All kept games have been deleted.',
  removed: 'The game has been deleted.',
  notKept: 'That game isn’t among the games kept in this browser.',
  restored: (games: number): string => `${counted(games, 'game')} kept again.`,
  /** Asks the visitor for confirmation; `size` is the number and size of all kept games. */
  confirmTurnOff: (size: string): string => `Stop keeping games and delete those that are kept? ${size}.`,
  confirmEmpty: (size: string): string => `Delete all kept games? ${size}.`,
};
