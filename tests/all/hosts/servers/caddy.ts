import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, printConfiguration, run, type Running } from './running.ts';

/** Runs Caddy with the printed Caddyfile, only on this machine, leaving no traces outside its folder. */
export async function startCaddy(): Promise<Running> {
  const port = await freePort();
  const { folder, read, remove } = printConfiguration('caddy', port);
  const file = join(folder, 'Caddyfile');
  const options = `{
	admin off
	auto_https off
	default_bind 127.0.0.1
	storage file_system ${folder}/storage
	log {
		level WARN
	}
}
`;
  writeFileSync(file, options + read('Caddyfile'));
  const call = ['run', '--adapter', 'caddyfile', '--config', file];
  const stop = await run('caddy', call, port, { XDG_CONFIG_HOME: folder });
  return { address: `http://127.0.0.1:${port}`, stop: () => stop().then(remove) };
}
