/** Bytes as text for the fragment of an address: `1`, then base64url (RFC 4648) of a header and the bytes. */
import { crc32 } from './crc32.ts';
import { Unreadable } from './failure.ts';

/** First character of every text; another layout gets another one. */
const VERSION = '1';
/** Length of the bytes, CRC-32 of them, and the last byte of the CRC-32 of both. */
const HEADER = 9;

export function seal(bytes: Uint8Array): string {
  const all = new Uint8Array(HEADER + bytes.length);
  const view = new DataView(all.buffer);
  view.setUint32(0, bytes.length);
  view.setUint32(4, crc32(bytes));
  view.setUint8(8, crc32(all.subarray(0, 8)) & 0xff);
  all.set(bytes, HEADER);
  let binary = '';
  for (const byte of all) binary += String.fromCharCode(byte);
  const base64 = btoa(binary);
  return VERSION + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The bytes of a text. What follows behind it is left out: chats take the bracket behind an address for a part of it.
 * Throws `Unreadable`, which tells a text that breaks off from one that was changed.
 */
export function unseal(text: string): Uint8Array {
  const [own = ''] = /^[A-Za-z0-9_-]*/.exec(text) ?? [];
  if (own === '') throw new Unreadable('share-none');
  if (!own.startsWith(VERSION)) throw new Unreadable(/^\d/.test(own) ? 'share-other-version' : 'share-none');
  const all = fromBase64(own.slice(1));
  if (all.length < HEADER) throw new Unreadable('share-cut-off');
  const view = new DataView(all.buffer);
  if (view.getUint8(8) !== (crc32(all.subarray(0, 8)) & 0xff)) throw new Unreadable();
  const bytes = all.subarray(HEADER, HEADER + view.getUint32(0));
  if (bytes.length < view.getUint32(0)) throw new Unreadable('share-cut-off');
  if (crc32(bytes) !== view.getUint32(4)) throw new Unreadable();
  return bytes;
}

function fromBase64(text: string): Uint8Array {
  // A single character at the end holds no whole byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
