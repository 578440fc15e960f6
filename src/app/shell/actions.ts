/** Actions without effect, for drawing a page before its program runs. */
export const noActions = <Actions extends object>(): Actions =>
  new Proxy({} as Actions, { get: () => () => undefined });
