import type { AbrufGrund, KalenderFund, KalenderHinweis } from '@kehrtour/contract/kalender';
import { AUFGEHOBENE, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import { LISTENNAME, NACH_RANG_BEIM_TERMIN } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql, worte } from '../platform/db/sql.ts';
import { WAITING_MAX } from '../platform/queueDue.ts';
import type { Kennung } from './holeKalender.ts';

export type PersonRow = {
  mitarbeiter_id: string;
  name: string;
  farbe: number;
  feed_id: string | null;
  mit_kundendaten: boolean | null;
  angelegt_am: Date | null;
  zuletzt_geholt_am: Date | null;
};
/** Active colleagues with their feeds; one of them, or all. */
export const listPersonen = (tx: Tx, mitarbeiterId: string | undefined): Promise<PersonRow[]> =>
  tx.rows(sql`
    select m.id as mitarbeiter_id, m.vorname || ' ' || m.nachname as name, m.farbe, f.id as feed_id, f.mit_kundendaten, f.angelegt_am, f.zuletzt_geholt_am
    from mitarbeiter m left join kalender_feed f on f.unternehmen_id = m.unternehmen_id and f.mitarbeiter_id = m.id
    where m.aktiv and (${mitarbeiterId ?? null}::uuid is null or m.id = ${mitarbeiterId ?? null}::uuid)
    order by m.nachname, m.vorname, m.id`);

/** A new address takes the place of the old one. */
export const replaceFeed = (
  tx: Tx,
  feed: { id: string; mitarbeiterId: string; mitKundendaten: boolean; am: Date },
): Promise<number> =>
  tx.run(sql`insert into kalender_feed (mitarbeiter_id, id, mit_kundendaten, angelegt_am)
    values (${feed.mitarbeiterId}, ${feed.id}, ${feed.mitKundendaten}, ${instant(feed.am)})
    on conflict (unternehmen_id, mitarbeiter_id)
    do update set id = excluded.id, mit_kundendaten = excluded.mit_kundendaten, angelegt_am = excluded.angelegt_am,
      zuletzt_geholt_am = null`);
