/** `npm run mcp`: the archive as a Model Context Protocol server, over stdin and stdout. */
import './failure.ts';
import { Readable } from 'node:stream';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { logLine } from '../archive/corpus/log-line.ts';
import { documentsAt } from '../data/mcp/published-site.ts';
import { mcpServer } from '../data/mcp/server.ts';
import { answerTo, messageLines, type LineFault } from './mcp-lines.ts';
import { readOptions } from './arguments.ts';

const USAGE = `Usage: npm run --silent mcp -- [--from ADDRESS|FOLDER]

Answers an agent's questions from a site's published files. Reads them from the site's address or from a folder with a
build, by default dist.
`;

/** In the package made by `npm run mcp:pack`, this is the address of its site. */
const FROM = process.env.FARSEER_MCP_FROM ?? 'dist';

const values = readOptions(USAGE, { from: { type: 'string', default: FROM } });
const documents = documentsAt(values.from);
const messages = Readable.from(messageLines(process.stdin, answer), { objectMode: false });
serveStdio(() => mcpServer(documents), {
  transport: new StdioServerTransport(messages),
  onerror: ({ message }) => console.error(logLine(message)),
});

/** Answers a line that is no message. Only a client that is broken sends endless lines, which the exit code says. */
function answer(fault: LineFault): void {
  process.stdout.write(answerTo(fault));
  if (fault !== 'too-long') return;
  console.error('A line of the input was too long for a message, so it was skipped.');
  process.exitCode = 2;
}
