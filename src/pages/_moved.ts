/** Pages at old addresses, for hosts that cannot redirect: each leads to the page that has another address now. */
import { MOVED_FOLDERS } from '../urls.ts';
import { hubs } from './_hubs.ts';

/** One path of a route `[...moved]` for each page that once had another address. */
export const movedPaths = () =>
  Object.entries(MOVED_FOLDERS).flatMap(([from, { to }]) => {
    const below = [...hubs().keys()].filter((path) => path.startsWith(to) && path !== to);
    return [to, ...below].map((path) => ({
      params: { moved: (from + path.slice(to.length)).slice(1, -1) },
      props: { to: path },
    }));
  });
