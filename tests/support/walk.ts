/** A reader that starts at `/llms.txt` and may only request addresses that it has read. */
import { SITE_URL } from '../../src/site.ts';

export const START = `${SITE_URL}/llms.txt`;

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** An agent with everything that it has read. */
export class Walk {
  read = '';
  readonly #address: string;

  /** `address` is the address of the served build. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Requests a published address from this machine; the address must occur in the read text. */
  async get(url: string): Promise<Answer> {
    if (url !== START && !this.#knows(url)) throw new Error(`${url} is nowhere in what was read so far.`);
    const response = await fetch(url.replace(SITE_URL, this.#address));
    const text = await response.text();
    this.read += `\n${text}`;
    return { status: response.status, type: response.headers.get('content-type') ?? '', text };
  }

  /** The address of the first link with a matching name or note. */
  link(name: RegExp): string {
    const links = [...this.read.matchAll(/\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)(.*)/g)];
    const found = links.find(([, text = '', , note = '']) => name.test(text) || name.test(note));
    if (!found) throw new Error(`No link says ${name}.`);
    return found[2]!;
  }

  /** An address with an id, made from a template in the read text. */
  fill(template: RegExp, replayId: string): string {
    const found = this.read.match(template)?.[0];
    if (!found) throw new Error(`No address is written like ${template}.`);
    return found.replace('{replayId}', replayId);
  }

  #knows(url: string): boolean {
    if (this.read.includes(url)) return true;
    const templates = this.read.match(/https?:\/\/[^\s`"<>()]*\{replayId\}[^\s`"<>()]*/g) ?? [];
    return templates.some((one) => {
      const [before = '', after = ''] = one.split('{replayId}');
      return url.startsWith(before) && url.endsWith(after) && url.length > before.length + after.length;
    });
  }
}

/** A fact in a game's Markdown: the text after its name in the first list. */
export const fact = (markdown: string, name: string): string | undefined =>
  new RegExp(`^- ${name}: (.*)$`, 'm').exec(markdown)?.[1]?.replace(/\\(.)/g, '$1');

/** A cell of the timings table, by row and the player's column. */
export function timing(markdown: string, row: string, handle: string): string | undefined {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  const cells = (line: string) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/\\(.)/g, '$1'));
  const head = rows.find((line) => cells(line)[0] === 'Moment');
  const line = rows.find((one) => cells(one)[0] === row);
  return head && line && cells(line)[cells(head).indexOf(handle)];
}
