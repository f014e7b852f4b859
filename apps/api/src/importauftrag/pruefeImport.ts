import { setImmediate } from 'node:timers/promises';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { findeEigeneListe } from '../aufgabe/gibLiegenschaftenAus.ts';
import { vielnamigeHaeuser } from '../liegenschaft/doppelt/hauskennungen.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { type Fortschritt, fuehreVorgangAus, starteVorgang } from '../vorgang/vorgang.ts';
import type { AndereLiegenschaft, Bestandsauskunft } from './dateiauftrag.ts';
import { frageDatei } from './frageDatei.ts';
import { listHausstaende } from './hausstand.store.ts';
import { heutigeListe, holeDatei } from './holeDatei.ts';
import { findImport, type ImportRow, lockImport, setGeprueft } from './importauftrag.store.ts';
import { koepfeVon } from './importkopf.ts';
import { IMPORT_PRUEFEN, type Importarbeit } from './importvorgang.ts';
import { clearSchritte, insertSchritte, listVonHand, readVorhandene } from './importzeile.store.ts';
import { standAusHaus } from './standAusHaus.ts';
import { laufendeArbeit } from './zeigeImport.ts';

/** Puts the dry run in the queue; whoever presses twice follows the one that runs. */
export async function pruefeImport(ctx: StaffCtx, id: string): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return startePruefung(ctx, id);
}

/** The same for an operator who helps; changes nothing of the stock. */
export function startePruefung(ctx: TenantCtx, id: string): Promise<{ vorgangId: string }> {
  return ctx.transaction(async (tx) => {
    const row = await verlangePruefbar(await lockImport(tx, id));
    const laufend = await laufendeArbeit(tx, id);
    if (laufend?.art === IMPORT_PRUEFEN.name) return { vorgangId: laufend.vorgangId };
    if (laufend) throw new Refused('import.falscher-stand');
    // Nothing read would make everything missing that is there.
    if (row.vorschau.zeilenImText === 0) throw new Refused('import.datei-leer');
    if (row.vorschau.fehlendePflichtfelder.length > 0) throw new Refused('import.pflichtspalte-fehlt');
    const vorgangId = await starteVorgang(ctx, tx, {
      job: IMPORT_PRUEFEN,
      bezugId: id,
      schritt: 'Der Probelauf wartet',
      data: { importId: id },
    });
    await announce(tx, { art: 'import', id });
    return { vorgangId };
  });
}

/** The dry run itself: reads in a process of its own, then keeps what would happen in batches. Repeating it begins anew. */
export async function fuehreProbelauf(ctx: TenantCtx, { vorgangId, importId }: Importarbeit): Promise<void> {
  await fuehreVorgangAus(ctx, vorgangId, async (fortschritt) => {
    await fortschritt.melde(0.05, 'Die Datei wird gelesen');
    const { row, bestand } = await ctx.transaction(async (tx) => {
      const gefunden = await verlangePruefbar(await findImport(tx, importId));
      return { row: gefunden, bestand: await bestandsauskunft(ctx, tx, gefunden) };
    });
    const datei = await holeDatei(ctx, row);
    const heutige = await heutigeListe(ctx, row);
    const { pakete, ...stand } = await frageDatei({ frage: 'pruefung', datei, bestand, heutige });
    await ctx.transaction((tx) => clearSchritte(tx, importId));
    if (!(await legeBereit(ctx, importId, pakete, fortschritt))) return { abgebrochen: true };
    await ctx.transaction(async (tx) => {
      const jetzt = await verlangePruefbar(await lockImport(tx, importId));
      if (jetzt.version !== row.version) throw new Refused('import.falscher-stand');
      await setGeprueft(tx, importId, stand, ctx.now());
      await announce(tx, { art: 'import', id: importId });
    });
    return stand.anzahl;
  });
}

/** Each batch is a transaction of its own. False when somebody asked to stop: then nothing is kept. */
async function legeBereit(
  ctx: TenantCtx,
  importId: string,
  pakete: readonly string[],
  { melde, aborted }: Fortschritt,
): Promise<boolean> {
  for (const [i, paket] of pakete.entries()) {
    if (aborted()) {
      await ctx.transaction((tx) => clearSchritte(tx, importId));
      return false;
    }
    await melde(
      0.3 + (0.65 * i) / pakete.length,
      `Liegenschaften werden verglichen, Paket ${i + 1} von ${pakete.length}`,
    );
    await ctx.transaction((tx) => insertSchritte(tx, importId, paket));
    await setImmediate();
  }
  return !aborted();
}

async function verlangePruefbar(row: ImportRow | undefined): Promise<ImportRow> {
  if (!row) throw new Refused('nicht-gefunden');
  if (row.status !== 'hochgeladen' && row.status !== 'geprueft') throw new Refused('import.falscher-stand');
  return row;
}

async function bestandsauskunft(
  ctx: Pick<TenantCtx, 'now'>,
  tx: Tx,
  { lesart: { gleiche, leereLoeschen = false, taetigkeiten = {} }, vorschau }: ImportRow,
): Promise<Bestandsauskunft> {
  const eigene = findeEigeneListe(koepfeVon(vorschau)) !== undefined;
  const katalog = await listKatalog(tx);
  return {
    heute: ortszeitAus(ctx.now()).tag,
    katalog: katalog.map(({ id, name, fenster, wiederholung }) => ({ id, name, fenster, wiederholung })),
    gewaehlt: taetigkeiten,
    gleiche,
    leereLoeschen,
    vielnamige: await vielnamigeHaeuser(tx),
    vorhandene: await readVorhandene(tx),
    andere: await readAndere(tx, eigene || gleiche === 'zusammenfuehren'),
  };
}

/** Houses made by hand, page by page as texts of JSON; as a whole only where the file is merged with them or may find them by an Objekt-ID. */
async function readAndere(tx: Tx, ganz: boolean): Promise<string[]> {
  const seiten: string[] = [];
  for (let nach: string | null = null; ;) {
    const haeuser: Awaited<ReturnType<typeof listVonHand>> = await listVonHand(tx, nach);
    nach = haeuser.at(-1)?.id ?? null;
    if (nach === null) return seiten;
    const ids = haeuser.flatMap(({ id, external_id }) => (ganz || external_id !== null ? [id] : []));
    const staende = new Map(
      (ids.length > 0 ? await listHausstaende(tx, ids) : []).map((stand) => [
        stand.haus.id,
        standAusHaus(stand),
      ]),
    );
    const seite = haeuser.map(({ id, external_id, adresse }): AndereLiegenschaft => ({
      id,
      externalId: external_id,
      adresse,
      stand: staende.get(id) ?? null,
    }));
    seiten.push(JSON.stringify(seite));
    await setImmediate();
  }
}
