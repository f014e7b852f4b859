import { ankuendigungJobs } from './ankuendigung/ankuendigung.jobs.ts';
import { BRIEFHANDEL } from './ankuendigung/kanal/briefdienst/briefhandel.ts';
import { meldeNeuenVersandstand } from './ankuendigung/kanal/weg/meldeNeuenVersandstand.ts';
import { betriebJobs } from './betrieb/betrieb.jobs.ts';
import { buchungJobs } from './buchung/buchung.jobs.ts';
import { datenauszugJobs } from './datenauszug/datenauszug.jobs.ts';
import { demoJobs } from './demo/demo.jobs.ts';
import { feldJobs } from './feld/feld.jobs.ts';
import { importauftragJobs } from './importauftrag/importauftrag.jobs.ts';
import { kalenderJobs } from './kalender/kalender.jobs.ts';
import { kehrtourJobs } from './kehrtour/kehrtour.jobs.ts';
import { kontoJobs } from './konto/konto.jobs.ts';
import { dokumentJobs } from './liegenschaft/dokument/dokument.jobs.ts';
import { loeschauftragJobs } from './loeschauftrag/loeschauftrag.jobs.ts';
import { ortJobs } from './ort/ort.jobs.ts';
import { partnerJobs } from './partner/partner.jobs.ts';
import { forgetOldAttempts } from './platform/access/forgetOldAttempts.ts';
import { systemCtx } from './platform/ctx.ts';
import type { Deps } from './platform/deps.ts';
import { sayDispatchRest } from './platform/post/dispatchRest.ts';
import { lookAfterLetters, startLetters } from './platform/post/letterRelay.ts';
import { forgetOldMails, startRelay } from './platform/post/outbox.ts';
import { startShortMessages } from './platform/post/shortMessage.ts';
import { rechnungJobs } from './rechnung/rechnung.jobs.ts';
import { sandboxJobs } from './sandbox/sandbox.jobs.ts';
import { beendeBeiseitegelegten } from './vorgang/vorgang.ts';
import { zahlungJobs } from './zahlung/zahlung.jobs.ts';

/** The same deps with jobs instead of routes; runs inside main by default, alone at scale. Answers a function that ends it. */
export async function startWorker(deps: Deps): Promise<() => Promise<void>> {
  await startJobs(deps);
  await deps.jobs.everyMinute('briefe', async () => void (await lookAfterLetters(deps, BRIEFHANDEL)));
  await sayDispatchRest(deps);
  const endings = [
    startRelay(deps),
    startShortMessages(deps, meldeNeuenVersandstand),
    startLetters(deps, BRIEFHANDEL),
  ];
  return async () => void (await Promise.all(endings.map((end) => end())));
}

/** The jobs without the relays: mails and short messages wait until somebody sends them. */
export async function startJobs(deps: Deps): Promise<void> {
  deps.jobs.aside.whenPut(async (data) => {
    const { unternehmenId, vorgangId } = data ?? {};
    if (typeof unternehmenId === 'string' && typeof vorgangId === 'string')
      await beendeBeiseitegelegten(systemCtx(deps, unternehmenId), vorgangId);
  });
  await deps.jobs.everyMinute('aufraeumen', async () => {
    await forgetOldAttempts(deps);
    await forgetOldMails(deps);
  });
  await ankuendigungJobs(deps);
  await betriebJobs(deps);
  await buchungJobs(deps);
  await datenauszugJobs(deps);
  if (deps.env.demo) await demoJobs(deps);
  await feldJobs(deps);
  await importauftragJobs(deps);
  await kalenderJobs(deps);
  await kehrtourJobs(deps);
  await kontoJobs(deps);
  await dokumentJobs(deps);
  await loeschauftragJobs(deps);
  await ortJobs(deps);
  await partnerJobs(deps);
  await rechnungJobs(deps);
  await sandboxJobs(deps);
  await zahlungJobs(deps);
}
