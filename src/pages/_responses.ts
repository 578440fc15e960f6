/** Responses of static endpoints; the body is the file that gets written. */

/** Text of a type. */
export const textResponse = (body: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** JSON. */
export const json = (body: string): Response => textResponse(body, 'application/json; charset=utf-8');

/** A picture. */
export const png = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
