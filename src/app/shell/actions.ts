/** For drawing a page where nobody can do anything yet: every action does nothing. */
export const noActions = <Actions extends object>(): Actions =>
  new Proxy({} as Actions, { get: () => () => undefined });
