/** What the list of replays searches in. */
import { once } from '../archive/count/once.ts';
import { searchDocument } from '../app/replays/search/encode.ts';

/** Once a build: its file has it, and the front page searches in it too. */
export const searchOfArchive = once(searchDocument);
