/** Texts of the tier marks on order timelines. */

export const TIER_MARK_WORDS = {
  ordered: (tier: number): string => `Tier ${tier} ordered`,
  /** Used if the upgrade may never have finished. */
  inDoubt: (tier: number): string => `Tier ${tier} ordered, in doubt`,
  completed: (tier: number): string => `Tier ${tier} completed`,
  seen: (tier: number): string => `Tier ${tier} seen`,
};
