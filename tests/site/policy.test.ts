/** Checks that each page contains its policy, so that it also applies on hosts that send no headers. */
import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, FRAME_POLICY, metaPolicy } from '../../src/host/rules.ts';
import { builtFiles, sharedPage } from '../support/build.ts';

const pages = builtFiles('.html');

test.each([
  ['pages', (file: string) => !file.startsWith('embed/'), CONTENT_SECURITY_POLICY],
  ['games in frames of other sites', (file: string) => file.startsWith('embed/'), FRAME_POLICY],
])('%s carry their policy before they load anything', (_, isKind, policy) => {
  const files = pages.filter(isKind);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const head = sharedPage(file).querySelector('head')!;
    const metas = head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    expect(
      metas.map((meta) => meta.getAttribute('content')),
      file,
    ).toEqual([metaPolicy(policy)]);
    // Only the character set comes first.
    expect(head.children.indexOf(metas[0]!), file).toBe(1);
  }
});
