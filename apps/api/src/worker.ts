import { ankuendigungJobs } from './ankuendigung/ankuendigung.jobs.ts';
import { buchungJobs } from './buchung/buchung.jobs.ts';
import { demoJobs } from './demo/demo.jobs.ts';
import { importauftragJobs } from './importauftrag/importauftrag.jobs.ts';
import { kalenderJobs } from './kalender/kalender.jobs.ts';
import { kehrtourJobs } from './kehrtour/kehrtour.jobs.ts';
import { kontoJobs } from './konto/konto.jobs.ts';
import { ortJobs } from './ort/ort.jobs.ts';
import { partnerJobs } from './partner/partner.jobs.ts';
import type { Deps } from './platform/deps.ts';
import { forgetOldMails, startRelay } from './platform/outbox.ts';
import { instant, sql } from './platform/sql.ts';
import { rechnungJobs } from './rechnung/rechnung.jobs.ts';
import { zahlungJobs } from './zahlung/zahlung.jobs.ts';

/** The same deps with jobs instead of routes; runs inside main by default, alone at scale. Answers a function that ends it. */
export async function startWorker(deps: Deps): Promise<() => Promise<void>> {
  await deps.jobs.everyMinute('aufraeumen', async () => {
    await deps.db.transaction({}, (tx) =>
      tx.rows(
        sql`select tor_aufraeumen(${instant(deps.now())}), tor_anmeldung_aufraeumen(${instant(deps.now())})`,
      ),
    );
    await forgetOldMails(deps);
  });
  await ankuendigungJobs(deps);
  await buchungJobs(deps);
  if (deps.env.demo) await demoJobs(deps);
  await importauftragJobs(deps);
  await kalenderJobs(deps);
  await kehrtourJobs(deps);
  await kontoJobs(deps);
  await ortJobs(deps);
  await partnerJobs(deps);
  await rechnungJobs(deps);
  await zahlungJobs(deps);
  return startRelay(deps);
}
