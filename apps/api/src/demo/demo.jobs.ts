import type { Deps } from '../platform/deps.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { spieleImporte } from './spieleImporte.ts';
import { spieleKehrtouren } from './spieleKehrtouren.ts';
import { spieleRechnungen } from './spieleRechnungen.ts';

/** The job that gives the demo its rounds, after the product is there: nobody waits for it at the first start. */
export const DEMO_KEHRTOUREN = defineJob('demo.touren', { inhaberId: ID });

/** The same for its invoices. */
export const DEMO_RECHNUNGEN = defineJob('demo.rechnungen', { inhaberId: ID });

/** The same for what the operator's desk shows: other companies with imports, and programs of vendors. */
export const DEMO_IMPORTE = defineJob('demo.importe', {});

/** Jobs of the demo. */
export async function demoJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(DEMO_KEHRTOUREN, ({ unternehmenId, inhaberId }) =>
    spieleKehrtouren({ deps, unternehmenId, inhaberId }),
  );
  await deps.jobs.work(DEMO_RECHNUNGEN, ({ unternehmenId, inhaberId }) =>
    spieleRechnungen({ deps, unternehmenId, inhaberId }),
  );
  await deps.jobs.work(DEMO_IMPORTE, () => spieleImporte(deps));
}
