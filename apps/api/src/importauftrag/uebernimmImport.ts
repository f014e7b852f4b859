import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { importUebernehmen } from '@kehrtour/contract/importauftrag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { teileTag } from '@kehrtour/domain/tag';

import { verbindeEingelesene } from '../liegenschaft/verwaltung/verbindeEingelesene.ts';
import { markiereFehlende } from '../liegenschaft/vieleHaeuser.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ergaenzeKatalog, listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { fuehreVorgangAus, starteVorgang } from '../vorgang/vorgang.ts';
import { type Abgleich, nachKatalog } from './abgleich.ts';
import { gleicheAb } from './gleicheAb.ts';
import {
  bedenkePlaeneNeu,
  deleteTeile,
  lockHausstaende,
  saveHausstaende,
  analyzeTabellen,
} from './hausstand.store.ts';
import { gegangene } from './hausstand.ts';
import { importRefused } from './importauftrag.grund.ts';
import { findSeither, type ImportRow, lockImport, setUebernommen } from './importauftrag.store.ts';
import { IMPORTIERT, IMPORT_UEBERNEHMEN, type Uebernahme } from './importvorgang.ts';
import { listSchreibschritte, saveVorher, type Schreibschritt } from './importzeile.store.ts';
import { lockImporte } from './quelle/sendung/sendung.store.ts';
import { starteVerortung } from './verorteBestand.ts';
import { eigeneTaetigkeitId } from './vervollstaendige.ts';
import { importJetzt, laufendeArbeit } from './zeigeImport.ts';

/** Half of what one transaction of an import may hold: the embedded database holds the event loop while it writes. */
const PAKET = 100;
const FRIST_MS = 60_000;

/** Puts the switch in the queue. Of two people who press, the second is told. */
export async function uebernimmImport(
  ctx: StaffCtx,
  id: string,
  { version, auchGeschuetzte = false }: BodyOf<typeof importUebernehmen>,
): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return starteUebernahme(ctx, id, { version, auchGeschuetzte, wer: ctx.actor.id });
}

/** The same for a folder whose files are taken over by themselves. @param wer set that up */
export function starteUebernahme(
  ctx: TenantCtx,
  id: string,
  {
    version,
    auchGeschuetzte = false,
    wer,
  }: { version: number; auchGeschuetzte?: boolean | undefined; wer: string },
): Promise<{ vorgangId: string }> {
  return ctx.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    await verlangeUebernehmbar(tx, row);
    if ((await laufendeArbeit(tx, id)) !== null) throw new Refused('import.falscher-stand');
    if (row?.version !== version)
      throw new Refused('veraltet', { angaben: { stand: await importJetzt(tx, id) } });
    const vorgangId = await starteVorgang(ctx, tx, {
      job: IMPORT_UEBERNEHMEN,
      bezugId: id,
      schritt: 'Die Übernahme wartet',
      data: {
        importId: id,
        version,
        auchGeschuetzte,
        wer,
      },
    });
    await announce(tx, { art: 'import', id });
    return { vorgangId };
  });
}

/** The switch: everything the dry run prepared becomes visible in one transaction, or nothing of it. */
export async function fuehreUebernahmeAus(ctx: TenantCtx, auftrag: Uebernahme): Promise<void> {
  await fuehreVorgangAus(ctx, auftrag.vorgangId, async ({ melde }) => {
    await melde(0.1, 'Die Liegenschaften werden eingetragen');
    const ergebnis = await ctx.transaction((tx) => schalteUm(ctx, tx, auftrag), {
      statementTimeoutMs: FRIST_MS,
    });
    await analyzeTabellen(ctx.deps.db, ergebnis.neu ?? 0).catch((error: unknown) =>
      // The houses are there; what reads them is slower for a minute.
      ctx.deps.log.warn({ err: error }, 'tables were not counted anew'),
    );
    return ergebnis;
  });
}

type Uebernommen = ImportRow['anzahl'] & { verortenId?: string | null };

