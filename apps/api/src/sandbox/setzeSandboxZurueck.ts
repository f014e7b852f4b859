import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import { ladeBezirk } from '../beispielbezirk/ladeBeispielbezirk.ts';
import { spieleKehrtouren } from '../demo/spieleKehrtouren.ts';
import { leereTabellen } from '../loeschauftrag/leereTabellen.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { defineJob } from '../platform/queue/defineJob.ts';
import { queueDue } from '../platform/queueDue.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { saveTestende } from '../zahlung/zahlungsstand.ts';
import { deleteCodes, listFaellige, lockSandbox, setZurueckgesetzt } from './sandbox.store.ts';

export const SANDBOX_ZURUECKSETZEN = defineJob('sandbox.zuruecksetzen', {});

/** Who the company is, and who is connected to it: a vendor's own tests go on the next morning without a new token. */
const BLEIBT = [
  'sandbox',
  'unternehmen',
  'mitarbeiter',
  'partnerverbindung',
  'partnertoken',
  'partnerwebhook',
  'partnerabruf',
  'einsicht',
  'einsicht_zugriff',
  'faktorfreigabe',
  'zahlung',
];
const SCHREIBEN_MS = 120_000;
/** It never comes to the end of its free days. */
const FREIE_TAGE = 365;
/** No clock of this country jumps over it. */
const NACHTS = '03:30';

/**
 * Puts a vendor's company back: whatever programs sent goes, the invented district and its rounds come anew. Runs again
 * without harm; the queue repeats one that died before the rounds were there.
 * @throws Refused 'nicht-gefunden' where the company is no sandbox
 */
export async function setzeSandboxZurueck(ctx: TenantCtx): Promise<void> {
  const { deps, unternehmenId } = ctx;
  const inhaberId = await ctx.transaction(
    async (tx) => {
      const sandbox = await lockSandbox(tx);
      if (!sandbox) throw new Refused('nicht-gefunden');
      await deleteCodes(tx);
      await leereTabellen(tx, BLEIBT);
      await legeKatalogAn(tx);
      await saveTestende(tx, plusTage(ortszeitAus(ctx.now()).tag, FREIE_TAGE));
      await ladeBezirk(ctx, tx);
      await setZurueckgesetzt(tx, ctx.now());
      return sandbox.mitarbeiter_id;
    },
    { statementTimeoutMs: SCHREIBEN_MS },
  );
  for (const key of await deps.files.list(unternehmenId)) await deps.files.remove(key);
  await spieleKehrtouren({ deps, unternehmenId, inhaberId });
}

/** Whoever was not set back since the last night. */
export async function reiheFaelligeEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    listFaellige(tx, letzteNacht(deps.now())),
  );
  await queueDue(
    deps,
    SANDBOX_ZURUECKSETZEN,
    faellige.map(({ unternehmen_id: unternehmenId }) => ({ key: unternehmenId, data: { unternehmenId } })),
  );
}

export const reiheEin = (deps: Deps, tx: Tx, unternehmenId: string): Promise<void> =>
  deps.jobs.enqueue(tx, SANDBOX_ZURUECKSETZEN, { unternehmenId }, { singletonKey: unternehmenId });

function letzteNacht(jetzt: Date): Date {
  const { tag } = ortszeitAus(jetzt);
  const heute = zeitpunktAus({ tag, uhrzeit: NACHTS });
  return heute <= jetzt ? heute : zeitpunktAus({ tag: plusTage(tag, -1), uhrzeit: NACHTS });
}
