/** A response for a static endpoint that is a picture; the body is the file that gets written. */
export const png = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
