/** Renders components of pages outside a build, to see how large a page of an archive grows that nobody has built. */
import preact from '@astrojs/preact';
import { getContainerRenderer } from '@astrojs/preact/container-renderer';
import { getViteConfig } from 'astro/config';
import type * as astro from 'astro/container';
import { createServer } from 'vite';

/** What the module `astro:container` of the server exports. */
interface Renderers {
  loadRenderers: (
    wanted: readonly unknown[],
  ) => Promise<NonNullable<Parameters<(typeof astro.experimental_AstroContainer)['create']>[0]>['renderers']>;
}

/** Opens a renderer of components of `src/`, which is to be closed. */
export async function renderer() {
  const config = await getViteConfig(
    { server: { middlewareMode: true, ws: false, watch: null }, logLevel: 'error', appType: 'custom' },
    { configFile: false, integrations: [preact({ include: ['**/*.tsx'] })], logLevel: 'error' },
  )({ command: 'serve', mode: 'production' });
  const server = await createServer(config);
  const load = <T>(module: string) => server.ssrLoadModule(module) as Promise<T>;
  const { experimental_AstroContainer: Container } = await load<typeof astro>('astro/container');
  const { loadRenderers } = await load<Renderers>('astro:container');
  const renderers = (await loadRenderers([getContainerRenderer()])) ?? [];
  const container = await Container.create({ renderers });
  return {
    render: async (component: string, props: Record<string, unknown>): Promise<string> => {
      const found = await load<{ default: Parameters<typeof container.renderToString>[0] }>(component);
      return container.renderToString(found.default, { props });
    },
    close: () => server.close(),
  };
}
