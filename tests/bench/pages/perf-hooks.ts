// Browsers have the same clock as a global.
export const performance = globalThis.performance;
