/**
 * Ids of the actions in a command block, in the numbering before patch 2.0.2. What is known of them comes from the
 * public descriptions of the format and from the recordings themselves.
 */
export const ACTION = {
  pause: 0x01,
  resume: 0x02,
  /** An order without a target: train, research, learn, stop, use an item. */
  order: 0x10,
  /** An order with a map point. */
  orderPoint: 0x11,
  /** An order with an object as target; its point is the target's place. */
  orderObject: 0x12,
  /** An item given to a unit or laid on the ground. */
  giveItem: 0x13,
  /** An order with two points, the second one of something that is only remembered, out of sight. */
  orderTwoPoints: 0x14,
  /** The same with an object. */
  orderTwoObjects: 0x15,
  /** Objects join the selection or leave it. */
  select: 0x16,
  assignGroup: 0x17,
  recallGroup: 0x18,
  /** The game states which object leads the selection, and what that object is at present. */
  lead: 0x19,
  /** A click on an item that lies on the ground. */
  clickItem: 0x1c,
  cancelRevival: 0x1d,
  /** An entry taken out of a training queue. */
  unqueue: 0x1e,
  unqueueAgain: 0x1f,
  escape: 0x61,
  skillMenu: 0x66,
  buildMenu: 0x67,
} as const;

/** Mode of `ACTION.select` that takes objects out. */
export const DESELECT = 0x02;

/** Bit of an order's flags: given with the shift key. */
export const QUEUE_FLAG = 0x1;
