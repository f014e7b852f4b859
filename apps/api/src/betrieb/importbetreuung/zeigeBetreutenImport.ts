import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';

import { istRuecknehmbar } from '../../importauftrag/nimmImportZurueck.ts';
import { laufendeArbeit } from '../../importauftrag/zeigeImport.ts';
import type { AdminCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { letzterFehler, standDesVorgangs } from '../../vorgang/vorgang.ts';
import { findBetrieb, findKennzahlen, listNotizen } from './importbetreuung.store.ts';

export type Ort = { unternehmenId: string; id: string };

/** One import without what belongs to a person. @throws Refused 'nicht-gefunden' */
export function zeigeBetreutenImport(ctx: AdminCtx, { unternehmenId, id }: Ort): Promise<BetreuterImport> {
  return ctx.as(ctx.actor, unternehmenId).transaction(async (tx) => {
    const [unternehmen, row] = [await findBetrieb(tx), await findKennzahlen(tx, id)];
    if (!unternehmen || !row) throw new Refused('nicht-gefunden');
    const laufend = await laufendesIn(tx, id);
    const offen = row.status === 'hochgeladen' || row.status === 'geprueft';
    return {
      id,
      unternehmen,
      art: row.art,
      status: row.status,
      anzahl: row.anzahl,
      lesart: row.lesart,
      zeilenImText: row.zeilen,
      spalten: row.spalten,
      zugeordnet: row.zugeordnet,
      fehlendePflichtfelder: row.pflicht,
      angelegtAm: row.angelegt_am.toISOString(),
      geprueftAm: row.geprueft_am?.toISOString() ?? null,
      uebernommenAm: row.uebernommen_am?.toISOString() ?? null,
      rueckgaengigAm: row.rueckgaengig_am?.toISOString() ?? null,
      dateiDa: row.datei,
      pruefbar: offen && row.datei && laufend === null && row.pflicht.length === 0,
      ruecknehmbar: laufend === null && (await istRuecknehmbar(tx, id)),
      laufend,
      fehler: await letzterFehler(tx, id),
      notizen: (await listNotizen(tx, id)).map((notiz) => ({ ...notiz, am: notiz.am.toISOString() })),
    };
  });
}

async function laufendesIn(tx: Tx, id: string): Promise<BetreuterImport['laufend']> {
  const arbeit = await laufendeArbeit(tx, id);
  const stand = arbeit && (await standDesVorgangs(tx, arbeit.vorgangId));
  return stand ? { schritt: stand.schritt, anteil: stand.anteil } : null;
}
