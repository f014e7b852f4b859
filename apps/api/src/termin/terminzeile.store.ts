import type { RueckmeldungArt } from '@kehrtour/contract/termin';
import { BITTENDE } from '@kehrtour/domain/termin/rueckmeldungsart';
import { type Buchungsherkunft, HINFAELLIGE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import { LISTENNAME, NACH_RANG_BEIM_TERMIN } from '../liegenschaft/kontaktspalten.ts';
import { type SQL, sql, worte } from '../platform/db/sql.ts';
import { OHNE_NACHWEIS } from './vermerk.store.ts';

export type TerminKurzRow = {
  id: string;
  status: TerminStatus;
  ohne_nachweis: boolean;
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
  bittet: boolean;
  antwort_art: RueckmeldungArt | null;
  antwort_text: string | null;
  antwort_am: Date | null;
  gebucht: Buchungsherkunft | null;
};

/**
 * Answers `r` at visit `t` together: one asks for something, and nobody has read or answered it. A wish does as long as no visit stands
 * that may be the one that was wished.
 */
export const BITTET: SQL = sql`coalesce(bool_or(r.gelesen_am is null and r.erwidert_am is null
  and (r.art in ${worte(BITTENDE)} or r.art = 'wunsch' and t.status in ${worte(HINFAELLIGE)})), false)`;

/** The one who booked is visited; else the person of a flat is its resident, of a house whoever is called first. */
export const QUELLE = sql`
  from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
  left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
  left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
  left join kehrtour kt on kt.unternehmen_id = t.unternehmen_id and kt.id = t.kehrtour_id
  left join buchung bu on bu.unternehmen_id = t.unternehmen_id and bu.termin_id = t.id
  left join offener_kontakt bk on bk.unternehmen_id = bu.unternehmen_id and bk.id = bu.kontakt_id
  left join lateral (
    select ${LISTENNAME} as name
    from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
      and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
    order by ${NACH_RANG_BEIM_TERMIN}
    limit 1) p on true
  left join lateral (
    select (array_agg(r.art order by r.am desc, r.id desc))[1] as art, (array_agg(r.text order by r.am desc, r.id desc))[1] as text,
      max(r.am) as am, count(*) filter (where r.gelesen_am is null)::int as ungelesen, ${BITTET} as bittet
    from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id) r on true`;
/** The columns of one line in a list. */
export const KURZ = sql`t.id, t.status, ${OHNE_NACHWEIS} as ohne_nachweis, t.liegenschaft_id, t.nutzungseinheit_id,
  l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
  coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer,
    '') as einheit,
    coalesce(nullif(btrim(bk.vorname || ' ' || bk.nachname), ''), p.name, '') as name, bu.herkunft as gebucht,
  t.mitarbeiter_id, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, coalesce(m.farbe, 1) as farbe,
  t.kehrtour_id, coalesce(nullif(kt.name, ''), 'Kehrtour ' || kt.nummer, '') as kehrtour, t.beginn, t.ende, t.fenster_von, t.fenster_bis, t.taetigkeiten,
  coalesce(r.ungelesen, 0) as ungelesen, coalesce(r.bittet, false) as bittet, r.art as antwort_art, r.text as antwort_text, r.am as antwort_am`;

export type Terminsicht = { mitarbeiterId?: string | undefined };
export const nurVon = ({ mitarbeiterId }: Terminsicht): SQL =>
  mitarbeiterId ? sql`and t.mitarbeiter_id = ${mitarbeiterId}` : sql``;

/** Which door a visit is at: of the house `l`, and of its flat `n` where it has one. `Marktplatz 12, EG links` */
export const TUER: SQL = sql`concat_ws(', ', btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz),
  coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), nullif(n.nummer, '')))`;
