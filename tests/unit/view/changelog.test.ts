/** The changelog is split at its headings, and nothing is lost. */
import { expect, test } from 'vitest';
import { countsText, versionsOf } from '../../../src/view/changelog.ts';

const HTML = `<h1 id="changelog">Changelog</h1><p>Intro.</p>
<h2 id="unreleased">Unreleased</h2>
<h3 id="added">Added</h3><ul>
<li>One.</li>
<li>Two, with <a href="#a">a link</a>
and a line.</li>
</ul>
<h2 id="100">1.0.0</h2><p>The first.</p>
<h3 id="fixed">Fixed</h3><ul><li>Three.</li></ul>`;

test('versions have their headings, their words, and every change', () => {
  const { intro, versions } = versionsOf(HTML);
  expect(intro).toContain('Intro.');
  expect(versions.map(countsText)).toEqual(['2 added', '1 fixed']);
  const [newest, first] = versions;
  expect(newest!.heading).toBe('<h2 id="unreleased">Unreleased</h2>');
  expect(newest!.changes[0]!.items[1]).toMatch(/^<li>Two, .*line\.<\/li>$/s);
  expect(first!.intro).toContain('The first.');
  expect(first!.changes).toEqual([
    { heading: '<h3 id="fixed">Fixed</h3>', kind: 'Fixed', items: ['<li>Three.</li>'] },
  ]);
});
