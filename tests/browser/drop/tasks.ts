import type { Page } from '@playwright/test';

/** The fields of a trace that are used here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { name?: string };
}

/** Lengths of all tasks of the page during `work`, in ms, longest first. Only Chromium reports them. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(place),
  );
  return traceEvents
    .filter((event) => event.name === 'RunTask' && pages.has(place(event)))
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a);
}
