/** The drawings of game pages as laid out by the browser: nothing overlaps, and axe finds no faults. */
import { expect, test } from '@playwright/test';
import { duelPage, ordersOf, teamPage } from '../../../browser/report/game-page.ts';

for (const [kind, find] of [
  ['duel', duelPage],
  ['team game', teamPage],
] as const) {
  test(`no text lies upon another in the drawings of a ${kind}`, async ({ page, request }) => {
    await page.goto(ordersOf(await find(request)));
    const { texts, overlaps } = await page.evaluate(() => {
      let texts = 0;
      const overlaps: string[] = [];
      for (const drawing of document.querySelectorAll('svg.drawing')) {
        const boxes = [...drawing.querySelectorAll('text')].map((text) => ({
          text: text.textContent,
          box: text.getBoundingClientRect(),
        }));
        texts += boxes.length;
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(index + 1))
            if (
              a.box.left < b.box.right - 0.5 &&
              b.box.left < a.box.right - 0.5 &&
              Math.abs(a.box.top - b.box.top) < 8
            )
              overlaps.push(`${a.text} / ${b.text}`);
      }
      return { texts, overlaps };
    });
    expect(texts).toBeGreaterThan(50);
    expect(overlaps).toEqual([]);
  });
}
