/** The words on the maps of all games never overlap. */
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { onMap } from '../../../src/archive/count/games-on-map.ts';
import { archive } from '../../support/whole-archive.ts';
import { LEGEND_WORDS } from '../../../src/map/card/legend.ts';

interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An attribute of an element, or of the nearest surrounding group that has it. */
const inherited = (element: HTMLElement | null, name: string): string | undefined =>
  element ? (element.getAttribute(name) ?? inherited(element.parentNode, name)) : undefined;

/** Scale of words on phones by the class of their group, see `map.css`. */
const PHONE = { moments: 1.45, places: 1.25 };
const scaleOf = (element: HTMLElement): number =>
  Object.entries(PHONE).find(([name]) => element.closest(`.${name}`))?.[1] ?? 1.5;

/**
 * Position of each word on a card, in px; letters take about half of their height. Finer words are hidden on phones.
 */
const wordsOf = (svg: string, onPhone: boolean): Word[] =>
  parse(svg)
    .querySelectorAll('text')
    .filter((element) => !onPhone || !element.classList.contains('fine'))
    .map((element): Word => {
      const [x, y, plain] = ['x', 'y', 'font-size'].map((name) => Number(inherited(element, name)));
      const size = plain! * (onPhone ? scaleOf(element) : 1);
      const width = [...element.text].length * size * 0.54;
      const anchor = inherited(element, 'text-anchor') ?? 'start';
      const left = x! - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
      return { text: element.text, left, right: left + width, top: y! - size * 0.72, bottom: y! };
    });

const isOn = (a: Word, b: Word): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([false, true])('no word on the map of a game is on another one, on a phone: %s', (onPhone) => {
  const cards = archive.games.flatMap((game) => onMap(archive, game).card ?? []);
  expect(cards.length).toBeGreaterThan(55);
  const words = cards.map((card) => wordsOf(card, onPhone));
  expect(words.flat().length).toBeGreaterThan(1500);
  const clashes = words.flatMap((card, index) =>
    card.flatMap((word, place) =>
      card
        .slice(place + 1)
        .filter((other) => isOn(word, other))
        .map((other) => `${archive.games[index]!.replayId}: ${word.text} on ${other.text}`),
    ),
  );
  expect(clashes).toEqual([]);
});

test('the drawn route of each player has a number for each camp of the list, on the ground of the card', () => {
  const drawn = archive.games
    .map((game) => onMap(archive, game))
    .filter(({ routes }) => Object.keys(routes).length > 0);
  expect(drawn.length).toBeGreaterThan(50);
  for (const { chronicle, routes, card } of drawn) {
    const ground = parse(card!).querySelector('#map-ground')!;
    expect(ground.classList.contains('map-card')).toBe(true);
    for (const [slot, svg] of Object.entries(routes)) {
      const camps = chronicle.places!.camps.filter((visit) => String(visit.slot) === slot && visit.camp);
      const root = parse(svg);
      expect(root.querySelector('use')!.getAttribute('href')).toBe('#map-ground');
      expect(root.querySelectorAll('text').map(({ text }) => text)).toEqual(
        camps.map((_, index) => String(index + 1)),
      );
    }
  }
});

test('the legend of every map names the marks of games, and those of the ground that it has', () => {
  for (const game of archive.games) {
    const { legend, card, chronicle } = onMap(archive, game);
    if (!card) continue;
    const words = legend.map((entry) => entry.words);
    if (chronicle.places!.file) expect(words, game.replayId).toContain('gold mine');
    expect(
      words.some((text) => text.includes('camp')),
      game.replayId,
    ).toBe(true);
    expect(words.includes(LEGEND_WORDS.momentOfFight), game.replayId).toBe(
      chronicle.moments.some(({ at }) => at !== null),
    );
    expect(
      words.some((text) => text.startsWith('expansion')),
      game.replayId,
    ).toBe(chronicle.places!.halls.some(({ cancelled }) => !cancelled));
  }
});
