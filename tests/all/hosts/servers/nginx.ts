import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, printConfiguration, run, type Running } from './running.ts';

/** Runs nginx with the printed server block in one process, leaving no traces outside its folder. */
export async function startNginx(): Promise<Running> {
  const port = await freePort();
  const { folder, read, remove } = printConfiguration('nginx', port);
  const site = read('farseer.conf')
    .replace(/^ *listen \[::\].*\n/m, '')
    .replace(/listen (\d+);/, 'listen 127.0.0.1:$1;');
  writeFileSync(join(folder, 'farseer.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/farseer.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const stop = await run('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], port);
  return { address: `http://127.0.0.1:${port}`, stop: () => stop().then(remove) };
}
