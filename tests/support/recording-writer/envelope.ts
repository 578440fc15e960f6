/** Bytes that NetEase's platform puts before a recording: its mark, then `fill` up to this length. */
export function netEaseEnvelope(bytes: number, fill = 0): Uint8Array {
  const prefix = new Uint8Array(bytes).fill(fill);
  prefix.set(new TextEncoder().encode('GRBN').subarray(0, bytes));
  return prefix;
}
