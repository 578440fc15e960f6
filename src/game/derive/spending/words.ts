/** Sentences that name the prices used for a game's spending. */
export const PRICE_WORDS = {
  exact: (patch: string): string => `Prices are from patch ${patch}.`,
  exactForBuild: (patch: string, build: string): string =>
    `Prices are from patch ${patch} and apply to this build of ${build} too.`,
  closest: (patch: string, played: string): string =>
    `Prices are from patch ${patch}, the closest we have to ${played}; some may have differed.`,
  closestButSame: (patch: string, played: string, other: string): string =>
    `Prices are from patch ${patch}, the closest we have to ${played}; everything ordered cost the same in ${other}.`,
  unknownPatch: 'a patch the file doesn’t name',
  reignOfChaos: 'Reign of Chaos',
};
