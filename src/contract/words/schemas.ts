/** Descriptions that several fields of a schema share. All others are in the schemas, next to their fields. */

const INFERRED_TIER =
  'INFERRED from selection data: it can be before the upgrade completes and is not a verified tech timing. ' +
  'Use it at most for ordering within one game. Null when never observed.';

export const FIELD_WORDS = {
  tierSec: (tier: number): string =>
    `Seconds of game time when the player was first observed at tier ${tier}. ${INFERRED_TIER}`,
  tierTime: (tier: number): string =>
    `Milliseconds of game time when the player was first observed at tier ${tier}. ${INFERRED_TIER}`,
  clock: (field: string): string => `\`${field}\` as minutes:seconds text, rounded down.`,
  seenAt: (objects: string, tier: number): string =>
    `Distinct ${objects} seen while the player was flagged tier ${tier}. The flag is INFERRED, ` +
    `so the list can contain ${objects} of a lower tier.`,
};

/** Types in the field tables of the API reference. */
export const TYPE_WORDS = {
  any: 'any',
  text: (values: readonly string[]): string => `string (${values.join(', ')})`,
  array: (items: string): string => `array of ${items}`,
  object: (values: string): string => `object with ${values} values`,
  either: (types: readonly (string | undefined)[]): string => types.join(' or '),
};
