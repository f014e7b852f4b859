import type { Feldmeldung } from '@kehrtour/contract/feldmeldung';
import {
  FELDAUSGAENGE,
  type Feldart,
  type Feldergebnis,
  type Feldgrund,
  type Feldklaerung,
} from '@kehrtour/domain/termin/feldmeldung';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';

import { LISTENNAME } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, liste, type SQL, sql, worte } from '../platform/db/sql.ts';

export type FeldmeldungRow = {
  id: string;
  termin_id: string;
  mitarbeiter_id: string;
  art: Feldart;
  bezug_id: string | null;
  gesehen_am: Date;
  uhr_am: Date;
  am: Date;
  uhr_fraglich: boolean;
  folge: number;
  geraet: string;
  text: string;
  ergebnis: Feldergebnis;
  grund: Feldgrund | null;
  gilt: boolean;
  davor: TerminStatus | null;
  fenster_von: Date | null;
  fenster_bis: Date | null;
  nachweis: boolean;
  wirkt_auf: string | null;
  /** The flats it speaks of, and what it says beyond words. */
  einheit_ids: string[];
  angaben: Feldangaben;
};
export type Feldangaben = Pick<Feldmeldung, 'mangel' | 'auftrag' | 'fotos'>;
const GANZ = sql`m.id, m.termin_id, m.mitarbeiter_id, m.art, m.bezug_id, m.gesehen_am, m.uhr_am, m.am, m.uhr_fraglich, m.folge, m.geraet,
  m.text, m.ergebnis, m.grund, m.gilt, m.davor, m.fenster_von, m.fenster_bis, m.nachweis, m.wirkt_auf, m.einheit_ids,
  m.angaben`;

export const findFeldmeldung = (tx: Tx, id: string): Promise<FeldmeldungRow | undefined> =>
  tx.row(sql`select ${GANZ} from feldmeldung m where m.id = ${id}`);

/** Why something was only kept: there is nothing on which an office could decide. */
const NICHTS_ZU_ENTSCHEIDEN = sql`('verspaetung-veraltet', 'inzwischen-verlegt')`;
/** A fact `m` that contradicts what stood, or was only kept, and on which nobody has decided. */
export const UNENTSCHIEDEN: SQL = sql`(m.ergebnis <> 'uebernommen' and m.grund is not null
  and (m.gilt or m.grund not in ${NICHTS_ZU_ENTSCHEIDEN})
  and not exists (select from feldklaerung k where k.unternehmen_id = m.unternehmen_id and k.meldung_id = m.id)
  and not exists (select from feldmeldung z where z.unternehmen_id = m.unternehmen_id and z.bezug_id = m.id
    and z.art = 'ruecknahme' and z.ergebnis = 'uebernommen'))`;

export const insertFeldmeldung = (tx: Tx, neu: FeldmeldungRow): Promise<number> =>
  tx.run(sql`insert into feldmeldung (id, termin_id, mitarbeiter_id, art, bezug_id, gesehen_am, uhr_am, am, uhr_fraglich, folge, geraet,
      text, ergebnis, grund, gilt, davor, fenster_von, fenster_bis, nachweis, wirkt_auf, einheit_ids, angaben)
    values (${neu.id}, ${neu.termin_id}, ${neu.mitarbeiter_id}, ${neu.art}, ${neu.bezug_id}, ${instant(neu.gesehen_am)},
      ${instant(neu.uhr_am)}, ${instant(neu.am)}, ${neu.uhr_fraglich}, ${neu.folge}, ${neu.geraet}, ${neu.text}, ${neu.ergebnis},
      ${neu.grund}, ${neu.gilt}, ${neu.davor}, ${neu.fenster_von?.toISOString() ?? null}::timestamptz,
      ${neu.fenster_bis?.toISOString() ?? null}::timestamptz, ${neu.nachweis}, ${neu.wirkt_auf},
      ${liste(neu.einheit_ids)}::uuid[], ${json(neu.angaben)}::jsonb)`);

/** The same fact by two ways at once: the second finds what became of the first. */
export const sperreFeldmeldung = (tx: Tx, id: string): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 56))`);

/** Facts of one person are counted one after the other until the transaction ends. */
export const countSeit = async (tx: Tx, mitarbeiterId: string, seit: Date): Promise<number> => {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${mitarbeiterId}, 54))`);
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from feldmeldung where mitarbeiter_id = ${mitarbeiterId} and am >= ${instant(seit)}`,
  );
  return row?.anzahl ?? 0;
};

/** Companies with refused facts from before then; read by the operator's role. */
export const listUnternehmenMitAbgelehnten = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from feldmeldung where ergebnis = 'abgelehnt' and am < ${instant(vor)} order by 1`,
  );