async function schalteUm(ctx: TenantCtx, tx: Tx, auftrag: Uebernahme): Promise<Uebernommen> {
  const { importId } = auftrag;
  await lockImporte(tx);
  const row = await lockImport(tx, importId);
  // A second run of the same job finds the work done.
  if (row?.status === 'uebernommen') return { ...row.anzahl };
  await verlangeUebernehmbar(tx, row);
  if (row?.version !== auftrag.version) throw new Refused('veraltet');
  const neue = row.unbekannte_taetigkeiten.filter(({ taetigkeitId }) => taetigkeitId === null);
  await ergaenzeKatalog(
    tx,
    neue.map(({ text }) => ({ id: eigeneTaetigkeitId(text), name: text })),
  );
  await markiereFehlende(tx, importId);
  const { jahr } = teileTag(ortszeitAus(ctx.now()).tag);
  const abgleich = await abgleichFuer(tx, row, { ...auftrag, jahr });
  for (let nach = -1, pakete = 1; ; pakete += 1) {
    const schritte = await listSchreibschritte(tx, importId, { nach, limit: PAKET });
    nach = schritte.at(-1)?.nummer ?? nach;
    if (schritte.length === 0) break;
    await uebernimmSchritte(tx, schritte, abgleich, ctx.now());
    if (istZweierpotenz(pakete)) await bedenkePlaeneNeu(tx, ctx.deps.db.kind);
  }
  await verbindeEingelesene(ctx, tx, importId);
  await setUebernommen(tx, importId, ctx.now());
  await record(ctx, tx, {
    gegenstand: 'import',
    id: importId,
    was: 'uebernommen',
    nach: { ...row.anzahl, mitarbeiterId: auftrag.wer },
  });
  const verortenId = await starteVerortung(ctx, tx, importId);
  await ctx.deps.jobs.enqueue(tx, IMPORTIERT, { unternehmenId: ctx.unternehmenId, importId });
  for (const art of ['import', 'liegenschaft', 'aufgabe'] as const)
    await announce(tx, art === 'import' ? { art, id: importId } : { art });
  return { ...row.anzahl, verortenId };
}

/** Plans are good for as long as what they read does not double. */
const istZweierpotenz = (zahl: number): boolean => (zahl & (zahl - 1)) === 0;

async function verlangeUebernehmbar(tx: Tx, row: ImportRow | undefined): Promise<void> {
  if (!row) throw new Refused('nicht-gefunden');
  if (row.status !== 'geprueft' || row.geprueft_am === null) throw new Refused('import.falscher-stand');
  const seither = await findSeither(tx, row.geprueft_am);
  if (seither) throw importRefused('anderer-import-seither', seither.was, seither);
  if ((row.anzahl.vorschlaege ?? 0) > 0 && row.lesart.gleiche === undefined)
    throw importRefused('gleiche-offen', row.anzahl.vorschlaege ?? 0);
}

async function abgleichFuer(
  tx: Tx,
  row: ImportRow,
  { importId, auchGeschuetzte, jahr }: Uebernahme & { jahr: number },
): Promise<Abgleich> {
  return {
    importId,
    auchGeschuetzte,
    regel: { zuordnung: row.zuordnung, jahr },
    mailFuerTermine: row.mail_fuer_termine === true,
    ...nachKatalog(await listKatalog(tx)),
  };
}

/** Writes one batch and keeps what each known house was before. */
async function uebernimmSchritte(
  tx: Tx,
  schritte: readonly Schreibschritt[],
  abgleich: Abgleich,
  now: Date,
): Promise<void> {
  const ziele = schritte.map((schritt) => ({
    schritt,
    id: schritt.liegenschaft_id,
    bekannt: schritt.befund === 'geaendert',
  }));
  const bekannteIds = ziele.filter(({ bekannt }) => bekannt).map(({ id }) => id);
  const vorher = new Map((await lockHausstaende(tx, bekannteIds)).map((stand) => [stand.haus.id, stand]));
  // A house that somebody deleted since the dry run is not brought back.
  const schreibbar = ziele.filter(({ id, bekannt }) => !bekannt || vorher.has(id));
  const nachher = schreibbar.map(({ id, schritt }) => gleicheAb(vorher.get(id), id, schritt.neu, abgleich));
  const kontakte = nachher.flatMap((stand) => gegangene(vorher.get(stand.haus.id), stand));
  await deleteTeile(tx, { einheiten: [], anlagen: [], aufgaben: [], kontakte }, now);
  await saveHausstaende(tx, nachher);
  const bilder = schreibbar.flatMap(({ id, schritt: { nummer } }) => {
    const bild = vorher.get(id);
    return bild ? [{ nummer, vorher: bild }] : [];
  });
  if (bilder.length > 0) await saveVorher(tx, abgleich.importId, bilder);
}
