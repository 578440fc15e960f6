/** Build orders to be passed on, as text and as Discord reads it. */
import { formatClock } from '../replay/clock.ts';
import { cutOrder, type BenchOrder, type Cut } from './source.ts';

interface Passed {
  title: string;
  order: BenchOrder;
  cut: Cut;
  /** Where it was copied. */
  address: string;
}

/** Room for the longest usual time, "59:59". */
const TIME_WIDTH = 5;

/** Plain text: who, from where, then a line for each step. */
export const plainText = ({ title, order, cut, address }: Passed): string =>
  [`${oneLine(order.name)} (${oneLine(title)})`, cutText(cut), lines(order, cut), address, ''].join('\n');

/** Markdown: the steps in a block of code, so that times stand in one column; the address without its preview. */
export const discordText = ({ title, order, cut, address }: Passed): string =>
  [
    `**${escaped(order.name)}** (${escaped(title)})`,
    `${cutText(cut)}:`,
    '```',
    lines(order, cut).replaceAll('`', '’'),
    '```',
    `<${address}>`,
    '',
  ].join('\n');

/** "First 5 minutes, without workers". */
function cutText({ minutes, workers }: Cut): string {
  const length = minutes === null ? 'All of the game' : `First ${minutes} minutes`;
  return workers ? length : `${length}, without workers`;
}

const lines = (order: BenchOrder, cut: Cut): string =>
  cutOrder(order, cut)
    .map(({ ms, text }) => `${formatClock(ms).padStart(TIME_WIDTH)}  ${oneLine(text)}`)
    .join('\n');

/** Names come out of a file and may hold line breaks. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A name of which nothing is taken for Markdown, and which mentions nobody. */
const escaped = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');
