import { expect, test } from 'vitest';
import { chooseForm } from '../../../src/host/choose-form.ts';
import { ACCEPT_VECTORS } from '../../support/accept-vectors.ts';

test.each(ACCEPT_VECTORS)('Accept $accept gives $choice', ({ accept, choice }) => {
  expect(chooseForm(accept)).toBe(choice);
});

test('of a type named twice the better weight counts', () => {
  expect(chooseForm('text/markdown;q=0.2, text/html;q=0.5, text/markdown')).toBe('markdown');
  expect(chooseForm('text/html;q=0.2, text/markdown;q=0.5, text/html')).toBe('html');
});
