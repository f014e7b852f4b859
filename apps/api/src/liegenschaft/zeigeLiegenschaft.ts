import type { Anlage } from '@kehrtour/contract/anlage';
import type { Einwilligung, Kontakt } from '@kehrtour/contract/kontakt';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { IMPORTTEIL_NAMEN, type Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { tableOf } from '@kehrtour/domain/keysOf';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { MESSENGER, type Messenger } from '@kehrtour/domain/messenger';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type HausanlageRow, listAnlagen } from './anlage.store.ts';
import { type HauskontaktRow, listKontakte } from './kontakt.store.ts';
import { findLiegenschaft, istEigene, type LiegenschaftRow, listEinheiten } from './liegenschaft.store.ts';
import { listSchluessel } from './schluessel.store.ts';

/** A property with its units and people. Whoever may see only her own rounds sees the houses on them. */
export async function zeigeLiegenschaft(ctx: StaffCtx, id: string): Promise<Liegenschaft> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, id);
    return liegenschaftJetzt(tx, id);
  });
}

/** Refuses what is not there, belongs to another company, or lies on nobody's own round. @throws Refused 'nicht-gefunden' */
export async function verlangeSicht(ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  if (!(await findLiegenschaft(tx, id))) throw new Refused('nicht-gefunden');
  if (darf(ctx.actor.rolle, 'liegenschaft.ansehen')) return;
  if (!(await istEigene(tx, id, ctx.actor.id))) throw new Refused('nicht-gefunden');
}

/** As it stands now. @throws Refused 'nicht-gefunden' */
export async function liegenschaftJetzt(tx: Tx, id: string): Promise<Liegenschaft> {
  const row = await findLiegenschaft(tx, id);
  if (!row) throw new Refused('nicht-gefunden');
  const kontakte = await listKontakte(tx, id);
  return {
    ...datenAus(row),
    id,
    version: row.version,
    koordinaten: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
    ortQuelle: row.ort_quelle,
    einheiten: await listEinheiten(tx, id),
    anlagen: (await listAnlagen(tx, id)).map(anlageAus),
    schluessel: await listSchluessel(tx, id),
    kontakte: kontakte.map(kontaktAus),
    quelle: row.quelle,
    externalId: row.external_id,
    nichtMehrImExport: row.nicht_mehr_im_export,
    lokalGeaendert: row.quelle === 'hand' ? [] : row.lokal_geaendert.map(teilName),
    loeschbar: !row.angesagt && !row.in_kehrtour,
  };
}

/** What a person can edit, as the form sends it back. */
export function datenAus(row: LiegenschaftRow) {
  return {
    strasse: row.strasse,
    hausnr: row.hausnr,
    hausnrZusatz: row.hausnr_zusatz,
    plz: row.plz,
    ort: row.ort,
    ortsteil: row.ortsteil,
    laufnummer: row.laufnummer,
    ...jeSpalte((spalte) => row[spalte]),
    typ: row.typ,
    einheitenAnzahl: row.einheiten_anzahl,
    rolle: row.rolle,
    status: row.status,
    notizZugang: row.notiz_zugang,
    notizArbeit: row.notiz_arbeit,
  };
}

const istTeil = (teil: string): teil is Importteil => Object.hasOwn(IMPORTTEIL_NAMEN, teil);
export const teilName = (teil: string): string => (istTeil(teil) ? IMPORTTEIL_NAMEN[teil] : teil);

function anlageAus({ leistung_kw, nutzungseinheit_id, ...row }: HausanlageRow): Anlage {
  return { ...row, leistungKw: leistung_kw, nutzungseinheitId: nutzungseinheit_id };
}

function kontaktAus(row: HauskontaktRow): Kontakt {
  return {
    id: row.id,
    rolle: row.rolle,
    nutzungseinheitId: row.nutzungseinheit_id,
    empfaengtTermin: row.empfaengt_termin,
    anrede: row.anrede,
    titel: row.titel,
    vorname: row.vorname,
    nachname: row.nachname,
    firma: row.firma,
    zeile2: row.zeile2,
    strasse: row.strasse,
    hausnr: row.hausnr,
    plz: row.plz,
    ort: row.ort,
    telefon: row.telefon,
    mobil: row.mobil,
    email: row.email,
    emailFuerTermine: row.email_fuer_termine,
    keineSms: row.keine_sms,
    sperrvermerk: row.sperrvermerk,
    emailRechnung: row.email_rechnung,
    leitwegId: row.leitweg_id,
    ustId: row.ust_id,
    zuerst: row.bescheid_zuerst,
    datenherkunft: row.datenherkunft,
    messenger: tableOf(MESSENGER, (messenger) => messengerAus(row, messenger)),
  };
}

function messengerAus(row: HauskontaktRow, messenger: Messenger): Kontakt['messenger'][Messenger] {
  const gesagt = row.einwilligungen[messenger];
  if (row.handynummer === null || (gesagt === undefined && !row.eingeschaltet.includes(messenger)))
    return null;
  return { nummer: row.handynummer, einwilligung: gesagt === undefined ? null : einwilligungAus(gesagt) };
}

/** What the database writes as a time becomes one of the wire. */
const einwilligungAus = ({ erteiltAm, widerrufenAm, ...rest }: Einwilligung): Einwilligung => ({
  ...rest,
  erteiltAm: new Date(erteiltAm).toISOString(),
  widerrufenAm: widerrufenAm === null ? null : new Date(widerrufenAm).toISOString(),
});