/** What waits for the office stays until it has decided; what speaks of no appointment there is waits for nobody. */
export const deleteAbgelehnteVor = (tx: Tx, vor: Date): Promise<number> =>
  tx.run(sql`delete from feldmeldung m where m.ergebnis = 'abgelehnt' and m.am < ${instant(vor)}
    and (m.grund in ${NICHTS_ZU_ENTSCHEIDEN} or exists (select from feldklaerung k where k.unternehmen_id = m.unternehmen_id and k.meldung_id = m.id)
      or not exists (select from termin t where t.unternehmen_id = m.unternehmen_id and t.id = m.termin_id))`);

export type WiderspruchRow = FeldmeldungRow & {
  grund: Feldgrund;
  status: TerminStatus;
  vorher: TerminStatus;
  anschrift: string;
  lage: string;
  name: string;
  mitarbeiter: string;
  anderer: string;
  termin_von: Date;
  termin_bis: Date;
};
/** Facts that contradict what stood, or were only kept, of appointments there are; the oldest first. */
export const listWidersprueche = (tx: Tx, anzahl: number): Promise<WiderspruchRow[]> =>
  tx.rows(sql`
    select ${GANZ}, m.grund, t.status, coalesce(m.davor, t.status) as vorher, t.fenster_von as termin_von, t.fenster_bis as termin_bis,
      btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift,
      coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer, '') as lage,
      coalesce((select ${LISTENNAME}
        from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
          and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
        order by lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id desc, lk.id limit 1), '') as name,
      coalesce(w.vorname || ' ' || w.nachname, '') as mitarbeiter,
      coalesce((select a.vorname || ' ' || a.nachname from feldmeldung o
        join mitarbeiter a on a.unternehmen_id = o.unternehmen_id and a.id = o.mitarbeiter_id
        where o.unternehmen_id = m.unternehmen_id and coalesce(o.wirkt_auf, o.termin_id) = t.id and o.id <> m.id
          and m.art in ${worte(FELDAUSGAENGE)} and o.ergebnis <> 'abgelehnt'
          and case o.art when 'erledigt' then 'erledigt' when 'nichtDa' then 'nichtAngetroffen' when 'verweigert' then 'zutrittVerweigert' end
            = case when m.gilt then m.davor else t.status end
        order by o.gesehen_am, o.id limit 1), '') as anderer
    from feldmeldung m
    join termin t on t.unternehmen_id = m.unternehmen_id and t.id = coalesce(m.wirkt_auf, m.termin_id)
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    left join mitarbeiter w on w.unternehmen_id = m.unternehmen_id and w.id = m.mitarbeiter_id
    where ${UNENTSCHIEDEN}
    order by m.am, m.id limit ${anzahl}`);

/** 0 where somebody else has decided it. */
export const insertFeldklaerung = (
  tx: Tx,
  neu: { meldungId: string; wahl: Feldklaerung; mitarbeiterId: string; am: Date },
): Promise<number> =>
  tx.run(sql`insert into feldklaerung (meldung_id, wahl, mitarbeiter_id, am)
    values (${neu.meldungId}, ${neu.wahl}, ${neu.mitarbeiterId}, ${instant(neu.am)}) on conflict do nothing`);

/** The fact that made the result of an appointment what it was before another one took its place; the last of its kind. */
export const findGeltende = (
  tx: Tx,
  terminId: string,
  art: Feldart,
  ohneId: string,
): Promise<FeldmeldungRow | undefined> =>
  tx.row(sql`select ${GANZ} from feldmeldung m where coalesce(m.wirkt_auf, m.termin_id) = ${terminId} and m.art = ${art} and m.gilt
    and m.id <> ${ohneId} order by m.am desc, m.id limit 1`);

/** Results that were taken of an appointment and not taken back, but for this one; what was seen first comes first. */
export const listUebrige = (tx: Tx, terminId: string, ohneId: string): Promise<FeldmeldungRow[]> =>
  tx.rows(sql`select ${GANZ} from feldmeldung m where coalesce(m.wirkt_auf, m.termin_id) = ${terminId} and m.id <> ${ohneId}
    and m.art in ${worte(FELDAUSGAENGE)} and m.ergebnis = 'uebernommen'
    and not exists (select from feldmeldung z where z.unternehmen_id = m.unternehmen_id and z.bezug_id = m.id
      and z.art = 'ruecknahme' and z.ergebnis = 'uebernommen')
    order by m.gesehen_am, m.am, m.id`);
