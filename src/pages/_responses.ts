/** Responses of static endpoints; the body becomes the file. */
import { z } from 'zod';

/** A text with a media type. */
export const textResponse = (body: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(body, { headers: { 'content-type': type } });

/** A JSON response. */
export const json = (body: string): Response => textResponse(body, 'application/json; charset=utf-8');

/**
 * JSON that fits its schema. Throws an error with the path of the document and the problem, because the mistake is
 * ours.
 */
export function checkedJson(path: string, schema: z.ZodType, document: unknown): Response {
  const checked = schema.safeParse(document);
  if (!checked.success) throw new Error(`${path}: ${z.prettifyError(checked.error)}`);
  return json(`${JSON.stringify(checked.data)}\n`);
}

/** A PNG response. */
export const png = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
