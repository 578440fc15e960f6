import { notLoaded } from '../../shell/json.ts';
import type * as Saving from '../save/saving.ts';
import type { DropSession } from '../session/session.ts';

/** Loads what saves, and uses it; says so where it cannot be loaded. */
export const saving = (session: DropSession, use: (part: typeof Saving) => unknown): void =>
  void import('../save/saving.ts').then(use, () => session.notice(notLoaded('What saves it')));
