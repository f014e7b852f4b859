import { setImmediate } from 'node:timers/promises';

import { darf } from '@kehrtour/domain/rolle';

import { deleteHaeuser, markiereFehlende } from '../liegenschaft/vieleHaeuser.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { raeumeKatalogAuf } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { fuehreVorgangAus, starteVorgang } from '../vorgang/vorgang.ts';
import { deleteTeile, lockHausstaende, saveHausstaende } from './hausstand.store.ts';
import type { Hausstand } from './hausstand.ts';
import { importRefused } from './importauftrag.grund.ts';
import { findLetzten, type ImportRow, lockImport, setRueckgaengig } from './importauftrag.store.ts';
import { IMPORTIERT, IMPORT_ZURUECKNEHMEN, type Importarbeit } from './importvorgang.ts';
import { istInGebrauch, listSchreibschritte } from './importzeile.store.ts';
import { nimmHausZurueck, neuDurchImport } from './nimmHausZurueck.ts';
import { lockImporte } from './quelle/sendung/sendung.store.ts';
import { eigeneTaetigkeitId } from './vervollstaendige.ts';
import { laufendeArbeit } from './zeigeImport.ts';

const PAKET = 200;
const FRIST_MS = 60_000;

/** Puts taking an import back in the queue. @throws Refused when it is not the newest, or already in use */
export async function nimmImportZurueck(ctx: StaffCtx, id: string): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'import.zuruecknehmen')) throw new Refused('nicht-erlaubt');
  return starteRuecknahme(ctx, id, ctx.actor.id);
}

/** The same for an operator who helps. @param wer stands in the history */
export function starteRuecknahme(ctx: TenantCtx, id: string, wer: string): Promise<{ vorgangId: string }> {
  return ctx.transaction(async (tx) => {
    await verlangeRuecknehmbar(tx, await lockImport(tx, id));
    if ((await laufendeArbeit(tx, id)) !== null) throw importRefused('noch-in-arbeit');
    const vorgangId = await starteVorgang(ctx, tx, {
      job: IMPORT_ZURUECKNEHMEN,
      bezugId: id,
      schritt: 'Die Rücknahme wartet',
      data: { importId: id, wer },
    });
    await announce(tx, { art: 'import', id });
    return { vorgangId };
  });
}

/** Takes the import back as a whole, in one transaction: new houses go, changed ones are what they were. */
export async function fuehreRuecknahmeAus(
  ctx: TenantCtx,
  { vorgangId, importId, wer }: Importarbeit & { wer: string },
): Promise<void> {
  await fuehreVorgangAus(ctx, vorgangId, async ({ melde }) => {
    await melde(0.1, 'Der Import wird zurückgenommen');
    return ctx.transaction((tx) => schalteZurueck(ctx, tx, importId, wer), { statementTimeoutMs: FRIST_MS });
  });
}

async function schalteZurueck(ctx: TenantCtx, tx: Tx, importId: string, wer: string): Promise<object> {
  await lockImporte(tx);
  const row = await lockImport(tx, importId);
  if (row?.status === 'rueckgaengig') return {};
  await verlangeRuecknehmbar(tx, row);
  const zahlen = { entfernt: 0, zurueckgesetzt: 0 };
  for (let nach = -1; ;) {
    const schritte = await listSchreibschritte(tx, importId, { nach, limit: PAKET });
    nach = schritte.at(-1)?.nummer ?? nach;
    if (schritte.length === 0) break;
    const bilder = schritte.flatMap(({ vorher }) => vorher ?? []);
    await setzeZurueck(tx, bilder, importId, ctx.now());
    const neue = schritte
      .filter(({ befund, vorher }) => befund === 'neu' && vorher === null)
      .map(({ liegenschaft_id: id }) => id);
    await deleteHaeuser(tx, neue);
    await setImmediate();
    zahlen.entfernt += neue.length;
    zahlen.zurueckgesetzt += bilder.length;
  }
  await markiereFehlende(tx, importId, true);
  await raeumeKatalogAuf(
    tx,
    (row?.unbekannte_taetigkeiten ?? [])
      .filter(({ taetigkeitId }) => taetigkeitId === null)
      .map(({ text }) => eigeneTaetigkeitId(text)),
  );
  await setRueckgaengig(tx, importId, ctx.now());
  await ctx.deps.jobs.enqueue(tx, IMPORTIERT, { unternehmenId: ctx.unternehmenId, importId });
  await record(ctx, tx, {
    gegenstand: 'import',
    id: importId,
    was: 'zurueckgenommen',
    nach: { ...zahlen, mitarbeiterId: wer },
  });
  for (const art of ['import', 'liegenschaft', 'aufgabe'] as const)
    await announce(tx, art === 'import' ? { art, id: importId } : { art });
  return zahlen;
}

async function setzeZurueck(
  tx: Tx,
  bilder: readonly Hausstand[],
  importId: string,
  now: Date,
): Promise<void> {
  const aktuell = new Map(
    (
      await lockHausstaende(
        tx,
        bilder.map(({ haus }) => haus.id),
      )
    ).map((stand) => [stand.haus.id, stand]),
  );
  const paare = bilder.flatMap((vorher) => {
    const jetzt = aktuell.get(vorher.haus.id);
    return jetzt ? [{ vorher, jetzt }] : [];
  });
  const ziele = paare.map(({ jetzt, vorher }) => nimmHausZurueck(jetzt, vorher, importId));
  const neu = paare.map(({ jetzt }, i) => neuDurchImport(jetzt, ziele[i]));
  await deleteTeile(
    tx,
    {
      einheiten: neu.flatMap(({ einheiten }) => einheiten),
      anlagen: neu.flatMap(({ anlagen }) => anlagen),
      kontakte: neu.flatMap(({ kontakte }) => kontakte),
      aufgaben: neu.flatMap(({ aufgaben }) => aufgaben),
    },
    now,
  );
  await saveHausstaende(tx, ziele);
}

async function verlangeRuecknehmbar(tx: Tx, row: ImportRow | undefined): Promise<void> {
  if (!row) throw new Refused('nicht-gefunden');
  if (row.status !== 'uebernommen') throw new Refused('import.falscher-stand');
  if ((await findLetzten(tx))?.id !== row.id) throw new Refused('import.rueckgaengig-zu-spaet');
  if (await istInGebrauch(tx, row.id)) throw new Refused('import.rueckgaengig-zu-spaet');
}

/** Whether it could be taken back now: the newest in force, and no round of it announced. */
export async function istRuecknehmbar(tx: Tx, id: string): Promise<boolean> {
  return (await findLetzten(tx))?.id === id && !(await istInGebrauch(tx, id));
}
