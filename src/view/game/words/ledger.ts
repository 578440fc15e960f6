/** Facts about a side in a fight: its forces, its losses, and signs of the outcome. They are joined by commas. */

export const LEDGER_WORDS = {
  orMore: (least: number): string => `${least} or more`,
  /** `units` is "Grunt ×2". */
  withFood: (units: string, food: number): string => `${units} (${food} food)`,
  several: (name: string, count: number): string => `${name} ×${count}`,
  /** `level` is "3", "3–4" or "3 or more". */
  hero: (name: string, level: string): string => `${name} (level ${level})`,
  ahead: 'ahead in attack orders',
  stayed: 'stayed',
  revived: (hero: string): string => `${hero} died and was revived later`,
  foodLost: (food: number, before: number): string =>
    `at least ${food} food lost in all by the next fight (${before} before this one)`,
  buildingGone: (building: string): string => `${building} attacked and not seen again`,
  /** `clock` is the time of the expansion order. */
  hallGone: (clock: string): string => `hall of the ${clock} expansion not seen again`,
  /** A camp without a name. */
  camp: 'camp',
  campTaken: (camp: string): string => `${camp} attacked by the other side afterwards`,
  portals: (portals: number): string => (portals === 1 ? 'portal home' : `${portals} portals home`),
  left: (players: string): string => `${players} left`,
  leftAndEnded: (players: string): string => `${players} left, so the game ended`,
};
