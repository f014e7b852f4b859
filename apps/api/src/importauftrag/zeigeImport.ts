import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Importauftrag, importeHolen, ImportKurz } from '@kehrtour/contract/importauftrag';
import { IMPORTFELD_NAMEN, IMPORTFELDER } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { laufenderVorgang } from '../vorgang/vorgang.ts';
import {
  findImport,
  findLetzten,
  type ImportKurzRow,
  type ImportRow,
  listImporte,
} from './importauftrag.store.ts';
import { IMPORTVORGAENGE } from './importvorgang.ts';
import { countOhneLage, istInGebrauch } from './importzeile.store.ts';

const SEITE = 30;
const FELDER = IMPORTFELDER.map((id) => ({ id, name: IMPORTFELD_NAMEN[id] }));

/** All imports, newest first; `cursor` is the moment of the last one seen. */
export async function zeigeImporte(
  ctx: StaffCtx,
  vor: string | undefined,
): Promise<AnswerOf<typeof importeHolen>> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const letzter = (await findLetzten(tx))?.id;
    const rows = await listImporte(tx, vor, SEITE + 1);
    const eintraege = rows.slice(0, SEITE).map((row) => kurzAus(row, row.id === letzter));
    return { eintraege, weiter: rows.length > SEITE ? (eintraege.at(-1)?.angelegtAm ?? null) : null };
  });
}

/** One import with the state its screen continues from. @throws Refused 'nicht-gefunden' */
export async function zeigeImport(ctx: StaffCtx, id: string): Promise<Importauftrag> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => importJetzt(tx, id));
}

export async function importJetzt(tx: Tx, id: string): Promise<Importauftrag> {
  const row = await findImport(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  const { vorschau } = row;
  const inKraft = row.status === 'uebernommen';
  const letzter = inKraft && (await findLetzten(tx))?.id === id;
  const frei = letzter && !(await istInGebrauch(tx, id));
  const katalog = await listKatalog(tx);
  return {
    ...kurzAus(row, frei),
    lesart: vorschau.lesart,
    zuordnung: row.zuordnung,
    felder: FELDER,
    fehlendePflichtfelder: [...vorschau.fehlendePflichtfelder],
    spalten: [...vorschau.spalten],
    vorschau: [...vorschau.zeilen],
    zeilenImText: vorschau.zeilenImText,
    anfang: [...(vorschau.anfang ?? [])],
    blaetter: [...(vorschau.blaetter ?? [])],
    korrekturen: [...(row.lesart.korrekturen ?? [])],
    taetigkeitstexte: taetigkeitstexteAus(row, katalog),
    zeilenform: vorschau.zeilenform,
    namen: vorschau.namen ?? null,
    ausProfil: row.lesart.ausProfil === true,
    hatMails: vorschau.hatMails,
    mailFuerTermine: row.mail_fuer_termine,
    gleiche: row.lesart.gleiche ?? null,
    leereLoeschen: row.lesart.leereLoeschen === true,
    verluste: row.verluste,
    meldungen: row.meldungen,
    meldungsgruppen: row.meldungsgruppen,
    unbekannteTaetigkeiten: row.unbekannte_taetigkeiten,
    taetigkeiten: katalog
      .filter(({ aktiv }) => aktiv)
      .map(({ id: eintrag, name }) => ({ id: eintrag, name })),
    laufend: await laufendeArbeit(tx, id),
    ohneLage: inKraft ? await countOhneLage(tx, id) : 0,
  };
}

/** Each with what a person chose, else with the company's own entry of that name, else as it was recognised. */
function taetigkeitstexteAus(
  { vorschau, lesart }: ImportRow,
  katalog: readonly { id: string; name: string }[],
): Importauftrag['taetigkeitstexte'] {
  const gewaehlt = new Map(
    Object.entries(lesart.taetigkeiten ?? {}).map(([text, id]) => [text.toLowerCase(), id]),
  );
  const eigene = new Map(
    katalog.filter(({ id }) => id.startsWith('eigene_')).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  return (vorschau.taetigkeitstexte ?? []).map(({ text, anzahl, taetigkeitId, sicher }) => {
    const klein = text.toLowerCase();
    const wahl = gewaehlt.get(klein);
    if (wahl !== undefined) return { text, anzahl, taetigkeitId: wahl, woher: 'gewaehlt' };
    const eigen = eigene.get(klein);
    if (eigen !== undefined) return { text, anzahl, taetigkeitId: eigen, woher: 'erkannt' };
    const woher = taetigkeitId === null ? 'neu' : sicher ? 'erkannt' : 'vermutet';
    return { text, anzahl, taetigkeitId, woher };
  });
}

/** Work on this import that waits or runs. */
export async function laufendeArbeit(tx: Tx, importId: string): Promise<Importauftrag['laufend']> {
  for (const { name: art } of IMPORTVORGAENGE) {
    const vorgangId = await laufenderVorgang(tx, art, importId);
    if (vorgangId !== undefined) return { vorgangId, art };
  }
  return null;
}

function kurzAus(row: ImportKurzRow, ruecknehmbar: boolean): ImportKurz {
  const { id, dateiname, art, status, anzahl, version } = row;
  return {
    id,
    dateiname,
    art,
    status,
    anzahl,
    version,
    ruecknehmbar,
    angelegtAm: row.angelegt_am.toISOString(),
    uebernommenAm: row.uebernommen_am?.toISOString() ?? null,
    rueckgaengigAm: row.rueckgaengig_am?.toISOString() ?? null,
  };
}
