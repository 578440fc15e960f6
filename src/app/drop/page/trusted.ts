/**
 * The page asks the browser for Trusted Types: text becomes a program or HTML only by way of this policy, whoever writes it
 * into the page. The page draws maps and glyphs, which are SVG, and starts two programs of its own site, worker and service
 * worker.
 */
const POLICY = {
  createHTML: (text: string) => (text.trimStart().startsWith('<svg') ? text : null),
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

interface Factory {
  createPolicy(name: string, policy: typeof POLICY): unknown;
}

/** Sets the policy, where browsers know such. */
export const trustOwn = (): void =>
  void (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', POLICY);
