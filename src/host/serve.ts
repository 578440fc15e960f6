/**
 * A small server for a finished build that follows the hosting rules but compresses nothing: used by the preview, and
 * a model for hosts.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseForm } from './choose-form.ts';
import { findFile, type FileAnswer } from './files.ts';
import { headersFor, markdownTokens, unreadAnswer, type HostAnswer } from './headers.ts';
import { isKnown } from './if-none-match.ts';

interface Content extends HostAnswer {
  file: string;
}

/** A listener for `node:http` that serves the files of a folder. */
export function serveFolder(root: string): RequestListener {
  return (request, response) => {
    answer(root, request, response).catch((error: unknown) => {
      // A failed request must not stop the server, which responds with an error and continues.
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [target = '/', query] = splitAt(request.url ?? '/', '?');
  // Two leading slashes would make a redirect point to another host.
  const path = target.replace(/^\/*/, '/');
  const unread = unreadAnswer(request.method, path);
  if (unread !== null) {
    response.writeHead(unread.status, unread.headers).end();
    return;
  }
  // Browsers read a backslash as a slash, so a redirect to `/\host/` would lead to another host.
  const file: FileAnswer = path.includes('\\')
    ? { kind: 'missing' }
    : await findFile(root, path, chooseForm(request.headers.accept));
  if (file.kind === 'redirect') {
    const [page, part] = splitAt(file.to, '#');
    const location = page + (query === undefined ? '' : `?${query}`) + (part === undefined ? '' : `#${part}`);
    response.writeHead(301, { ...headersFor({ path, status: 301 }), Location: location }).end();
    return;
  }
  const content: Content =
    file.kind === 'file'
      ? { path, status: 200, file: file.file, twin: file.twin }
      : { path, status: 404, file: join(root, '404.html') };
  await send(content, request, response);
}

async function send(content: Content, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = headersFor(content);
  const body = await readFile(content.file);
  if (headers['Content-Type']?.startsWith('text/markdown'))
    headers['x-markdown-tokens'] = markdownTokens(body.length);
  headers['ETag'] = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (content.status === 200 && isKnown(headers['ETag'], request.headers['if-none-match'])) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Length'] = String(body.length);
  response.writeHead(content.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

function splitAt(text: string, mark: string): [string, string?] {
  const index = text.indexOf(mark);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
