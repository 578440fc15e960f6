/**
 * Encodes bytes as text for an address fragment: a digit for the form, starting at 1, then base64url (RFC 4648) of a
 * header and the bytes.
 */
import { crc32 } from './crc32.ts';
import { UnreadableLink } from './failure.ts';

/** Header size: the length of the bytes, their CRC-32, and the last byte of the CRC-32 of both. */
const HEADER = 9;

/** The text of bytes in a form; `unseal` reads it. */
export function seal(bytes: Uint8Array, form: number): string {
  const envelope = new Uint8Array(HEADER + bytes.length);
  const view = new DataView(envelope.buffer);
  view.setUint32(0, bytes.length);
  view.setUint32(4, crc32(bytes));
  view.setUint8(8, crc32(envelope.subarray(0, 8)) & 0xff);
  envelope.set(bytes, HEADER);
  let binary = '';
  for (const byte of envelope) binary += String.fromCharCode(byte);
  const base64 = btoa(binary);
  return form + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes the form and bytes of a packed text. Ignores trailing characters, because chat programs include a bracket
 * that follows an address. Throws `Unreadable`, which distinguishes truncated texts, changed texts, and forms beyond
 * `latest`.
 */
export function unseal(text: string, latest: number): { form: number; bytes: Uint8Array } {
  const [payload = ''] = /^[A-Za-z0-9_-]*/.exec(text) ?? [];
  const form = Number(/^[1-9]/.exec(payload)?.[0]);
  if (Number.isNaN(form)) throw new UnreadableLink('share-none');
  // Only code for that newer form can read what follows.
  if (form > latest) throw new UnreadableLink('share-newer');
  const envelope = fromBase64(payload.slice(1));
  if (envelope.length < HEADER) throw new UnreadableLink('share-cut-off');
  const view = new DataView(envelope.buffer);
  if (view.getUint8(8) !== (crc32(envelope.subarray(0, 8)) & 0xff)) throw new UnreadableLink();
  const bytes = envelope.subarray(HEADER, HEADER + view.getUint32(0));
  if (bytes.length < view.getUint32(0)) throw new UnreadableLink('share-cut-off');
  if (crc32(bytes) !== view.getUint32(4)) throw new UnreadableLink();
  return { form, bytes };
}

function fromBase64(text: string): Uint8Array {
  // A single character at the end is not a whole byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
