import type { Buchungsangaben } from '@kehrtour/contract/buchungsangebot';
import type { RueckmeldungArt, Termin } from '@kehrtour/contract/termin';
import type { Rueckmeldende } from '@kehrtour/domain/rueckmeldungsart';
import type { Tag } from '@kehrtour/domain/tag';
import type { TerminStatus, TerminQuelle, Buchungsherkunft } from '@kehrtour/domain/termin';
import type { Verlaufswort } from '@kehrtour/domain/verlauf';

import type { Tx } from '../platform/db.ts';
import { instant, json, liste, type SQL, sql } from '../platform/sql.ts';

export type TerminKurzRow = {
  id: string;
  status: TerminStatus;
  liegenschaft_id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  nutzungseinheit_id: string | null;
  einheit: string;
  name: string;
  mitarbeiter_id: string | null;
  mitarbeiter: string;
  farbe: number;
  kehrtour_id: string | null;
  kehrtour: string;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  taetigkeiten: string[];
  ungelesen: number;
  antwort_art: RueckmeldungArt | null;
  antwort_text: string | null;
  antwort_am: Date | null;
  gebucht: Buchungsherkunft | null;
};

/** Who booked is who is visited; else the person of a flat is its resident, of a house whoever is called first. */
const QUELLE = sql`
  from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
  left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
  left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
  left join kehrtour kt on kt.unternehmen_id = t.unternehmen_id and kt.id = t.kehrtour_id
  left join buchung bu on bu.unternehmen_id = t.unternehmen_id and bu.termin_id = t.id
  left join kontakt bk on bk.unternehmen_id = bu.unternehmen_id and bk.id = bu.kontakt_id
  left join lateral (
    select coalesce(nullif(btrim(k.vorname || ' ' || k.nachname), ''), k.firma) as name
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
      and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
    order by case when lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id then 0 else 1 end,
      case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id
    limit 1) p on true
  left join lateral (
    select (array_agg(r.art order by r.am desc, r.id desc))[1] as art, (array_agg(r.text order by r.am desc, r.id desc))[1] as text,
      max(r.am) as am, count(*) filter (where r.gelesen_am is null)::int as ungelesen
    from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id) r on true`;
const KURZ = sql`t.id, t.status, t.liegenschaft_id, t.nutzungseinheit_id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
  coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer,
    '') as einheit,
    coalesce(nullif(btrim(bk.vorname || ' ' || bk.nachname), ''), p.name, '') as name, bu.herkunft as gebucht,
  t.mitarbeiter_id, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, coalesce(m.farbe, 1) as farbe,
  t.kehrtour_id, coalesce(nullif(kt.name, ''), 'Kehrtour ' || kt.nummer, '') as kehrtour, t.beginn, t.ende, t.fenster_von, t.fenster_bis, t.taetigkeiten,
  coalesce(r.ungelesen, 0) as ungelesen, r.art as antwort_art, r.text as antwort_text, r.am as antwort_am`;

/** An answer that somebody has to look at: unread, a no, a perhaps, or a request without a yes. */
const OFFEN = sql`(coalesce(r.ungelesen, 0) > 0 or t.status in ('abgelehnt', 'unsicher', 'angefragt'))`;

export type Terminsicht = { mitarbeiterId?: string | undefined };
const nurVon = ({ mitarbeiterId }: Terminsicht): SQL =>
  mitarbeiterId ? sql`and t.mitarbeiter_id = ${mitarbeiterId}` : sql``;

/** Appointments whose window opens in this span, in the order of the day. */
export const listTermine = (
  tx: Tx,
  zeitraum: { von: Date; bis: Date },
  sicht: Terminsicht & { nurOffene: boolean },
): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE} where t.fenster_von >= ${instant(zeitraum.von)} and t.fenster_von < ${instant(zeitraum.bis)} and t.status <> 'entwurf'
      ${nurVon(sicht)} ${sicht.nurOffene ? sql`and ${OFFEN}` : sql``} order by t.beginn, t.id limit 3000`,
  );
/** When somebody is not there. */
export const listFehlzeiten = (
  tx: Tx,
  { von, bis }: { von: Date; bis: Date },
): Promise<{ mitarbeiter_id: string; von: Date; bis: Date }[]> =>
  tx.rows(sql`select mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis from belegung
    where art = 'abwesenheit' and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})`);
export const listTermineDesHauses = (tx: Tx, liegenschaftId: string): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE} where t.liegenschaft_id = ${liegenschaftId} and t.status <> 'entwurf' order by t.fenster_von desc, t.id limit 200`,
  );
export const listTermineMitIds = (tx: Tx, ids: readonly string[]): Promise<TerminKurzRow[]> =>
  tx.rows(sql`select ${KURZ} ${QUELLE} where t.id = any(${liste(ids)}::uuid[])`);
