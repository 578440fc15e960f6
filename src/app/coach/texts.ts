/** Build orders for sharing, as plain text and for Discord. */
import { oneLine, orderLine } from '../../view/lines.ts';
import { cutOrder, type BenchOrder, type Cut } from './source.ts';
import { BENCH_WORDS } from './words.ts';

interface Passed {
  title: string;
  order: BenchOrder;
  cut: Cut;
  /** Address of the page that the build order was copied from. */
  address: string;
}

/** Plain text: player and source, then a line for each step. */
export const plainText = ({ title, order, cut, address }: Passed): string =>
  [`${oneLine(order.name)} (${oneLine(title)})`, cutText(cut), lines(order, cut), address, ''].join('\n');

/**
 * Markdown: the steps are in a code block, so that their times line up, and the address is written so that it gets no
 * preview.
 */
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

const cutText = ({ minutes, workers }: Cut): string => BENCH_WORDS.cut(minutes, workers);

function lines(order: BenchOrder, cut: Cut): string {
  const steps = cutOrder(order, cut);
  const hasSupply = steps.some(({ supply }) => supply !== undefined);
  return steps.map(({ ms, text, supply = '' }) => orderLine(ms, text, hasSupply ? supply : null)).join('\n');
}

/** Escapes a name so that it has no Markdown effect and mentions nobody. */
const escaped = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');
