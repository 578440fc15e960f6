import type { FailureCode } from '../../game/failure.ts';
import type { RefusalCode } from '../../game/unpack/refusal.ts';

/** Why a file gave no game: the reader's codes, those of archives, and two of the system and of this door. */
export interface Refusal {
  code: FailureCode | RefusalCode | 'unreadable' | 'several-recordings';
  sentence: string;
}
