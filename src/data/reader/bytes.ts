/**
 * The bytes that a program gives as a file, whatever view or realm they come from.
 *
 * @throws TypeError for anything else, which would otherwise pass for a file that is no replay
 */
export function bytesOf(file: Uint8Array | ArrayBuffer): Uint8Array {
  if (ArrayBuffer.isView(file)) return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  if (Object.prototype.toString.call(file) === '[object ArrayBuffer]') return new Uint8Array(file);
  throw new TypeError('Give the whole file as a Uint8Array or an ArrayBuffer.');
}
