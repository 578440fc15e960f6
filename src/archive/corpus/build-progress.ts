/** How far a build is, in lines: Astro names each page that it has made, but not how many are left. */
import type { AstroPrerenderer } from 'astro';

/** Between two lines. */
const EVERY_MS = 5000;

/** Says now and then how many of all pages and files are made. */
export const sayingProgress =
  (say: (line: string) => void, now: () => number = () => performance.now()) =>
  (astros: AstroPrerenderer): AstroPrerenderer => {
    let of = 0;
    let done = 0;
    let said = now();
    return {
      ...astros,
      getStaticPaths: async () => {
        const paths = await astros.getStaticPaths();
        of = paths.length;
        said = now();
        return paths;
      },
      render: async (request, options) => {
        const response = await astros.render(request, options);
        done++;
        if (now() - said >= EVERY_MS) {
          said = now();
          say(`pages ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`);
        }
        return response;
      },
    };
  };
