import { expect, test } from 'vitest';
import { chatSection, chatTable } from '../../../../../src/app/drop/report/Chat.tsx';
import type { ChatLine } from '../../../../../src/game/decode/chat.ts';

const line = (change: Partial<ChatLine> = {}): ChatLine => ({
  ms: 1000,
  from: 'Moon',
  to: 'all',
  text: 'gg',
  ...change,
});

test('whom a line is for is shown only where some line is not for everybody', () => {
  const open = chatTable([line(), line({ ms: 2000, from: null })]);
  expect(open.columns.map(({ name }) => name)).toEqual(['Time', 'From', 'Text']);
  expect(open.rows).toEqual([
    [{ ms: 1000 }, { text: 'Moon' }, { text: 'gg' }],
    [{ ms: 2000 }, { none: 'not known' }, { text: 'gg' }],
  ]);
  const aside = chatTable([line(), line({ to: 'allies' })]);
  expect(aside.columns.map(({ name }) => name)).toEqual(['Time', 'From', 'To', 'Text']);
  expect(aside.rows.map((row) => row[2])).toEqual(['everybody', 'allies']);
});

test('a long chat is drawn as far as asked, and an empty one says so', () => {
  const chat = chatTable(Array.from({ length: 5 }, (_, n) => line({ ms: n })));
  expect(JSON.stringify(chatSection(chat, 2)).match(/"ms":/g)).toHaveLength(2);
  expect(JSON.stringify(chatSection(chatTable([]), 2))).toContain('Nobody wrote anything');
});
