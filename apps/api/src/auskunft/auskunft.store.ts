import type { Datenherkunft, Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import type { Tag } from '@kehrtour/domain/tag';
import type { Mangelart } from '@kehrtour/domain/termin/mangel';
import type { Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { Buchungsherkunft, TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';
import type { VERSAND_STATUS, VERSANDWEGE } from '@kehrtour/domain/versand/vorgang';

import { EINWILLIGUNGEN_DES, type Einwilligungen } from '../liegenschaft/einwilligung.ts';
import { NAME_UND_ANSCHRIFT, type NameUndAnschrift } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { OHNE_NACHWEIS } from '../termin/besuchsausgang.ts';

/** The person behind a connection of a house, with everything that is written of her. */
export type PersonRow = NameUndAnschrift & {
  id: string;
  telefon: string;
  mobil: string;
  email: string;
  email_fuer_termine: boolean;
  keine_sms: boolean;
  sperrvermerk: boolean;
  email_rechnung: string;
  leitweg_id: string;
  ust_id: string;
  einwilligungen: Einwilligungen;
  /** Null where what she came from was deleted with her. */
  datenherkunft: Datenherkunft | null;
  eingelesen_aus: string | null;
};
export const findPerson = (tx: Tx, liegenschaftId: string, id: string): Promise<PersonRow | undefined> =>
  tx.row(sql`
    select k.id, ${NAME_UND_ANSCHRIFT}, k.telefon, k.mobil,
      k.email, k.email_fuer_termine, k.keine_sms, k.sperrvermerk,
      k.email_rechnung, k.leitweg_id, k.ust_id, k.datenherkunft, ${EINWILLIGUNGEN_DES} as einwilligungen,
      (select i.dateiname from importauftrag i where i.unternehmen_id = k.unternehmen_id and i.id = k.import_id) as eingelesen_aus
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.liegenschaft_id = ${liegenschaftId} and lk.id = ${id}`);

/** Told something at this house, and known at none any more. */
const EHEMALIG = (
  liegenschaftId: string,
): SQL => sql`t.liegenschaft_id = ${liegenschaftId} and a.kontakt_id is not null
  and not exists (select from kontakt k where k.unternehmen_id = a.unternehmen_id and k.id = a.kontakt_id)`;

export const listEhemalige = (
  tx: Tx,
  liegenschaftId: string,
): Promise<{ id: string; name: string; zuletzt_am: Date }[]> =>
  tx.rows(sql`
    select a.kontakt_id as id, coalesce((array_agg(a.empfaenger order by a.erstellt_am desc))[1], '') as name, max(a.erstellt_am) as zuletzt_am
    from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    where ${EHEMALIG(liegenschaftId)} group by a.kontakt_id order by max(a.erstellt_am) desc, a.kontakt_id limit 100`);

/** What is left of her: the name that she was told by, and the address that was written to last. */
export const findEhemalige = (tx: Tx, liegenschaftId: string, id: string): Promise<PersonRow | undefined> =>
  tx.row(sql`
    select a.kontakt_id as id, 'ohne' as anrede, '' as titel, '' as vorname, a.empfaenger as nachname, '' as firma, '' as zeile2, '' as strasse,
      '' as hausnr, '' as plz, '' as ort, '' as telefon, '' as mobil, coalesce((select o.empfaenger from ausgang o
        where o.unternehmen_id = a.unternehmen_id and o.kontakt_id = a.kontakt_id and o.weg = 'mail' order by o.angelegt_am desc limit 1), '') as email,
      false as email_fuer_termine, false as keine_sms, false as sperrvermerk, '' as email_rechnung, '' as leitweg_id, '' as ust_id,
      null::text as datenherkunft, '{}'::jsonb as einwilligungen, null::text as eingelesen_aus
    from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    where ${EHEMALIG(liegenschaftId)} and a.kontakt_id = ${id} order by a.erstellt_am desc limit 1`);

export const hatHaus = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.row<{ ja: boolean }>(sql`select exists (select from liegenschaft where id = ${id}) as ja`))
    ?.ja === true;

export type VerantwortlichRow = {
  name: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  telefon: string;
  email: string;
};
export const findVerantwortlich = (tx: Tx): Promise<VerantwortlichRow | undefined> =>
  tx.row(sql`select name, strasse, hausnr, plz, ort, telefon, email from unternehmen`);

export type HausRow = { haus: string; rolle: Kontaktrolle; einheit: string; empfaengt_termin: boolean };
export const listHaeuser = (tx: Tx, person: string): Promise<HausRow[]> =>
  tx.rows(sql`
    select ${HAUS} as haus, lk.rolle, coalesce(n.nummer || ' ' || n.lage, '') as einheit, lk.empfaengt_termin
    from liegenschaft_kontakt lk join liegenschaft l on l.unternehmen_id = lk.unternehmen_id and l.id = lk.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = lk.unternehmen_id and n.id = lk.nutzungseinheit_id
    where lk.kontakt_id = ${person} order by 1, lk.id`);

export type AnsageRow = { id: string; termin_id: string; haus: string; fenster_von: Date; fenster_bis: Date };
/** What was told to this person; what became of it is read with the proofs. */
export const listAnsagen = (tx: Tx, person: string): Promise<AnsageRow[]> =>
  tx.rows(sql`
    select a.id, a.termin_id, ${HAUS} as haus, t.fenster_von, t.fenster_bis from ankuendigung a
    join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where a.kontakt_id = ${person} order by a.erstellt_am, a.id`);

export type NachrichtRow = {
  weg: (typeof VERSANDWEGE)[number];
  empfaenger: string;
  betreff: string;
  angelegt_am: Date;
  gesendet_am: Date | null;
  status: (typeof VERSAND_STATUS)[number];
};
/** By the person, and what is older than that by an address that nobody else has. */
export const listNachrichten = (tx: Tx, { id, email }: PersonRow): Promise<NachrichtRow[]> =>
  tx.rows(sql`
    select o.weg, o.empfaenger, coalesce(o.nachricht ->> 'betreff', '') as betreff, o.angelegt_am, o.gesendet_am, o.status
    from ausgang o where o.kontakt_id = ${id}
      or (o.kontakt_id is null and o.weg = 'mail' and ${email} <> '' and lower(o.empfaenger) = lower(${email}) and ${alleinMitMail(id, email)}
        and not exists (select from ankuendigung a where a.ausgang_id = o.id and a.kontakt_id is distinct from ${id}))
    order by o.angelegt_am, o.id`);

export type BuchungRow = {
  referenz: string;
  herkunft: Buchungsherkunft;
  haus: string;
  fenster_von: Date;
  fenster_bis: Date;
  status: TerminStatus;
  ohne_nachweis: boolean;
  angaben: Record<string, unknown>;
  einwilligungen: unknown;
  notiz: string;
  angelegt_am: Date;
  widerrufen_am: Date | null;
};
export const listBuchungen = (tx: Tx, person: string): Promise<BuchungRow[]> =>
  tx.rows(sql`
    select b.referenz, b.herkunft, ${HAUS} as haus, t.fenster_von, t.fenster_bis, t.status, ${OHNE_NACHWEIS} as ohne_nachweis,
      b.einwilligungen, b.notiz, b.angelegt_am,
      b.widerrufen_am, jsonb_build_object('taetigkeit', b.wunsch -> 'kundentext', 'angaben', b.wunsch -> 'angaben',
        'anschrift', b.wunsch -> 'anschrift', 'preisCent', b.wunsch -> 'preisCent', 'preisText', b.wunsch -> 'preisText',
        'zuschlagCent', b.wunsch -> 'zuschlagCent') as angaben
    from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where b.kontakt_id = ${person} order by b.angelegt_am, b.id`);

export type WunschRow = {
  referenz: string;
  angaben: unknown;
  kontakt: unknown;
  notiz: string;
  einwilligungen: unknown;
  status: string;
  angelegt_am: Date;
};
export const listTerminwuensche = (tx: Tx, { id, email }: PersonRow): Promise<WunschRow[]> =>
  tx.rows(sql`
    select w.referenz, jsonb_build_object('taetigkeit', w.wunsch -> 'kundentext', 'angaben', w.wunsch -> 'angaben',
        'anschrift', w.wunsch -> 'anschrift', 'halbtage', w.halbtage, 'ab', w.ab) as angaben,
      w.kontakt, w.notiz, w.einwilligungen, w.status, w.angelegt_am
    from terminwunsch w
    where exists (select from buchung b where b.unternehmen_id = w.unternehmen_id and b.termin_id = w.termin_id and b.kontakt_id = ${id})
      or (${email} <> '' and lower(w.kontakt ->> 'email') = lower(${email}) and ${alleinMitMail(id, email)})
    order by w.angelegt_am, w.id`);

export type AntwortRow = {
  art: Rueckmeldungsart;
  text: string;
  telefon: string;
  wunsch: unknown;
  erwiderung: string;
  am: Date;
  haus: string;
  fenster_von: Date;
};
/** By the code of an appointment that nobody else was told, or by a telephone that nobody else has. */
export const listAntworten = (tx: Tx, person: PersonRow): Promise<AntwortRow[]> =>
  tx.rows(sql`
    with ${TERMINE(person.id)}
    select r.art, r.text, r.telefon, r.wunsch, r.erwiderung, r.am, ${HAUS} as haus, t.fenster_von from rueckmeldung r
    join termin t on t.unternehmen_id = r.unternehmen_id and t.id = r.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where ${IST_IHRE(person)} order by r.am, r.id`);
/** Answers to what she was told, and others, too: whose they are nobody can say. */
export const countUnklare = async (tx: Tx, person: PersonRow): Promise<number> =>
  (
    await tx.row<{ anzahl: number }>(sql`
      with ${TERMINE(person.id)} select count(*)::int as anzahl from rueckmeldung r
      where r.termin_id in (select id from ihre) and not (${IST_IHRE(person)})`)
  )?.anzahl ?? 0;

export type AnrufRow = { ergebnis: Anrufergebnis; am: Date };
export const listAnrufe = (tx: Tx, person: string): Promise<AnrufRow[]> =>
  tx.rows(sql`with ${TERMINE(person)}
    select r.ergebnis, r.am from anruf r where r.termin_id in (select id from allein) order by r.am, r.id`);
export const listHauswuensche = (tx: Tx, person: string): Promise<{ text: string; gemerkt_am: Date }[]> =>
  tx.rows(sql`with ${TERMINE(person)}
    select w.text, w.gemerkt_am from hauswunsch w where w.termin_id in (select id from allein) order by w.gemerkt_am, w.id`);

export type FundRow = {
  art: 'mangel' | 'auftrag' | 'foto';
  am: Date;
  haus: string;
  text: string;
  mangel: Mangelart | null;
  frist: Tag | null;
  ende_am: Tag | null;
  preis_cent: number | null;
};
/** What was found, ordered and photographed at visits that were hers alone. */
export const listFunde = (tx: Tx, person: string): Promise<FundRow[]> =>
  tx.rows(sql`with ${TERMINE(person)},
    funde as (
      select 'mangel' as art, m.gefunden_am as am, m.termin_id, m.text, m.art as mangel, m.frist, m.behoben_am as ende_am,
        null::integer as preis_cent, m.id from mangel m
      union all select 'auftrag', g.erteilt_am, g.termin_id, g.text, null, null, g.beendet_am, g.preis_cent, g.id from auftrag g
      union all select 'foto', f.gesehen_am, f.termin_id, d.name, null, null, null, null, f.id from feldfoto f
        join dokument d on d.unternehmen_id = f.unternehmen_id and d.id = f.id and d.geloescht_am is null)
    select x.art, x.am, ${HAUS} as haus, x.text, x.mangel, x.frist::text as frist, x.ende_am::text as ende_am, x.preis_cent from funde x
    join termin t on t.id = x.termin_id join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where x.termin_id in (select id from allein) order by x.am, x.id`);

export const findZugangBis = (tx: Tx, person: string): Promise<{ gueltig_bis: Date } | undefined> =>
  tx.row(sql`select gueltig_bis from zugangscode where kontakt_id = ${person}`);

export type EintragRow = { am: Date; wer: string } & (
  | { gegenstand: 'liegenschaft'; was: Verlaufswort<'liegenschaft'> }
  | { gegenstand: 'termin'; was: Verlaufswort<'termin'> }
);
/** What names her, and the life of appointments that were hers alone. */
export const listEintraege = (tx: Tx, person: string): Promise<EintragRow[]> =>
  tx.rows(sql`with ${TERMINE(person)}
    select v.am, v.wer, v.was, v.gegenstand from verlauf v
    where (v.gegenstand = 'liegenschaft' and (v.nach ->> 'kontaktId' = ${person}::uuid::text
        or v.nach ->> 'verbindung' in (select lk.id::text from liegenschaft_kontakt lk where lk.kontakt_id = ${person})))
      or (v.gegenstand = 'termin' and v.gegenstand_id in (select id from allein))
    order by v.am, v.id`);

/** What is missing leaves no comma. */
const HAUS: SQL = sql.raw(
  `concat_ws(', ', nullif(btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz), ''), nullif(btrim(l.plz || ' ' || l.ort), ''))`,
);

/** `ihre`: told to her or booked by her; `allein`: and to or by nobody else, the house as a whole included. */
const TERMINE = (person: string): SQL => sql`
  ihre as (
    select a.termin_id as id from ankuendigung a where a.kontakt_id = ${person}
    union select b.termin_id from buchung b where b.kontakt_id = ${person}),
  allein as (
    select i.id from ihre i
    where not exists (select from ankuendigung a where a.termin_id = i.id and a.kontakt_id is distinct from ${person}::uuid)
      and not exists (select from buchung b where b.termin_id = i.id and b.kontakt_id is distinct from ${person}::uuid))`;

const ziffern = (spalte: SQL): SQL => sql`regexp_replace(${spalte}, '\\D', '', 'g')`;

const IST_IHRE = ({
  id,
}: PersonRow): SQL => sql`(r.termin_id in (select id from allein) or (r.telefon <> '' and
  ${ziffern(sql`r.telefon`)} <> '' and exists (select from kontakt k where k.id = ${id}
    and ${ziffern(sql`r.telefon`)} in (${ziffern(sql`k.telefon`)}, ${ziffern(sql`k.mobil`)}))
  and not exists (select from kontakt k where k.id <> ${id}
    and ${ziffern(sql`r.telefon`)} in (${ziffern(sql`k.telefon`)}, ${ziffern(sql`k.mobil`)}))))`;

const alleinMitMail = (id: string, email: string): SQL =>
  sql`not exists (select from kontakt andere where andere.id <> ${id} and lower(andere.email) = lower(${email}))`;
