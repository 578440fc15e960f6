/** `npm run mcp`: the archive as a Model Context Protocol server, over stdin and stdout. */
import './failure.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { publishedAt } from '../data/mcp/published.ts';
import { mcpServer } from '../data/mcp/server.ts';
import { MCP_WORDS } from './words.ts';

const USAGE = `Usage: npm run --silent mcp -- [--from ADDRESS|FOLDER]

Answers an agent's questions from a site's published files. Reads them from the site's address or from a folder with a
build, by default dist.
`;

/** In the package made by `npm run mcp:pack`, this is the address of its site. */
const FROM = process.env.FARSEER_MCP_FROM ?? 'dist';

const { values } = parseArgs({
  options: { from: { type: 'string', default: FROM }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) process.stdout.write(USAGE);
else if (!/^https?:/.test(values.from) && !existsSync(values.from)) {
  console.error(MCP_WORDS.noFolder(values.from));
  process.exitCode = 2;
} else {
  const documents = publishedAt(values.from);
  serveStdio(() => mcpServer(documents));
}
