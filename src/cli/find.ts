/** `npm run find`: finds games with the site's search, in words or in its formal syntax. */
import './failure.ts';
import { documentsAt } from '../data/mcp/published-site.ts';
import { searchTool } from '../data/mcp/search.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { exitMisused, readArguments } from './arguments.ts';

const USAGE = `Usage: npm run --silent find -- [--from ADDRESS|FOLDER] [--limit N] [--json] QUERY

Finds games in a site's published files: 'grubby vs happy', 'player:grubby vs.race:U -expansion sort:longest'. Prints what
the query was read as, facts about the games, and a line for each game. The exit code is 1 if no game is found, or if a
word is not understood.

  --from     address of a site, or a folder with a build; by default dist
  --limit N  maximum number of games, up to 100; by default 20
  --json     prints the answer as JSON, as agents get it
`;

process.exitCode = await main();

/** Exit code: 0, 1 if nothing is found or a word is not understood, 2 for invalid arguments. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    from: { type: 'string', default: 'dist' },
    limit: { type: 'string', default: '20' },
    json: { type: 'boolean' },
  });
  const limit = Number(values.limit);
  if (positionals.length === 0 || !(limit >= 1 && limit <= 100)) return exitMisused(USAGE);
  const query = positionals.join(' ');
  const { structured: answer } = await searchTool.answer(documentsAt(values.from), { query, limit });
  console.log(values.json ? JSON.stringify(answer, null, 2) : linesOf(answer).map(logLine).join('\n'));
  return answer.count === 0 || answer.not_understood.length > 0 ? 1 : 0;
}

type Answer = Awaited<ReturnType<typeof searchTool.answer>>['structured'];

function linesOf({ query, read_as, not_understood, facts, games }: Answer): string[] {
  return [
    `${query}  (${read_as.join('; ')})`,
    ...(not_understood.length > 0 ? [`Not understood: ${not_understood.join(', ')}`] : []),
    ...facts.map(({ fact, text }) => `${fact}: ${text}`),
    ...games.map(({ replay_id, players, map, minutes }) => {
      const names = players.map(({ player, result }) => `${player}${result === 'won' ? ' (won)' : ''}`);
      return `${replay_id}  ${names.join(', ')}  ${map ?? ''}  ${minutes} min`;
    }),
  ];
}
