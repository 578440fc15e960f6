import { expect, test } from 'vitest';
import { EXAMPLES_FOLDER } from '../../../../../src/app/drop/input/examples.ts';
import { SCOPE, SERVICE_WORKER } from '../../../../../src/app/drop/offline/scope.ts';
import { urls } from '../../../../../src/urls.ts';

test('the offline copy is about the drop page', () => {
  expect(SCOPE).toBe(urls.drop());
  for (const address of [SERVICE_WORKER, EXAMPLES_FOLDER]) expect(address.startsWith(SCOPE)).toBe(true);
});
