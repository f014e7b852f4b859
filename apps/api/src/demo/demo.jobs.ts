import type { Deps } from '../platform/deps.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { spieleImporte } from './spieleImporte.ts';
import { spieleRechnungen } from './spieleRechnungen.ts';
import { spieleTouren } from './spieleTouren.ts';

/** The job that gives the demo its rounds, after the product is there: nobody waits for it at the first start. */
export const DEMO_TOUREN = defineJob('demo.touren', { inhaberId: ID });

/** The same for its invoices. */
export const DEMO_RECHNUNGEN = defineJob('demo.rechnungen', { inhaberId: ID });

/** The same for what the operator's desk shows: other companies with imports, and programs of vendors. */
export const DEMO_IMPORTE = defineJob('demo.importe', {});

/** Jobs of the demo. */
export async function demoJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(DEMO_TOUREN, ({ unternehmenId, inhaberId }) =>
    spieleTouren({ deps, unternehmenId, inhaberId }),
  );
  await deps.jobs.work(DEMO_RECHNUNGEN, ({ unternehmenId, inhaberId }) =>
    spieleRechnungen({ deps, unternehmenId, inhaberId }),
  );
  await deps.jobs.work(DEMO_IMPORTE, () => spieleImporte(deps));
}
