/** Messages of the checks that a document passes before publication, and of the comparison with the last release. */

/** Faults of a document; printed after the file and the field. */
export const VIOLATION_WORDS = {
  document: 'the document',
  count: (count: number, replays: number): string => `is ${count} for ${replays} replays`,
  repeated: (replayId: string, index: number): string => `repeats ${replayId} of replays[${index}]`,
  matchup: (matchup: string): string => `"${matchup}" is not two race letters in order`,
  unknown: 'is not part of the contract',
};

/** Names for promises that aren't about fields. */
export const PLACE_WORDS = {
  operation: 'the operation',
  parameter: (kind: string, name: string): string => `the ${kind} parameter ${name}`,
  response: (status: string): string => `the response ${status}`,
};

/** Changes between two versions; printed after the place. */
export const CHANGE_WORDS = {
  removed: 'is gone',
  addedRequired: (type: string): string => `is new and required: ${type}`,
  added: (type: string): string => `is new: ${type}`,
  retyped: (before: string, after: string): string => `was ${before} and is ${after}`,
  required: 'is required now',
  optional: 'is optional now',
  only: (values: readonly string[]): string => `allows only ${values.join(', ')}`,
  noLonger: (values: readonly string[]): string => `no longer allows ${values.join(', ')}`,
  anyValue: 'allows any value now',
  also: (values: readonly string[]): string => `also allows ${values.join(', ')}`,
  meaning: (before: string, after: string): string => `meant "${before}" and means "${after}"`,
  deprecated: 'is deprecated',
};
