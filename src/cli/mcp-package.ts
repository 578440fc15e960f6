/** `npm run mcp:pack`: packs the tools for agents as a tarball for `npx`. */
import './failure.ts';
import { mcpPackage } from '../host/mcp-package.ts';
import { packInto } from './pack.ts';

const USAGE = `Usage: npm run mcp:pack -- FOLDER

Writes a tarball of the agent tools into a folder. To run it: npx --yes --package=./FOLDER/farseer-mcp-….tgz farseer-mcp
The tools read the site at FARSEER_SITE_URL.
`;

process.exitCode = await packInto(process.argv[2], USAGE, mcpPackage);
