/** Texts of the panel next to the map; the names of its rows are in `term-words.ts`. */

export const PANEL_WORDS = {
  at: (clock: string): string => `At ${clock}`,
  /** `place` says where the fight was, such as “at Grubby’s expansion”. */
  fight: (place: string | undefined, from: string, to: string): string =>
    place === undefined ? `Fight, ${from} to ${to}` : `Fight ${place}, ${from} to ${to}`,
  orMore: (least: number): string => `${least} or more`,
  died: (hero: string): string => `${hero} died`,
  portals: (portals: number): string => (portals === 1 ? 'portal home' : `${portals} portals home`),
  left: 'left',
  leftAndEnded: 'left, so the game ended',
  ahead: (orders: number): string => `${orders}, ahead`,
  down: 'down',
};
