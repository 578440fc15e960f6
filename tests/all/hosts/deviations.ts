/**
 * Rules that a host can't follow. Tests assert these too, so that a new version without the deviation is noticed. The
 * document about deploying lists them for people who choose a host.
 */
import type { HostName } from './hosts.ts';

export interface Deviation {
  hosts: readonly HostName[];
  why: string;
}

export const DEVIATIONS = {
  firstOfEqualRanges: {
    hosts: ['nginx', 'caddy'],
    why: 'Of a type that Accept names twice they see the first weight; they match text and cannot take a maximum.',
  },
  noTokenEstimate: {
    hosts: ['nginx', 'caddy'],
    why: 'x-markdown-tokens follows from the size of the file, which their configuration cannot compute with.',
  },
  noCompression: {
    hosts: ['preview'],
    why: 'The preview sends files as they are; hosts compress them as they send them.',
  },
  oneTag: {
    hosts: ['caddy'],
    why: 'Before version 2.8 the compressed answer has the tag of the plain one; Vary keeps caches from mixing them up.',
  },
  edgeCompresses: {
    hosts: ['cloudflare'],
    why: 'Compression happens in Cloudflare’s network after the worker. Miniflare stands in for that, with tags and Vary of its own, and refuses who accepts nothing that it has.',
  },
  missingAssetsKept: {
    hosts: ['cloudflare'],
    why: 'The worker is not called below /_astro/, and _headers cannot tell a missing file from an existing one.',
  },
  spellsAnew: {
    hosts: ['cloudflare'],
    why: 'An address in unusual spelling is redirected to the usual one, which is answered like any other.',
  },
  noRanges: {
    hosts: ['preview', 'cloudflare'],
    why: 'A part of a file may be asked for, and the whole is an answer; neither reads the header Range.',
  },
  firstAcceptLine: {
    hosts: ['nginx'],
    why: 'Up to version 1.22 it sees the first line of a header alone; browsers and tools send one.',
  },
} as const satisfies Record<string, Deviation>;

/** Whether a host is known to deviate. */
export const deviates = (host: HostName, deviation: keyof typeof DEVIATIONS): boolean =>
  (DEVIATIONS[deviation].hosts as readonly HostName[]).includes(host);
