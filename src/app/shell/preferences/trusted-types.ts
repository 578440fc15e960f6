/**
 * Every page asks the browser for Trusted Types: text becomes HTML or a program only through this policy. It lets SVG
 * pass, because pages draw maps and glyphs, and scripts of this site, because the drop page starts a worker and a service
 * worker.
 */
const DEFAULT_POLICY = {
  createHTML: (text: string) => (text.trimStart().startsWith('<svg') ? text : null),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

interface Factory {
  createPolicy(name: string, policy: typeof DEFAULT_POLICY): unknown;
}

/** Sets the policy in browsers that have Trusted Types. Has to run before any other script of the page. */
export const setDefaultPolicy = (): void =>
  void (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', DEFAULT_POLICY);
