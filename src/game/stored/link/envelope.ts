/**
 * Bytes as text for the fragment of an address: a digit from 1 on, which is the form of what is packed, then base64url
 * (RFC 4648) of a header and the bytes.
 */
import { crc32 } from './crc32.ts';
import { UnreadableLink } from './failure.ts';

/** Length of the bytes, CRC-32 of them, and the last byte of the CRC-32 of both. */
const HEADER = 9;

export function seal(bytes: Uint8Array, form: number): string {
  const sealed = new Uint8Array(HEADER + bytes.length);
  const view = new DataView(sealed.buffer);
  view.setUint32(0, bytes.length);
  view.setUint32(4, crc32(bytes));
  view.setUint8(8, crc32(sealed.subarray(0, 8)) & 0xff);
  sealed.set(bytes, HEADER);
  let binary = '';
  for (const byte of sealed) binary += String.fromCharCode(byte);
  const base64 = btoa(binary);
  return form + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The form and the bytes of a text. What follows behind it is left out: chats take the bracket behind an address for a
 * part of it. Throws `Unreadable`, which tells a text that breaks off from one that was changed, and both from one of
 * a form beyond `latest`.
 */
export function unseal(text: string, latest: number): { form: number; bytes: Uint8Array } {
  const [payload = ''] = /^[A-Za-z0-9_-]*/.exec(text) ?? [];
  const form = Number(/^[1-9]/.exec(payload)?.[0]);
  if (Number.isNaN(form)) throw new UnreadableLink('share-none');
  // What another form looks like from here on is for that form to say.
  if (form > latest) throw new UnreadableLink('share-newer');
  const sealed = fromBase64(payload.slice(1));
  if (sealed.length < HEADER) throw new UnreadableLink('share-cut-off');
  const view = new DataView(sealed.buffer);
  if (view.getUint8(8) !== (crc32(sealed.subarray(0, 8)) & 0xff)) throw new UnreadableLink();
  const bytes = sealed.subarray(HEADER, HEADER + view.getUint32(0));
  if (bytes.length < view.getUint32(0)) throw new UnreadableLink('share-cut-off');
  if (crc32(bytes) !== view.getUint32(4)) throw new UnreadableLink();
  return { form, bytes };
}

function fromBase64(text: string): Uint8Array {
  // A single character at the end holds no whole byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
