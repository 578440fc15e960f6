import { expect, test } from 'vitest';
import { EXAMPLES_FOLDER } from '../../../../../src/app/drop/input/examples.ts';
import {
  DROP_PAGE,
  OFFLINE_PAGES,
  SCOPES,
  SERVICE_WORKER,
} from '../../../../../src/app/drop/offline/scope.ts';
import { urls } from '../../../../../src/urls.ts';

test('the offline copy is about the drop page and the compare page', () => {
  expect(OFFLINE_PAGES).toEqual([urls.drop(), urls.compare()]);
  expect(EXAMPLES_FOLDER.startsWith(DROP_PAGE)).toBe(true);
});

test('both work without the last slash, and no other page is in a scope', () => {
  expect(SCOPES).toEqual(['/drop', '/compare']);
  const addresses = Object.values(urls).flatMap((make) =>
    make.length === 0 ? [(make as () => string)()] : [],
  );
  const pages = [...new Set(addresses.map((address) => address.replace(/#.*/, '')))];
  for (const scope of SCOPES) expect(pages.filter((path) => path.startsWith(scope))).toEqual([`${scope}/`]);
  // Hosts without headers only allow scopes below the program's folder.
  expect(SERVICE_WORKER).toMatch(/^\/[^/]+$/);
});
