import type { Page } from 'playwright';

const FRAME_MS_MAX = 50;

type TraceEvent = {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
};

/**
 * What the page's main thread did meanwhile. Wall time grows with whatever else runs on this machine; the time on the
 * processor is the page's own, and that is held against the limit.
 */
export async function traced(page: Page, what: string, deed: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frames });
  });
  await deed();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  report(what, events, frames);
}

function report(what: string, events: readonly TraceEvent[], frames: readonly number[]): void {
  const tasks = tasksOf(events, 'CrRendererMain');
  const longest = (times: readonly number[]): string => Math.max(0, ...times).toFixed(1);
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const over = cpu.filter((ms) => ms > FRAME_MS_MAX).length;
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const all = Math.max(
    1,
    frames.reduce((sum, ms) => sum + ms, 0),
  );
  const busy = (times: readonly number[]): string =>
    `${Math.round((times.reduce((sum, ms) => sum + ms, 0) / all) * 100)} %`;
  const drawing = tasksOf(events, 'CrGpuMain').map(({ dur = 0 }) => dur / 1000);
  process.stdout.write(
    `${what.padEnd(26)} longest task ${longest(cpu).padStart(6)} ms CPU, ${longest(tasks.map(({ dur = 0 }) => dur / 1000)).padStart(6)} ms wall · over ${FRAME_MS_MAX} ms: ${over} of ${tasks.length} · busy: main thread ${busy(cpu)}, drawing ${busy(drawing)} · frames p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${longest(frames)} ms\n`,
  );
}

/** What a kind of thread worked on, one after the other. */
function tasksOf(events: readonly TraceEvent[], thread: string): TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === thread)
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid}/${tid}`));
}
