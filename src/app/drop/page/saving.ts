import { notLoaded } from '../../shell/words.ts';
import type * as Saving from '../save/saving.ts';
import type { DropSession } from '../session/session.ts';
import { PART_NAMES } from './words.ts';

/** Loads the code for saving and uses it. If it doesn't load, tells the visitor. */
export const saving = (session: DropSession, use: (part: typeof Saving) => unknown): void =>
  void import('../save/saving.ts').then(use, () => session.notice(notLoaded(PART_NAMES.saving)));