export const listUngelesene = (tx: Tx, sicht: Terminsicht, limit: number): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE}
      where exists (select from rueckmeldung u
      where u.unternehmen_id = t.unternehmen_id and u.termin_id = t.id and u.gelesen_am is null)
      ${nurVon(sicht)} order by r.am desc, t.id limit ${limit}`,
  );
export async function zaehleUngelesene(tx: Tx, sicht: Terminsicht): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from termin t
      where exists (select from rueckmeldung u
      where u.unternehmen_id = t.unternehmen_id and u.termin_id = t.id and u.gelesen_am is null) ${nurVon(sicht)}`,
  );
  return row?.anzahl ?? 0;
}

export type UeberblickRow = {
  bundesland: string;
  plz: string;
  ort: string;
  einstellungen: Record<string, unknown>;
  naechster: Date | null;
  liegenschaften: boolean;
  termine: boolean;
};
/** What an empty week needs to know: where the next appointment is, and whether there is anything at all. */
export const findUeberblick = (tx: Tx, ab: Date, sicht: Terminsicht): Promise<UeberblickRow | undefined> =>
  tx.row(sql`
    select u.bundesland, u.plz, u.ort, u.einstellungen,
      (select min(t.fenster_von) from termin t
    where t.fenster_von >= ${instant(ab)} and t.status <> 'entwurf' ${nurVon(sicht)}) as naechster,
      exists (select from liegenschaft) as liegenschaften, exists (select from termin) as termine
    from unternehmen u`);

export type TerminRow = TerminKurzRow & {
  version: number;
  notiz: string;
  antwort_bis: Date | null;
  halt_id: string | null;
  notiz_zugang: string;
  notiz_arbeit: string;
  buchung: BuchungKurz | null;
  vermerkt: boolean;
  runde_vorbei: boolean;
};
type BuchungKurz = {
  referenz: string;
  angelegtAm: string;
  notiz: string;
  wunsch: { angaben?: Buchungsangaben; preisCent?: number | null; preisText?: string; zuschlagText?: string };
  widerrufenAm: string | null;
  kontaktId: string | null;
  bestaetigenBis: string | null;
  ausWelle: boolean;
  ueberstimmt: boolean;
};
const GANZ = sql`${KURZ}, t.version, t.notiz, t.antwort_bis, t.halt_id, l.notiz_zugang, l.notiz_arbeit, t.vermerk is not null as vermerkt,
  coalesce(kt.status in ('abgeschlossen', 'abgesagt'), false) as runde_vorbei,
  case
  when bu.id is not null then jsonb_build_object('referenz', bu.referenz, 'angelegtAm', bu.angelegt_am, 'notiz', bu.notiz,
    'wunsch', bu.wunsch, 'widerrufenAm', bu.widerrufen_am, 'bestaetigenBis',
    case when bu.bestaetigt_am is null then bu.bestaetigen_bis end, 'ausWelle', bu.welle_id is not null
    and bu.nachfolger_termin_id is null, 'kontaktId', bu.kontakt_id,
    'ueberstimmt', exists (select from belegung b where b.unternehmen_id = t.unternehmen_id and b.bezug_id = t.id and b.ueberstimmt)) end as buchung`;
export const findTermin = (tx: Tx, id: string): Promise<TerminRow | undefined> =>
  tx.row(sql`select ${GANZ} ${QUELLE} where t.id = ${id}`);

export type TerminstandRow = {
  id: string;
  status: TerminStatus;
  version: number;
  mitarbeiter_id: string | null;
  kehrtour_id: string | null;
  halt_id: string | null;
  nutzungseinheit_id: string | null;
  fenster_von: Date;
  notiz: string;
  quelle: TerminQuelle;
  vermerk: VermerkRow | null;
  /** Its round is closed or called off. */
  runde_vorbei: boolean;
};
/** What a mark ended: the state before it, and the tasks with what had taken them. */
export type VermerkRow = {
  status: TerminStatus;
  am: string;
  aufgaben: readonly { id: string; kehrtour_id: string | null; termin_id: string | null }[];
};
const STAND = sql`id, status, version, mitarbeiter_id, kehrtour_id, halt_id, nutzungseinheit_id, fenster_von, notiz, quelle, vermerk,
  exists (select from kehrtour k where k.unternehmen_id = termin.unternehmen_id and k.id = termin.kehrtour_id
    and k.status in ('abgeschlossen', 'abgesagt')) as runde_vorbei`;
/** Locked against a customer's answer that comes at the same moment. */
export const lockTermin = (tx: Tx, id: string): Promise<TerminstandRow | undefined> =>
  tx.row(sql`select ${STAND} from termin where id = ${id} for update`);
/** The visits of a round that have no result, locked; who said no is not waited for. */
export const lockOffeneTermine = (tx: Tx, kehrtourId: string): Promise<TerminstandRow[]> =>
  tx.rows(sql`select ${STAND} from termin
    where kehrtour_id = ${kehrtourId} and status in ('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher')
    order by id for update`);
