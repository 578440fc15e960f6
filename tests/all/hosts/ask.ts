/** Raw requests as on the wire: nothing is followed, unpacked or joined. */
import { request } from 'node:http';

export interface Reply {
  status: number;
  /** Value of a header; lines of one name are joined, as HTTP defines. */
  header: (name: string) => string | undefined;
  /** Values of each line of a name. */
  lines: (name: string) => string[];
  body: Buffer;
}

export interface Question {
  method?: string;
  accept?: string | undefined;
  headers?: Record<string, string | string[]>;
}

export type Ask = (path: string, question?: Question) => Promise<Reply>;

/** Sends requests to a server. The path is sent unchanged. */
export const asker =
  (address: string): Ask =>
  (path, { method = 'GET', accept, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const sent = accept === undefined ? headers : { ...headers, Accept: accept };
      const call = request({ hostname, port, path, method, headers: sent, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const raw = response.rawHeaders;
          const lines = (name: string) =>
            raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === name.toLowerCase());
          resolve({
            status: response.statusCode ?? 0,
            header: (name) => (lines(name).length === 0 ? undefined : lines(name).join(', ')),
            lines,
            body: Buffer.concat(parts),
          });
        });
      });
      call.on('error', reject);
      call.end();
    });
