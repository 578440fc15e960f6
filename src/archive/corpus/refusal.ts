import type { FailureCode } from '../../game/failure.ts';
import type { RefusalCode } from '../../game/unpack/refusal.ts';

/** Why a file yielded no game: codes from the reader, from archives, from the system and from this module. */
export interface Refusal {
  code: FailureCode | RefusalCode | 'unreadable' | 'several-recordings';
  sentence: string;
}
