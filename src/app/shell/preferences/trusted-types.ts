/**
 * Every page requires Trusted Types: text only becomes HTML or a script through this policy. It allows SVG, because
 * pages draw maps and glyphs, and this site's scripts, because the drop page starts a worker and a service worker.
 */
const DEFAULT_POLICY = {
  createHTML: (text: string) => (text.trimStart().startsWith('<svg') ? text : null),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

interface Factory {
  createPolicy(name: string, policy: typeof DEFAULT_POLICY): unknown;
}

/** Sets the policy in browsers that have Trusted Types. Must run before any other script on the page. */
export const setDefaultPolicy = (): void =>
  void (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', DEFAULT_POLICY);
