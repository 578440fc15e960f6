/** Renders components of pages outside a build, to see how large a page of an archive grows that nobody has built. */
import type { SSRLoadedRendererValue } from 'astro';
import { getViteConfig } from 'astro/config';
import type * as astro from 'astro/container';
import { createServer } from 'vite';
import { components } from '../../src/app/shell/components-integration.ts';

/** Opens a renderer of components of `src/`, which is to be closed. */
export async function renderer() {
  const config = await getViteConfig(
    { server: { middlewareMode: true, ws: false, watch: null }, logLevel: 'error', appType: 'custom' },
    { configFile: false, integrations: [components()], logLevel: 'error' },
  )({ command: 'serve', mode: 'production' });
  const server = await createServer(config);
  const load = <T>(module: string) => server.ssrLoadModule(module) as Promise<T>;
  const { experimental_AstroContainer: Container } = await load<typeof astro>('astro/container');
  const container = await Container.create();
  const preact = await load<{ default: SSRLoadedRendererValue }>('/src/app/shell/renderer.ts');
  container.addServerRenderer({ name: 'preact', renderer: preact.default });
  return {
    render: async (component: string, props: Record<string, unknown>): Promise<string> => {
      const found = await load<{ default: Parameters<typeof container.renderToString>[0] }>(component);
      return container.renderToString(found.default, { props });
    },
    close: () => server.close(),
  };
}
