/** A JSON response for a static endpoint; the body is the file that gets written. */
export const json = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
