import { offerMeasure } from './measure.ts';

offerMeasure(() => new Worker(new URL('./ours.worker.ts', import.meta.url), { type: 'module' }));
