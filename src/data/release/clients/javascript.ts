/** The JavaScript client for browsers and Node, which only needs `fetch`. */
import { cellKinds, type NamedSchema } from './schema.ts';

/** Columns that aren’t text, by table. */
const special = (named: readonly NamedSchema[]) =>
  Object.fromEntries(
    named.flatMap(({ table, schema }) => {
      const kinds = Object.entries(cellKinds(schema)).filter(([, kind]) => kind !== 'string');
      return table === null ? [] : [[table, Object.fromEntries(kinds)]];
    }),
  );

/** Generates a module that reads a release; `home` is the expression for its default address. */
export const client = (
  named: readonly NamedSchema[],
  home: string,
): string => `// Reads a release of Farseer. Types lie beside it.
const TABLES = ${JSON.stringify(special(named))};

export class FarseerError extends Error {
  constructor(kind, message, { address, status, cause } = {}) {
    super(message, { cause });
    Object.assign(this, { name: 'FarseerError', kind, address, status });
  }
}

async function get(path, base) {
  const address = new URL(path, base).href;
  let response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new FarseerError('unreachable', \`\${address} cannot be reached\`, { address, cause });
  }
  const { ok, status } = response;
  if (!ok) throw new FarseerError(status === 404 ? 'missing' : 'refused', \`\${address} answers \${status}\`, { address, status });
  return response;
}

const damaged = (address, cause) =>
  new FarseerError('damaged', \`\${address} is cut or not what its release lists\`, { address, cause });

async function read(path, base, how = 'text') {
  const response = await get(path, base);
  try {
    return await response[how]();
  } catch (cause) {
    throw damaged(response.url, cause);
  }
}

// Splits CSV into cells; a leading apostrophe keeps spreadsheets from running a cell as a formula.
function* lines(text) {
  let row = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\\r\\n]*))(,|\\r\\n)/g)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\\-@\\t\\r])/, ''));
    if (end === ',') continue;
    yield row;
    row = [];
  }
}

const READ = { number: Number, boolean: (cell) => cell === 'true' };

export const releases = (site) => read('/data/releases/index.json', site, 'json');

export function open(address = ${home}) {
  const filesOf = async (table) => {
    const list = (await read('list.txt', address)).trimEnd().split('\\n').map((line) => line.split('\\t'));
    const part = ([file]) => Number(/part=(\\d+)/.exec(file)?.[1] ?? 0);
    const its = list.filter(([file]) => file === \`\${table}.csv\` || (file.startsWith(\`\${table}/\`) && file.endsWith('.csv')));
    if (its.length === 0) throw new FarseerError('no-table', \`This release has no table \${table}\`, { address: String(address) });
    return its.sort((a, b) => part(a) - part(b)).map(([file, , rows]) => [file, Number(rows)]);
  };
  async function* rows(table, { skip = 0, take = Infinity } = {}) {
    const kinds = Object.hasOwn(TABLES, table) && TABLES[table];
    if (!kinds) throw new FarseerError('no-table', \`A release has no table \${table}\`);
    let before = 0;
    for (const [file, count] of await filesOf(table)) {
      const first = before;
      before += count;
      if (before <= skip) continue;
      if (first >= skip + take) return;
      let names;
      let at = first;
      for (const cells of lines(await read(file, address))) {
        if (!names) names = cells;
        else if (at++ >= skip && at <= skip + take)
          yield Object.fromEntries(names.map((name, n) => [name, cells[n] === '' ? null : (READ[kinds[name]]?.(cells[n]) ?? cells[n])]));
      }
      if (at !== before) throw damaged(new URL(file, address).href);
    }
  }
  const list = (name) => () => read(\`\${name}.json\`, address, 'json');
  return {
    async *games() {
      const { body, url } = await get('games.ndjson', address);
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      try {
        for (let rest = ''; ; ) {
          const { value, done } = await reader.read().catch((cause) => { throw damaged(url, cause); });
          if (done && rest !== '') throw damaged(url);
          if (done) return;
          const lines = (rest + value).split('\\n');
          rest = lines.pop();
          for (const line of lines) yield JSON.parse(line);
        }
      } finally {
        reader.cancel().catch(() => {});
      }
    },
    rows,
    async *pages(table, size = 1000) {
      let page = [];
      for await (const row of rows(table)) {
        if (page.push(row) < size) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
${named.flatMap(({ document }) => (document === null ? [] : [`    ${document.called}: list('${document.file}'),\n`])).join('')}  };
}
`;
