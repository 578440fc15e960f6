/**
 * A player's command block contents as plain data. Action ids in the comments are those of patches before 2.0.2; the
 * writer renumbers them if the script asks for it.
 */

/** Text as a string (written as UTF-8) or as bytes, for names truncated inside a character or in another encoding. */
export type Text = string | Uint8Array;

/** Four-character object id (`hfoo`), or a numeric order (`0x000d0003` is a right click). */
export type OrderId = string | number;

/** One object in the game. A plain number stands for both halves of the tag, as games usually write it. */
export type ObjectTag = number | readonly [number, number];

/** Map coordinates; the file stores 32-bit floats, so whole numbers are read back exactly. */
export interface Point {
  x: number;
  y: number;
}

interface Ordering {
  order: OrderId;
  /** Ability flags; bit 0 is the shift queue. The default is 0x42 (a train order). */
  flags?: number;
}

export type Action =
  /** 0x10: train, research, upgrade, learn a skill, or a command without a target. */
  | ({ kind: 'order' } & Ordering)
  /** 0x11: place a building, move. */
  | ({ kind: 'order-point' } & Ordering & Point)
  /** 0x12: an order with an object as target. */
  | ({ kind: 'order-object'; target: ObjectTag } & Ordering & Point)
  /** 0x13: give or drop an item. */
  | ({ kind: 'give-item'; unit: ObjectTag; item: ObjectTag } & Ordering & Point)
  /** 0x14: an order at the point of something remembered in fog. */
  | ({ kind: 'order-out-of-sight'; remembered: string } & Ordering & Point)
  /** 0x16: add objects to the selection or remove them. */
  | { kind: 'select'; mode: 'add' | 'remove'; tags: readonly ObjectTag[] }
  /** 0x17 and 0x18: hotkey groups, counted from 0 as in the file. */
  | { kind: 'assign-hotkey'; group: number; tags: readonly ObjectTag[] }
  | { kind: 'use-hotkey'; group: number }
  /** 0x19: the active subgroup, with the object's present id, which therefore shows a finished tier upgrade. */
  | { kind: 'subgroup'; id: string; tag: ObjectTag }
  /** 0x1a: written between a selection and its subgroup. */
  | { kind: 'preselect' }
  /** 0x1b: internal action of games for an object under construction or selected by the game itself. */
  | { kind: 'object-notice'; tag: ObjectTag }
  /** 0x1c: select an item on the ground. */
  | { kind: 'select-item'; tag: ObjectTag }
  /** 0x1d: stop the revival of a hero. */
  | { kind: 'cancel-revival'; tag: ObjectTag }
  /** 0x1e: remove an entry from a training queue. */
  | { kind: 'unqueue'; slot: number; id: string }
  /** 0x51: give resources to the player of a lobby slot, counted from 0. */
  | { kind: 'transfer'; slot: number; gold: number; lumber: number }
  /** 0x61. */
  | { kind: 'escape' }
  /** 0x66 and 0x67: the hero skill and the building submenu. */
  | { kind: 'skill-menu' }
  | { kind: 'build-menu' }
  /** 0x6b: the map's script stores a number in a game cache for all players. */
  | { kind: 'store-number'; file: Text; mission: Text; key: Text; value: number }
  /** 0x68: minimap ping. */
  | ({ kind: 'ping'; seconds: number } & Point)
  /** 0x77: NetEase and old games; missing in the numbering after 2.0.2, and written there unchanged. */
  | { kind: 'game-command'; command: number; data: number; text: Text }
  /** 0x78, or 0x77 after 2.0.2. */
  | { kind: 'sync'; identifier: string; value: string }
  /** 0x7b, or 0x7a after 2.0.2: Reforged records each click on the command card (`Aque`) before the order itself. */
  | { kind: 'card-click'; tag: ObjectTag; ability: string; object: string }
  /** Any bytes, never renumbered: unknown actions, NetEase's 0x92 to 0x94, garbage. */
  | { kind: 'raw'; bytes: readonly number[] | Uint8Array };
