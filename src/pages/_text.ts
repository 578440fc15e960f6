/** A response for a static endpoint that is no JSON; the body is the file that gets written. */
export const text = (body: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(body, { headers: { 'content-type': type } });
