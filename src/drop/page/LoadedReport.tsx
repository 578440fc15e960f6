import { useEffect, useState } from 'preact/hooks';
import { REPORT_MISSING } from '../failure.ts';
import type { GrowingReport, ReportProps } from './GrowingReport.tsx';

/** The half of the page that draws reports, once it is there; `null` where it could not be loaded. */
let drawing: typeof GrowingReport | null | undefined;
let loading: Promise<void> | undefined;

/** Loads what draws reports. To be called as soon as a replay may come, so that nothing waits for it; never rejects. */
export const loadReport = (): Promise<void> =>
  // Browsers remember programs that did not load as long as the page is open: there is no second attempt.
  (loading ??= import('./GrowingReport.tsx').then(
    (part) => {
      drawing = part.GrowingReport;
    },
    () => {
      drawing = null;
    },
  ));

/** The report of a game, as soon as there is what draws it. */
export function LoadedReport(props: ReportProps) {
  const [Report, setReport] = useState(() => drawing);
  useEffect(() => {
    if (!Report) void loadReport().then(() => setReport(() => drawing));
  }, [Report]);
  if (Report) return <Report {...props} />;
  return Report === null ? <p class="notice">{REPORT_MISSING}</p> : <div class="report" aria-busy />;
}