export const lockFeed = (tx: Tx, mitarbeiterId: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from kalender_feed where mitarbeiter_id = ${mitarbeiterId} for update`);
export const updateFeed = (tx: Tx, mitarbeiterId: string, mitKundendaten: boolean): Promise<number> =>
  tx.run(
    sql`update kalender_feed set mit_kundendaten = ${mitKundendaten} where mitarbeiter_id = ${mitarbeiterId}`,
  );
export const deleteFeed = (tx: Tx, mitarbeiterId: string): Promise<number> =>
  tx.run(sql`delete from kalender_feed where mitarbeiter_id = ${mitarbeiterId}`);
export const insertZugang = (
  tx: Tx,
  hash: Uint8Array,
  unternehmenId: string,
  feedId: string,
): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_anlegen(${hash}, 'kalender', ${unternehmenId}, ${feedId})`);
export const deleteZugang = (tx: Tx, feedId: string): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_entfernen(${feedId})`);
export const findZugang = (
  tx: Tx,
  hash: Uint8Array,
): Promise<{ unternehmen_id: string; zugangscode_id: string } | undefined> =>
  tx.row(sql`select unternehmen_id, zugangscode_id from tor_zugang(${hash}) where art = 'kalender'`);

export type FeedRow = {
  mitarbeiter_id: string;
  name: string;
  betrieb: string;
  mit_kundendaten: boolean;
  angelegt_am: Date;
};
/** Only of whoever still works here, in a company that is not blocked. */
export const findFeed = (tx: Tx, feedId: string): Promise<FeedRow | undefined> =>
  tx.row(sql`
    select f.mitarbeiter_id, m.vorname || ' ' || m.nachname as name, u.name as betrieb, f.mit_kundendaten, f.angelegt_am
    from kalender_feed f join mitarbeiter m on m.unternehmen_id = f.unternehmen_id and m.id = f.mitarbeiter_id
    join unternehmen u on u.unternehmen_id = f.unternehmen_id
    where f.id = ${feedId} and m.aktiv and not u.gesperrt`);
/** Noted at most every five minutes; the page says when a calendar program last asked. */
export const noteGeholt = (tx: Tx, feedId: string, am: Date): Promise<number> =>
  tx.run(
    sql`update kalender_feed set zuletzt_geholt_am = ${instant(am)}
      where id = ${feedId} and (zuletzt_geholt_am is null or zuletzt_geholt_am < ${instant(am)} - interval '5 minutes')`,
  );

export type FeedterminRow = {
  id: string;
  status: TerminStatus;
  version: number;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  geaendert_am: Date;
  taetigkeiten: string[];
  personen: GenanntePerson[] | null;
  anschrift: string;
  kunde: string;
  telefon: string;
  notiz: string;
};
/** Appointments of a person from last month to the next year; those called off stay for a month, so that calendars take them out. */
export const listFeedtermine = (tx: Tx, mitarbeiterId: string, now: Date): Promise<FeedterminRow[]> =>
  tx.rows(sql`
    select t.id, t.status, t.version, t.beginn, t.ende, t.fenster_von, t.fenster_bis, t.geaendert_am, t.taetigkeiten, t.personen,
      concat_ws(', ', nullif(btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz), ''), nullif(btrim(l.plz || ' ' || l.ort), '')) as anschrift,
        coalesce(nullif(btrim(bk.vorname || ' ' || bk.nachname), ''), p.name, '') as kunde,
        coalesce(nullif(bk.telefon, ''), p.telefon, '') as telefon,
        concat_ws(' · ', nullif(l.notiz_zugang, ''), nullif(bu.notiz, '')) as notiz
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join buchung bu on bu.unternehmen_id = t.unternehmen_id and bu.termin_id = t.id
    left join offener_kontakt bk on bk.unternehmen_id = bu.unternehmen_id and bk.id = bu.kontakt_id
    left join lateral (
      select ${LISTENNAME} as name, coalesce(nullif(k.mobil, ''), k.telefon) as telefon
      from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
        and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
      order by ${NACH_RANG_BEIM_TERMIN}
      limit 1) p on true
    where t.mitarbeiter_id = ${mitarbeiterId} and t.status <> 'entwurf' and t.ende > ${instant(now)} - interval '30 days'
      and t.beginn < ${instant(now)} + interval '400 days'
      and (t.status not in ${worte(AUFGEHOBENE)} or t.geaendert_am > ${instant(now)} - interval '30 days')
    order by t.beginn, t.id limit 5000`);

export type AboRow = {
  id: string;
  mitarbeiter_id: string;
  name: string;
  wirt: string;
  begonnen_am: Date | null;
  versucht_am: Date | null;
  gelesen_am: Date | null;
  naechster_abruf_ab: Date;
  fehler: AbrufGrund | null;
  zeiten: number;
  konflikte: { von: string; bis: string }[];
  hinweise: KalenderHinweis[];
  funde: KalenderFund[];
};
export const listAbos = (tx: Tx, mitarbeiterId: string | undefined): Promise<AboRow[]> =>
  tx.rows(sql`
    select id, mitarbeiter_id, name, wirt, begonnen_am, versucht_am, gelesen_am, naechster_abruf_ab, fehler,
      jsonb_array_length(zeiten) as zeiten, konflikte, hinweise, funde
    from kalender_abo where ${mitarbeiterId ?? null}::uuid is null or mitarbeiter_id = ${mitarbeiterId ?? null}::uuid order by angelegt_am, id`);
export const insertAbo = (
  tx: Tx,
  abo: { id: string; mitarbeiterId: string; name: string; wirt: string; ziel: Uint8Array; am: Date },
): Promise<number> =>
  tx.run(
    sql`insert into kalender_abo (id, mitarbeiter_id, name, wirt, ziel, angelegt_am, naechster_abruf_ab)
      values (${abo.id}, ${abo.mitarbeiterId}, ${abo.name}, ${abo.wirt}, ${abo.ziel}, ${instant(abo.am)}, ${instant(abo.am)})`,
  );
export const deleteAbo = (tx: Tx, mitarbeiterId: string, id: string): Promise<number> =>
  tx.run(sql`delete from kalender_abo where mitarbeiter_id = ${mitarbeiterId} and id = ${id}`);
export const setFaellig = (tx: Tx, mitarbeiterId: string, id: string, am: Date): Promise<number> =>
  tx.run(
    sql`update kalender_abo set naechster_abruf_ab = ${instant(am)} where mitarbeiter_id = ${mitarbeiterId} and id = ${id}`,
  );

export type AbozielRow = {
  mitarbeiter_id: string;
  ziel: Uint8Array;
  kennung: Kennung;
  fehlversuche: number;
  begonnen_am: Date | null;
  versucht_am: Date | null;
  naechster_abruf_ab: Date;
};
const aboziel = sql`
  select a.mitarbeiter_id, a.ziel, a.kennung, a.fehlversuche, a.begonnen_am, a.versucht_am, a.naechster_abruf_ab from kalender_abo a
  join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.mitarbeiter_id join unternehmen u on u.unternehmen_id = a.unternehmen_id`;
/** What a refresh needs; nothing when the calendar is gone or its person does not work here any more. */
export const findAboziel = (tx: Tx, id: string): Promise<AbozielRow | undefined> =>
  tx.row(sql`${aboziel} where a.id = ${id} and m.aktiv and not u.gesperrt`);
export const lockAboziel = (tx: Tx, id: string): Promise<AbozielRow | undefined> =>
  tx.row(sql`${aboziel} where a.id = ${id} and m.aktiv and not u.gesperrt for update of a`);
export const saveBegonnen = (
  tx: Tx,
  id: string,
  stand: { am: Date; ab: Date; fehlversuche: number },
): Promise<number> =>
  tx.run(
    sql`update kalender_abo
      set begonnen_am = ${instant(stand.am)}, naechster_abruf_ab = ${instant(stand.ab)}, fehlversuche = ${stand.fehlversuche}
      where id = ${id}`,
  );
export const lockAbo = (tx: Tx, id: string): Promise<{ id: string; versucht_am: Date | null } | undefined> =>
  tx.row(sql`select id, versucht_am from kalender_abo where id = ${id} for update`);
export const saveAbgerufen = (tx: Tx, id: string, stand: { am: Date; naechster: Date }): Promise<number> =>
  tx.run(
    sql`update kalender_abo
      set versucht_am = ${instant(stand.am)}, gelesen_am = ${instant(stand.am)}, naechster_abruf_ab = ${instant(stand.naechster)},
        fehler = null, fehlversuche = 0
      where id = ${id}`,
  );
export const saveGelesen = (
  tx: Tx,
  id: string,
  neu: {
    kennung: Kennung;
    zeiten: readonly { von: string; bis: string }[];
    hinweise: readonly string[];
    funde: readonly KalenderFund[];
  },
): Promise<number> =>
  tx.run(
    sql`update kalender_abo
      set kennung = ${json(neu.kennung)}::jsonb, zeiten = ${json(neu.zeiten)}::jsonb, hinweise = ${json(neu.hinweise)}::jsonb,
        funde = ${json(neu.funde)}::jsonb
      where id = ${id}`,
  );
export const saveFehler = (
  tx: Tx,
  id: string,
  stand: { am: Date; naechster: Date; fehler: AbrufGrund },
): Promise<number> =>
  tx.run(
    sql`update kalender_abo
      set versucht_am = ${instant(stand.am)}, naechster_abruf_ab = ${instant(stand.naechster)}, fehler = ${stand.fehler},
        fehlversuche = fehlversuche + 1
      where id = ${id}`,
  );

/** Seen across companies by the round of every minute: who is due, and nothing else. */
export const listFaellige = (tx: Tx, now: Date): Promise<{ unternehmen_id: string; id: string }[]> =>
  tx.rows(
    sql`select unternehmen_id, id from (
        select unternehmen_id, id, naechster_abruf_ab,
          row_number() over (partition by unternehmen_id order by naechster_abruf_ab) as nummer
        from kalender_abo where naechster_abruf_ab <= ${instant(now)}) faellig
      where nummer <= ${WAITING_MAX}::int order by nummer, naechster_abruf_ab limit 2000`,
  );
