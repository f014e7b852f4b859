import type { Buchungsangaben } from '@kehrtour/contract/buchungsangaben';
import type { Termin } from '@kehrtour/contract/termin';
import { BEENDETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';
import type { Rueckmeldende } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import { LISTENNAME, NACH_RANG } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { sql, worte } from '../platform/db/sql.ts';
import { KURZ, QUELLE, type TerminKurzRow } from './terminzeile.store.ts';
import { arbeitDesTermins } from './zusagearbeit.store.ts';

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
  mailFehler: string | null;
  ausWelle: boolean;
  ueberstimmt: boolean;
};
const GANZ = sql`${KURZ}, t.version, t.notiz, t.antwort_bis, t.halt_id, l.notiz_zugang, l.notiz_arbeit, t.vermerk is not null as vermerkt,
  coalesce(kt.status in ${worte(BEENDETE_RUNDEN)}, false) as runde_vorbei,
  case
  when bu.id is not null then jsonb_build_object('referenz', bu.referenz, 'angelegtAm', bu.angelegt_am, 'notiz', bu.notiz,
    'wunsch', bu.wunsch, 'widerrufenAm', bu.widerrufen_am, 'bestaetigenBis',
    case when bu.bestaetigt_am is null then bu.bestaetigen_bis end, 'mailFehler', (select o.fehler from ausgang o
      where o.unternehmen_id = t.unternehmen_id and o.ereignis = 'buchung/' || t.id || '/' || t.folge
      and o.status = 'fehler' and o.endgueltig limit 1), 'ausWelle', bu.welle_id is not null
    and bu.nachfolger_termin_id is null, 'kontaktId', bu.kontakt_id,
    'ueberstimmt', exists (select from belegung b where b.unternehmen_id = t.unternehmen_id and b.bezug_id = t.id and b.ueberstimmt)) end as buchung`;
export const findTermin = (tx: Tx, id: string): Promise<TerminRow | undefined> =>
  tx.row(sql`select ${GANZ} ${QUELLE} where t.id = ${id}`);

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
    select ${LISTENNAME} as name, lk.rolle, k.telefon, k.mobil, k.email, k.sperrvermerk
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.liegenschaft_id = ${liegenschaft_id} and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from ${nutzungseinheit_id}::uuid)
    order by k.id is not distinct from ${buchung?.kontaktId ?? null}::uuid desc,
      ${NACH_RANG}`);

export type RueckmeldungRow = Omit<Termin['rueckmeldungen'][number], 'am' | 'gelesen' | 'von'> & {
  von: Rueckmeldende;
  am: Date;
  gelesen_am: Date | null;
};
export const listRueckmeldungen = (tx: Tx, terminId: string): Promise<RueckmeldungRow[]> =>
  tx.rows(
    sql`select id, art, text, telefon, von, am, gelesen_am, erwiderung from rueckmeldung where termin_id = ${terminId} order by am desc, id desc`,
  );

export type VerlaufRow = {
  am: Date;
  wer: string;
  was: Verlaufswort<'termin'>;
  grund: string;
  gesehen_am: string | null;
  gesehen_von: string;
  ohne_nachweis: boolean;
};
export const listVerlauf = (tx: Tx, terminId: string): Promise<VerlaufRow[]> =>
  tx.rows(sql`
    select v.am, coalesce(m.vorname || ' ' || m.nachname, v.wer) as wer, v.was,
      case when v.was like 'stand:%' or v.was like 'feld:%' then coalesce(v.nach ->> 'grund', '') else '' end as grund,
      v.nach ->> 'gesehenAm' as gesehen_am,
      case when v.wer = 'mitarbeiter:' || g.id then '' else coalesce(g.vorname || ' ' || g.nachname, '') end as gesehen_von,
      coalesce(v.nach ->> 'ohneNachweis', 'false') = 'true' as ohne_nachweis
    from verlauf v left join mitarbeiter m on m.unternehmen_id = v.unternehmen_id and v.wer = 'mitarbeiter:' || m.id
    left join mitarbeiter g on g.unternehmen_id = v.unternehmen_id and g.id::text = v.nach ->> 'von' and v.nach ? 'gesehenAm'
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
    select a.id, a.bezeichnung, a.dauer_minuten, a.frist_bis, a.status, a.nutzungseinheit_id
    from ${arbeitDesTermins({ id, halt_id })} a order by a.frist_bis, a.bezeichnung, a.id`);
/** What is still to be done of the work that the household was told, whatever has taken it since the visit was called off. */
export const listGesagteOffene = (tx: Tx, terminId: string): Promise<TerminaufgabeRow[]> =>
  tx.rows(sql`
    select a.id, a.bezeichnung, a.dauer_minuten, a.frist_bis, a.status, a.nutzungseinheit_id
    from termin t join aufgabe a on a.unternehmen_id = t.unternehmen_id and a.liegenschaft_id = t.liegenschaft_id and a.status = 'offen'
      and t.arbeit @> jsonb_build_array(jsonb_build_object('id', a.id))
    where t.id = ${terminId} order by a.frist_bis, a.id`);
/** States of the other appointments at the same stop: the other flats of the house. */
export const listNachbarstaende = (
  tx: Tx,
  haltId: string | null,
  ohneId: string,
): Promise<{ status: TerminStatus; nutzungseinheit_id: string | null }[]> =>
  tx.rows(
    sql`select status, nutzungseinheit_id from termin where halt_id = ${haltId}::uuid and id <> ${ohneId}`,
  );
