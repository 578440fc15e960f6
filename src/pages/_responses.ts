/** Responses of static endpoints; the body becomes the file. */

/** A text with a media type. */
export const textResponse = (body: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** A JSON response. */
export const json = (body: string): Response => textResponse(body, 'application/json; charset=utf-8');

/** A PNG response. */
export const png = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
