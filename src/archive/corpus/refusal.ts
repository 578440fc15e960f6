import type { FailureCode } from '../../game/failure.ts';
import type { RefusalCode } from '../../game/unpack/refusal.ts';

/** Why a file gave no game: codes of the reader, of archives, of the system and of this module. */
export interface Refusal {
  code: FailureCode | RefusalCode | 'unreadable' | 'several-recordings';
  sentence: string;
}
