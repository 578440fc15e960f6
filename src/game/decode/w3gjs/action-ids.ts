/**
 * Ids of the actions in a command block, in the numbering before patch 2.0.2. Sources: public descriptions of the
 * format, and the recordings themselves.
 */
export const ACTION = {
  pause: 0x01,
  resume: 0x02,
  /** Order without a target: train, research, learn, stop, or use an item. */
  order: 0x10,
  /** Order at a map point. */
  orderPoint: 0x11,
  /** Order that targets an object; its point is the object's position. */
  orderObject: 0x12,
  /** Item given to a unit or dropped on the ground. */
  giveItem: 0x13,
  /** Order with two points; the second belongs to a remembered target out of sight. */
  orderTwoPoints: 0x14,
  /** Order with two points that targets an object. */
  orderTwoObjects: 0x15,
  /** Adds objects to the selection or removes them. */
  select: 0x16,
  assignGroup: 0x17,
  recallGroup: 0x18,
  /** The game names the leader of the selection and its current form. */
  lead: 0x19,
  /** Click on an item on the ground. */
  clickItem: 0x1c,
  cancelRevival: 0x1d,
  /** Removal of an entry from a training queue. */
  unqueue: 0x1e,
  unqueueAgain: 0x1f,
  escape: 0x61,
  skillMenu: 0x66,
  buildMenu: 0x67,
  /** Number that the map's script stores in a game cache for all players. */
  storeNumber: 0x6b,
} as const;

/** Mode of `ACTION.select` that deselects objects. */
export const DESELECT = 0x02;

/** Bit in the flags of an order: the order was given with the shift key. */
export const QUEUE_FLAG = 0x1;
