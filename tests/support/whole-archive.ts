/** The whole archive without builds. Test files of one worker share it, because telling every game takes seconds. */
import { archiveOf, type ArchiveInputs } from '../../src/archive/count/archive.ts';
import { readInputs } from '../../src/archive/corpus/inputs.ts';

/** Inputs of the archive. */
const inputs: ArchiveInputs = {
  ...readInputs([]),
  exceptions: [],
  builds: [],
  generatedAt: '2026-01-01T00:00:00Z',
};

/** Every game of the archive. */
export const archive = archiveOf(inputs);
