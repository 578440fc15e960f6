/** `npm run aliases`: proposals for `players.json` and `events.json`. Doesn't change anything. */
import './failure.ts';
import { parseArgs } from 'node:util';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { proposalsFor } from './proposals.ts';

process.exitCode = main();

/** Exit code: 0, even without proposals; 2 for invalid arguments or an unreadable corpus. */
function main(): number {
  parseArgs();
  const { names, events } = proposalsFor(corpusRoot());
  tell('Names that may belong to one person (add them to players.json, with a source):', names);
  tell('Games that may belong to an event (move the record to its folder):', events);
  return 0;
}

function tell(title: string, proposals: readonly { sentence: string }[]): void {
  console.log(title);
  const lines = proposals.map(({ sentence }) => sentence);
  for (const line of lines.length > 0 ? lines : ['none']) console.log(`  ${logLine(line)}`);
}
