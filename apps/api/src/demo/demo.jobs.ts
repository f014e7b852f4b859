import type { Deps } from '../platform/deps.ts';
import { spieleTouren } from './spieleTouren.ts';

/** The job that gives the demo its rounds, after the product is there: nobody waits for it at the first start. */
export const DEMO_TOUREN = 'demo.touren';

/** Jobs of the demo. The payload is our own, written by `seedDemo`. */
export async function demoJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(DEMO_TOUREN, async (data) => {
    const { unternehmenId, inhaberId } = data as unknown as { unternehmenId: string; inhaberId: string };
    await spieleTouren({ deps, unternehmenId, inhaberId });
  });
}
