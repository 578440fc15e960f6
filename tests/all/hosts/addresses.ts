/** Addresses of the build that tests ask for. */
import { builtFiles } from '../../support/build.ts';
import { PAGE_TYPES } from '../../support/page-types.ts';

const game = PAGE_TYPES.find((page) => /^\/replays\/.+/.test(page));
if (game === undefined) throw new Error('The build has no game');

export const GAME = game;
export const ORDERS = `${game}orders/index.md`;
export const SUMMARY = `/data/summaries/${game.split('/')[2]}.json`;
export const STYLE = `/${builtFiles('.css').find((file) => file.startsWith('_astro/'))}`;
export const SCRIPT = `/${builtFiles('.js').find((file) => file.startsWith('_astro/'))}`;
/** A file of the release, addressed by version. */
export const RELEASED = `/${builtFiles('games.csv').find((file) => /^data\/releases\/\d/.test(file))}`;
