/** A build order as text to pass on: plain, for Discord, and as a file for overlays. */
import { oneLine, orderLine } from '../../view/lines.ts';
import { overlayDocument } from '../../view/overlay/overlay.ts';
import { type BenchOrder, type Cut, cutOrder } from './source.ts';

/** A build order to pass on, with its source. */
export interface Passed {
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
    `**${escapeMarkdown(order.name)}** (${escapeMarkdown(title)})`,
    `${cutText(cut)}:`,
    '```',
    lines(order, cut).replaceAll('`', '’'),
    '```',
    `<${address}>`,
    '',
  ].join('\n');

/** The file for overlays; empty for a player without a known race or steps. */
export function overlayText({ title, order, cut, address }: Passed): string {
  const { race, against, patch = null } = order;
  const steps = cutOrder(order, cut);
  const document =
    race &&
    overlayDocument({ name: order.name, author: title, race, against, patch, source: address, steps });
  return document ? `${JSON.stringify(document, null, 2)}\n` : '';
}

const cutText = ({ minutes, workers }: Cut): string =>
  (minutes === null ? 'The whole game' : `First ${minutes} minutes`) + (workers ? '' : ', without workers');

function lines(order: BenchOrder, cut: Cut): string {
  const steps = cutOrder(order, cut);
  const hasSupply = steps.some(({ supply }) => supply !== undefined);
  return steps.map(({ ms, text, supply = '' }) => orderLine(ms, text, hasSupply ? supply : null)).join('\n');
}

/** Escapes a name so that it has no Markdown effect and mentions nobody. */
const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
    .replaceAll('@', '@\u200b');
