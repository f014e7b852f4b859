import type { Wunschsatz } from '@kehrtour/domain/liegenschaft/hauswunsch';
import type { Kontaktart, Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Liegenschaftrolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type { Besuchsaufgabe } from '@kehrtour/domain/taetigkeit/besuch';
import type { Tag } from '@kehrtour/domain/tag';
import { BEANTWORTBARE, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Mitarbeiteranrede } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';
import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';

import { haltequelle, type Haltequelle } from '../../kehrtour/kehrtourStand.ts';
import { ERLAUBTE_DES, type Erlaubte } from '../../liegenschaft/einwilligung.ts';
import { WUENSCHE_DES_HAUSES, wunschnotiz } from '../../liegenschaft/hauswunsch.ts';
import { NAME_UND_ANSCHRIFT_JSON, type NameUndAnschrift } from '../../liegenschaft/kontaktspalten.ts';
import { personenkreis } from '../../mitarbeiter/personenkreis.ts';
import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';
import { OHNE_NACHWEIS } from '../../termin/besuchsausgang.ts';
import { VERHINDERTE_SCHAU } from '../../termin/verhinderungssaetze.ts';
import { ARBEIT_DES_HALTS, type Zusagearbeit } from '../../termin/zusagearbeit.ts';
import { AUFTRITT, type AuftrittRow } from '../../unternehmen/auftritt.ts';

export type KontaktKurz = NameUndAnschrift & {
  id: string;
  rolle: Kontaktrolle;
  nutzungseinheitId: string | null;
  empfaengtTermin: boolean;
  art: Kontaktart;
  telefon: string;
  mobil: string;
  email: string;
  emailFuerTermine: boolean;
  keineSms: boolean;
  /** Auskunftssperre: no name on what others may read. */
  sperrvermerk: boolean;
  /** The number that may be written to, by messenger. */
  erlaubt: Erlaubte;
  zuerst: Wunschkanal | null;
};
/** What decides by which ways somebody is reached. */
export type Erreichbarkeit = Pick<
  KontaktKurz,
  'telefon' | 'mobil' | 'email' | 'emailFuerTermine' | 'keineSms' | 'sperrvermerk' | 'erlaubt' | 'zuerst'
>;
export type EinheitKurz = { id: string; nummer: string; geschoss: string; lage: string; bezeichnung: string };
/** `verlegt`: was told of this visit and has left for another round. */
export type EinheitDesHalts = EinheitKurz & {
  verlegt: boolean;
  /** Work that was done here on another visit, also where the whole house has it and other flats still wait. */
  getan: string[];
};
export type AufgabeDesHalts = {
  id: string;
  nutzungseinheitId: string | null;
  bezeichnung: string;
  fristVon: Tag | null;
  fristBis: Tag;
  /** A round or a booking has taken it. */
  gebunden: boolean;
} & Besuchsaufgabe;
export type TerminDesHalts = {
  id: string;
  nutzungseinheitId: string | null;
  status: TerminStatus;
  ohneNachweis: boolean;
  fensterVon: string;
  fensterBis: string;
  folge: number;
  /** The work that was told with it; nothing where that was not kept. */
  arbeit: Zusagearbeit[];
  /** The people who were named; null where nobody was. */
  personen: GenanntePerson[] | null;
  /** The flat itself was told, not somebody who stands for the whole house. */
  alsWohnung: boolean;
};
export type HaltMitEmpfaengern = {
  halt_id: string;
  liegenschaft_id: string;
  mitarbeiter_id: string;
  /** The planned driver, and the others who may do a Feuerstättenschau. */
  personen: GenanntePerson[];
  tag: Tag;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  ortsteil: string;
  laufnummer: number | null;
  rolle: Liegenschaftrolle;
  notiz: string;
  /** What was wished of visits here, the newest first. */
  wuensche: Wunschsatz[];
  kontakte: KontaktKurz[];
  einheiten: EinheitDesHalts[];
  /** How many flats the house has, also where none is entered by itself. */
  einheiten_anzahl: number;
  aufgaben: AufgabeDesHalts[];
  termine: TerminDesHalts[];
  /** Visits here in the year before for a Feuerstättenschau to which nobody opened, the oldest first. */
  verhinderte: { nutzungseinheitId: string | null; fensterVon: string; angesagtAm: string | null }[];
};

/** The planned stops of a round, or of a plan that waits, in walking order with everyone who could be told. */
export const listHalteMitEmpfaengern = (tx: Tx, quelle: Haltequelle): Promise<HaltMitEmpfaengern[]> =>
  tx.rows(sql`
    select h.id as halt_id, h.liegenschaft_id, h.mitarbeiter_id, h.tag, h.beginn, h.ende, h.fenster_von, h.fenster_bis, l.strasse,
      l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.ortsteil, l.laufnummer, l.rolle, l.einheiten_anzahl,
      concat_ws(' · ', nullif(l.notiz_zugang, ''), nullif(l.notiz_arbeit, ''), ${wunschnotiz(sql`h.nutzungseinheit_id`)}) as notiz,
      ${WUENSCHE_DES_HAUSES} as wuensche,
      ${personenkreis(sql`h.unternehmen_id`, sql`h.mitarbeiter_id`, sql`h.beginn`)} as personen,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'rolle', lk.rolle, 'nutzungseinheitId', lk.nutzungseinheit_id,
        'empfaengtTermin', lk.empfaengt_termin, 'art', k.art, ${NAME_UND_ANSCHRIFT_JSON},
        'telefon', k.telefon, 'mobil', k.mobil, 'email', k.email, 'emailFuerTermine', k.email_fuer_termine,
        'keineSms', k.keine_sms, 'sperrvermerk', k.sperrvermerk, 'zuerst', k.bescheid_zuerst, 'erlaubt', ${ERLAUBTE_DES}) order by lk.id)
        from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id), '[]') as kontakte,
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'nummer', n.nummer, 'geschoss', n.geschoss, 'lage', n.lage,
        'bezeichnung', n.bezeichnung, 'verlegt', exists (select from termin v
          join ankuendigung an on an.unternehmen_id = v.unternehmen_id and an.termin_id = v.id
          join halt eh on eh.unternehmen_id = v.unternehmen_id and eh.id = h.id and eh.kehrtour_id = an.kehrtour_id
          where v.unternehmen_id = n.unternehmen_id and v.nutzungseinheit_id = n.id and v.halt_id <> h.id
            and v.status in ${worte(BEANTWORTBARE)}),
        'getan', coalesce((select jsonb_agg(distinct g ->> 'id') from termin e cross join lateral jsonb_array_elements(e.arbeit) as g
          where e.unternehmen_id = n.unternehmen_id and e.nutzungseinheit_id = n.id and e.status = 'erledigt'
            and e.halt_id is distinct from h.id), '[]'))
      order by length(n.nummer), n.nummer, n.id)
      from nutzungseinheit n where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id and n.aktiv),
        '[]') as einheiten,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nutzungseinheitId', a.nutzungseinheit_id, 'fristVon', a.frist_von, 'fristBis', a.frist_bis,
        'bezeichnung', a.bezeichnung, 'dauerMinuten', a.dauer_minuten, 'gebunden', a.gebunden, 'taetigkeit',
        jsonb_build_object('id', a.taetigkeit_id, 'kundentext', a.kundentext, 'art', a.art, 'qualifikation', a.qualifikation, 'vorOrt', a.vor_ort,
          'wiederholung', a.wiederholung))
      order by a.frist_bis, a.id)
        from ${ARBEIT_DES_HALTS} a), '[]') as aufgaben,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'nutzungseinheitId', t.nutzungseinheit_id, 'status', t.status,
        'ohneNachweis', ${OHNE_NACHWEIS}, 'fensterVon', t.fenster_von, 'fensterBis', t.fenster_bis, 'folge', t.folge,
        'arbeit', t.arbeit, 'personen', t.personen, 'alsWohnung', t.nutzungseinheit_id is not null and exists (select from ankuendigung an
          where an.unternehmen_id = t.unternehmen_id and an.termin_id = t.id and an.art <> 'mitteilung'
            and not exists (select from liegenschaft_kontakt hk where hk.unternehmen_id = an.unternehmen_id
              and hk.kontakt_id = an.kontakt_id and hk.liegenschaft_id = l.id and hk.nutzungseinheit_id is null)))
      order by t.angelegt_am, t.id)
      from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id),
        '[]') as termine,
      coalesce((select jsonb_agg(jsonb_build_object('nutzungseinheitId', t.nutzungseinheit_id, 'fensterVon', t.fenster_von,
        'angesagtAm', (select max(an.erstellt_am) from ankuendigung an where an.unternehmen_id = t.unternehmen_id
          and an.termin_id = t.id and an.art in ('ankuendigung', 'aenderung'))) order by t.fenster_von, t.id)
        from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id
          and t.fenster_von between h.fenster_von - interval '1 year' and h.fenster_von and ${VERHINDERTE_SCHAU}), '[]') as verhinderte
    from ${haltequelle(quelle)} h join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    where not h.ausgelassen order by h.tag, h.mitarbeiter_id, h.position`);

export type AbsenderRow = AuftrittRow & {
  /** The person who answers questions about the round; empty or missing: the office. */
  ansprechpartner?: string;
};
/** `bucht`: takes bookings online. */
export type AbsenderDerKehrtourRow = AbsenderRow & { bucht: boolean };
/** The company as customers of a round see it: with the number of whom the office named for its questions. */
export async function findAbsender(
  tx: Tx,
  kehrtourId: string | null,
): Promise<AbsenderDerKehrtourRow | undefined> {
  const row = await tx.row<
    AbsenderDerKehrtourRow & { durchwahl: string; bbsf_der_runde: Mitarbeiteranrede | null }
  >(
    sql`select ${AUFTRITT}, u.terminbuchung and not u.gesperrt as bucht,
      coalesce(m.telefon, '') as durchwahl, coalesce(trim(m.vorname || ' ' || m.nachname), '') as ansprechpartner,
      (select min(b.anrede) from mitarbeiter b where b.unternehmen_id = u.unternehmen_id and b.qualifikation = 'bbsf'
        and exists (select from halt h where h.unternehmen_id = b.unternehmen_id and h.kehrtour_id = k.id and h.mitarbeiter_id = b.id)
        having count(distinct b.anrede) = 1) as bbsf_der_runde
    from unternehmen u left join kehrtour k on k.unternehmen_id = u.unternehmen_id and k.id = ${kehrtourId}::uuid
    left join mitarbeiter m on m.unternehmen_id = k.unternehmen_id and m.id::text = k.vorgaben #>> '{kontakt,mitarbeiterId}' and m.aktiv`,
  );
  if (!row) return undefined;
  const { durchwahl, bbsf_der_runde, ...rest } = row;
  const absender = { ...rest, bbsf_anrede: bbsf_der_runde ?? rest.bbsf_anrede };
  // The hours are those of the office.
  return durchwahl === '' ? absender : { ...absender, telefon: durchwahl, telefonzeiten: '' };
}
