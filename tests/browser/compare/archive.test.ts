/** Compares games of the archive with each other. */
import { formatClock } from '../../../src/game/clock.ts';
import { expect, HUMAN, ORC_ONE, ORC_TWO, test } from './compare-page.ts';
import { PICKER_WORDS, COMPARE_PAGE_WORDS } from '../../../src/app/compare/page/words.ts';
import { REMARK_WORDS } from '../../../src/app/compare/report/remarks.ts';
import {
  duels,
  first,
  human,
  mapName,
  namesIn,
  orcOne,
  orcTwo,
  titleOf,
  wordsFor,
} from '../../support/browse/chosen.ts';

const [ORC] = namesIn(orcOne);
const [, HUMAN_RIVAL] = namesIn(human);
/** Somebody who never played the Orc. */
const STRANGER = first(
  'stranger to the Orc',
  duels
    .flatMap(namesIn)
    .filter(
      (name) =>
        !duels.map(wordsFor).some((words) => [name, ORC].every((one) => words.includes(one.toLowerCase()))),
    ),
);

test('a permalink opens a comparison of which every timing is that of the documents', async ({ compare }) => {
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  await expect(compare.heading).toHaveText(`${ORC} compared with ${ORC}`);
  const [a, b] = await Promise.all([ORC_ONE, ORC_TWO].map((id) => compare.game(id)));
  const firstHero = [a, b].map((game) => game!.players[0]!.heroes[0]!.ordered!.ms);
  const [row] = await compare.rows('timings');
  expect(row?.[0]).toBe('First hero');
  for (const [index, ms] of firstHero.entries()) expect(row?.[index + 1]).toContain(formatClock(ms));
  const [one, other] = firstHero.map((ms) => Math.floor(ms / 1000));
  const words =
    one === other ? 'same second' : `${one! < other! ? 'A' : 'B'} ${Math.abs(one! - other!)} s earlier`;
  expect(row?.[3]).toBe(words);
  for (const section of ['counts', 'research', 'row-by-row'])
    expect((await compare.rows(section)).length, section).toBeGreaterThan(3);
  await expect(compare.page.getByText(REMARK_WORDS.maps(mapName(orcOne), mapName(orcTwo)))).toBeVisible();
});

test('games are found by words, players chosen, sides swapped, and the way back undoes each step', async ({
  compare,
}) => {
  const { page } = compare;
  await compare.open();
  await compare.side('A').getByRole('combobox').fill(`${ORC} ${STRANGER}`);
  await expect(compare.side('A').getByText(PICKER_WORDS.few(0))).toBeVisible();
  await compare.side('A').getByRole('combobox').fill(wordsFor(orcOne).toUpperCase());
  await compare
    .side('A')
    .getByRole('option', { name: titleOf(orcOne) })
    .click();
  await expect(compare.side('A').getByRole('heading')).toBeFocused();
  await compare.side('A').getByLabel(ORC).check();
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toContainText(`A: ${ORC} Orc`);
  await compare.side('B').getByRole('combobox').fill(wordsFor(human));
  await compare
    .side('B')
    .getByRole('option', { name: titleOf(human) })
    .click();
  await compare.side('B').getByLabel(HUMAN_RIVAL).check();
  await expect(compare.heading).toHaveText(`${ORC} compared with ${HUMAN_RIVAL}`);
  expect(new URL(page.url()).hash).toBe(`#a=${ORC_ONE}.1&b=${HUMAN}.2`);

  await compare.button(COMPARE_PAGE_WORDS.swap).click();
  await expect(compare.heading).toHaveText(`${HUMAN_RIVAL} compared with ${ORC}`);
  await page.goBack();
  await expect(compare.heading).toHaveText(`${ORC} compared with ${HUMAN_RIVAL}`);
  await page.goBack();
  await expect(compare.heading).toHaveText('Compare two games');
  await page.reload();
  await compare.rest();
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toContainText(ORC);
});
