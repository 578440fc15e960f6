/** Build orders to be passed on, as text and as Discord reads it. */
import { oneLine, orderLine } from '../../view/lines.ts';
import { cutOrder, type BenchOrder, type Cut } from './source.ts';

interface Passed {
  title: string;
  order: BenchOrder;
  cut: Cut;
  /** Where it was copied. */
  address: string;
}

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

function lines(order: BenchOrder, cut: Cut): string {
  const steps = cutOrder(order, cut);
  const hasSupply = steps.some(({ supply }) => supply !== undefined);
  return steps.map(({ ms, text, supply = '' }) => orderLine(ms, text, hasSupply ? supply : null)).join('\n');
}

/** A name of which nothing is taken for Markdown, and which mentions nobody. */
const escaped = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');
