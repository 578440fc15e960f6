import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { sayingProgress } from '../../../../src/archive/corpus/build-progress.ts';

test('a build says every five seconds how many of its pages are made, and makes them as before', async () => {
  const paths = Array.from({ length: 18_000 }, (_, at) => ({ pathname: `/${at}/` }));
  const page = new Response('page');
  const astros = {
    name: 'astro',
    getStaticPaths: () => paths,
    render: () => page,
  } as unknown as AstroPrerenderer;
  const said: string[] = [];
  let ms = 0;
  const ours = sayingProgress(
    (line) => said.push(line),
    () => ms,
  )(astros);
  expect(await ours.getStaticPaths()).toBe(paths);
  for (let made = 0; made < 3120; made++) {
    ms = made < 3119 ? 4999 : 5000;
    expect(await ours.render(new Request('https://farseer.test/'), {} as never)).toBe(page);
  }
  expect(said).toEqual(['pages 3,120 of 18,000']);
});
