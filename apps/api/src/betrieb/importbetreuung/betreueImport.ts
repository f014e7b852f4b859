import { randomUUID } from 'node:crypto';

import { importRefused } from '../../importauftrag/importauftrag.grund.ts';
import { starteRuecknahme } from '../../importauftrag/nimmImportZurueck.ts';
import { startePruefung } from '../../importauftrag/pruefeImport.ts';
import { laufendeArbeit } from '../../importauftrag/zeigeImport.ts';
import { holeAdminUser } from '../../konto/holeAngemeldete.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import { type AdminCtx, joinedTo, type TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { brichVorgangAb } from '../../vorgang/vorgang.ts';
import { insertNotiz } from './importbetreuung.store.ts';
import type { Ort } from './zeigeBetreutenImport.ts';

type Nichts = Record<string, never>;
const NOTIZEN = { anzahl: 60, proSekunden: 3600 };

/** A deed with what the operator says about it; it is done and written down for the company in one transaction. */
async function tue(
  ctx: AdminCtx,
  { unternehmenId, id }: Ort,
  was: 'geprueft' | 'abgebrochen' | 'zurueckgenommen' | 'notiert',
  tat: (dort: TenantCtx, tx: Tx, wer: string) => Promise<{ grund: string } | { notiz: string }>,
): Promise<Nichts> {
  const { adminUser } = await holeAdminUser(ctx);
  const dort = ctx.as(ctx.actor, unternehmenId);
  await dort.transaction(async (tx) => {
    const wozu = await tat(joinedTo(dort, tx), tx, adminUser.name);
    const nach = { wer: adminUser.name, ...wozu };
    await record(dort, tx, { gegenstand: 'import', id, was: `betreiber-${was}`, nach });
    await announce(tx, { art: 'import', id });
  });
  return {};
}

/** The dry run once more; the stock stays as it is. */
export function pruefeFuerBetrieb(ctx: AdminCtx, ort: Ort, grund: string): Promise<Nichts> {
  return tue(ctx, ort, 'geprueft', async (dort) => {
    await startePruefung(dort, ort.id);
    return { grund };
  });
}

/** Takes the newest import of a company back; who did it, and why, stands in the company's history. */
export function nimmFuerBetriebZurueck(ctx: AdminCtx, ort: Ort, grund: string): Promise<Nichts> {
  return tue(ctx, ort, 'zurueckgenommen', async (dort) => {
    await starteRuecknahme(dort, ort.id, ctx.actor.id);
    return { grund };
  });
}

/** Asks the work that runs to stop. @throws Refused 'import.falscher-stand' where none does */
export function brichFuerBetriebAb(ctx: AdminCtx, ort: Ort, grund: string): Promise<Nichts> {
  return tue(ctx, ort, 'abgebrochen', async (_dort, tx) => {
    const laufend = await laufendeArbeit(tx, ort.id);
    if (laufend === null || !(await brichVorgangAb(tx, laufend.vorgangId)))
      throw importRefused('nichts-laeuft');
    return { grund };
  });
}

/** Keeps what was talked about; the company reads it. */
export async function notiereZumImport(ctx: AdminCtx, ort: Ort, text: string): Promise<Nichts> {
  await countOrRefuse(ctx, `importnotiz/${ctx.actor.id}`, NOTIZEN);
  return tue(ctx, ort, 'notiert', async (_dort, tx, wer) => {
    const neu = { id: randomUUID(), importId: ort.id, am: ctx.now(), wer, text };
    if ((await insertNotiz(tx, neu)) === 0) throw new Refused('nicht-gefunden');
    return { notiz: neu.id };
  });
}