export const saveStatus = (
  tx: Tx,
  id: string,
  neu: { status: TerminStatus; notiz: string; am: Date },
): Promise<number> =>
  tx.run(
    sql`update termin set status = ${neu.status}, notiz = ${neu.notiz}, vermerk = null, version = version + 1,
      geaendert_am = ${instant(neu.am)} where id = ${id}`,
  );
/** The version stays: it counts what others rely on. */
export const saveNotiz = (tx: Tx, id: string, notiz: string, am: Date): Promise<number> =>
  tx.run(sql`update termin set notiz = ${notiz}, geaendert_am = ${instant(am)} where id = ${id}`);
export const saveVermerk = (tx: Tx, id: string, vermerk: VermerkRow): Promise<number> =>
  tx.run(sql`update termin set vermerk = ${json(vermerk)}::jsonb where id = ${id}`);
/** Whether anybody was told something, or answered, since then. */
export async function weissKunde(tx: Tx, terminId: string, seit: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from ankuendigung where termin_id = ${terminId} and erstellt_am > ${seit}::timestamptz)
      or exists (select from rueckmeldung where termin_id = ${terminId} and am > ${seit}::timestamptz) as ja`);
  return row?.ja === true;
}
export const setGelesen = (tx: Tx, terminId: string, am: Date): Promise<number> =>
  tx.run(
    sql`update rueckmeldung set gelesen_am = ${instant(am)} where termin_id = ${terminId} and gelesen_am is null`,
  );

export type KontaktRow = Termin['kontakte'][number];
export const listTerminkontakte = (
  tx: Tx,
  {
    liegenschaft_id,
    nutzungseinheit_id,
    buchung,
  }: Pick<TerminRow, 'liegenschaft_id' | 'nutzungseinheit_id' | 'buchung'>,
): Promise<KontaktRow[]> =>
  tx.rows(sql`
    select coalesce(nullif(btrim(k.vorname || ' ' || k.nachname), ''), k.firma) as name, lk.rolle, k.telefon, k.mobil, k.email
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.liegenschaft_id = ${liegenschaft_id} and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from ${nutzungseinheit_id}::uuid)
    order by k.id is not distinct from ${buchung?.kontaktId ?? null}::uuid desc,
      case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id`);

export type RueckmeldungRow = Omit<Termin['rueckmeldungen'][number], 'am' | 'gelesen' | 'von'> & {
  von: Rueckmeldende;
  am: Date;
  gelesen_am: Date | null;
};
export const listRueckmeldungen = (tx: Tx, terminId: string): Promise<RueckmeldungRow[]> =>
  tx.rows(
    sql`select id, art, text, telefon, von, am, gelesen_am, erwiderung from rueckmeldung where termin_id = ${terminId} order by am desc, id desc`,
  );

export type VerlaufRow = { am: Date; wer: string; was: Verlaufswort<'termin'>; grund: string };
export const listVerlauf = (tx: Tx, terminId: string): Promise<VerlaufRow[]> =>
  tx.rows(sql`
    select v.am, coalesce(m.vorname || ' ' || m.nachname, v.wer) as wer, v.was,
      case when v.was like 'stand:%' then coalesce(v.nach ->> 'grund', '') else '' end as grund
    from verlauf v left join mitarbeiter m on m.unternehmen_id = v.unternehmen_id and v.wer = 'mitarbeiter:' || m.id
    where v.gegenstand = 'termin' and v.gegenstand_id = ${terminId} order by v.id desc limit 100`);

export type TerminaufgabeRow = {
  id: string;
  bezeichnung: string;
  dauer_minuten: number;
  frist_bis: Tag;
  status: Termin['aufgaben'][number]['status'];
  nutzungseinheit_id: string | null;
};
/** The tasks of the stop this appointment belongs to, and what was booked for it where no round drives to it. */
export const listTerminaufgaben = (
  tx: Tx,
  { id, halt_id }: Pick<TerminRow, 'id' | 'halt_id'>,
): Promise<TerminaufgabeRow[]> =>
  tx.rows(sql`
    select a.id, a.bezeichnung, a.dauer_minuten, a.frist_bis, a.status, a.nutzungseinheit_id from aufgabe a
    where a.termin_id = ${id} or a.id in (select ha.aufgabe_id from halt_aufgabe ha where ha.halt_id = ${halt_id}::uuid)
    order by a.frist_bis, a.bezeichnung, a.id`);
/** States of the other appointments at the same stop: the other flats of the house. */
export const listNachbarstaende = (
  tx: Tx,
  haltId: string | null,
  ohneId: string,
): Promise<{ status: TerminStatus; nutzungseinheit_id: string | null }[]> =>
  tx.rows(
    sql`select status, nutzungseinheit_id from termin where halt_id = ${haltId}::uuid and id <> ${ohneId}`,
  );
