import { offerMeasure } from './measure.ts';

offerMeasure(() => new Worker(new URL('./w3gjs.worker.ts', import.meta.url), { type: 'module' }));
