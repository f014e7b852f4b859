import type { Wunschsatz } from '@kehrtour/domain/liegenschaft/hauswunsch';
import type { Liegenschaftrolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type { Taetigkeitsart, Qualifikation } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';
import { ENTTAEUSCHENDE, type TerminStatus, type TerminQuelle } from '@kehrtour/domain/termin/termin';
import { suchmuster } from '@kehrtour/domain/text/suchtext';
import type { Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';

import { hatBegonnen, istFrei } from '../../aufgabe/planbar.ts';
import { WUENSCHE_DES_HAUSES } from '../../liegenschaft/hauswunsch.ts';
import { NACH_RANG } from '../../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql, worte } from '../../platform/db/sql.ts';
import type { AuftrittRow } from '../../unternehmen/auftritt.ts';

/** A property with what is to be done there, as planning and selection need it. */
export type HausRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  laufnummer: number | null;
  lat: number | null;
  lon: number | null;
  einheiten_anzahl: number;
  notiz: string;
  /** What its households would like of every visit, the newest first. */
  wuensche: Wunschsatz[];
  name: string;
  rolle?: Liegenschaftrolle;
  aufgaben: AufgabeKurz[];
  /** Its work is that of now, not what households were told. */
  nachtrag?: boolean;
};
export type AufgabeKurz = {
  id: string;
  taetigkeitId: string;
  bezeichnung: string;
  kundentext: string;
  art: Taetigkeitsart;
  qualifikation: Qualifikation;
  schau: boolean;
  dauerMinuten: number;
  fristVon: Tag | null;
  fristBis: Tag;
  nutzungseinheitId: string | null;
  /** The round has taken it, or a booking. */
  gebunden?: boolean;
};

export type HausFilter = {
  ids?: readonly string[] | undefined;
  kehrtourId?: string | undefined;
  /** Booked appointments of this round: what they are for belongs to it, whenever it is due. */
  gebuchteIds?: readonly string[] | undefined;
  /** Tasks of which households of this round were told: they belong to it, whatever their Frist became. */
  gesagte?: readonly string[] | undefined;
  /** Houses that nobody chose: only what was booked there is done. */
  nurGebuchtes?: readonly string[] | undefined;
  /** Houses of which only single flats are still visited: what the round has taken there is done. */
  nurGebundenes?: readonly string[] | undefined;
  /** Houses of other announced rounds that move into this one, with what those rounds have taken of them. */
  mitgezogen?: readonly { kehrtourId: string; liegenschaftId: string }[] | undefined;
  /** Work whose Frist ends until then. */
  faelligBis?: Tag | undefined;
  /** Work whose Frist has begun until then; of several periods the last of them is meant. */
  begonnenBis?: Tag | undefined;
  taetigkeitIds?: readonly string[] | undefined;
  suche?: string | undefined;
  ort?: string | undefined;
};

/**
 * Properties with their open tasks; a task that another announced round or a booking has taken is left out, except for `kehrtourId`
 * itself, and where that round gave its stop no place.
 */
export async function listHaeuser(tx: Tx, filter: HausFilter): Promise<HausRow[]> {
  const { faelligBis, begonnenBis } = filter;
  const gebucht = sql`coalesce(a.termin_id = any(${liste(filter.gebuchteIds ?? [])}::uuid[])
    or a.id = any(${liste(filter.gesagte ?? [])}::uuid[])
    or a.termin_id is null
      and (a.kehrtour_id, a.liegenschaft_id) in (select "kehrtourId", "liegenschaftId"
    from jsonb_to_recordset(${json(filter.mitgezogen ?? [])}::jsonb) as m("kehrtourId" uuid, "liegenschaftId" uuid)),
      false)`;
  return tx.rows(sql`
    select l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.laufnummer, l.lat, l.lon, l.einheiten_anzahl,
      concat_ws(' · ', nullif(l.notiz_zugang, ''), nullif(l.notiz_arbeit, '')) as notiz,
      ${WUENSCHE_DES_HAUSES} as wuensche, coalesce(k.name, '') as name, l.rolle, a.aufgaben
    from liegenschaft l
    join lateral (
      select jsonb_agg(jsonb_build_object('id', a.id, 'taetigkeitId', a.taetigkeit_id, 'bezeichnung', a.bezeichnung, 'kundentext',
        t.kundentext, 'art', t.art, 'qualifikation', t.qualifikation, 'schau', t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau',
        'dauerMinuten', a.dauer_minuten, 'fristVon', a.frist_von, 'fristBis', a.frist_bis, 'nutzungseinheitId',
          a.nutzungseinheit_id, 'gebunden', a.termin_id is not null
          or a.kehrtour_id is not null and (a.kehrtour_id = ${filter.kehrtourId ?? null} or not ${istFrei()})) order by a.frist_bis, a.id) as aufgaben
      from (
        -- Of several periods of the same work only one is meant: that which runs at that day, not what was missed before.
        -- Where no day is known it is the first that ends.
        select distinct on (a.taetigkeit_id, a.nutzungseinheit_id) a.* from aufgabe a
        where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen'
          and (${gebucht} or (a.termin_id is null and not a.liegenschaft_id = any(${liste(filter.nurGebuchtes ?? [])}::uuid[])
            ${begonnenBis === undefined ? sql`` : sql`and ${hatBegonnen(begonnenBis)}`}
            ${faelligBis === undefined ? sql`` : sql`and a.frist_bis <= ${faelligBis}`}
            ${filter.taetigkeitIds && filter.taetigkeitIds.length > 0 ? sql`and a.taetigkeit_id = any(${liste(filter.taetigkeitIds)}::text[])` : sql``}
            and (${istFrei()} and not a.liegenschaft_id = any(${liste(filter.nurGebundenes ?? [])}::uuid[])
              or a.kehrtour_id = ${filter.kehrtourId ?? null})))
        order by a.taetigkeit_id, a.nutzungseinheit_id, ${gebucht} desc, a.frist_bis ${begonnenBis === undefined ? sql`asc` : sql`desc`}
      ) a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
    ) a on a.aufgaben is not null
    left join lateral (
      select coalesce(nullif(k.firma, ''), concat_ws(' ', nullif(k.vorname, ''), nullif(k.nachname, ''))) as name
      from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id
      order by ${NACH_RANG} limit 1) k on true
    where l.status <> 'ohneTaetigkeiten'
      ${filter.ids ? sql`and l.id = any(${liste(filter.ids)}::uuid[])` : sql``}
      ${filter.ort ? sql`and l.ort = ${filter.ort}` : sql``}
      ${sql.join(
        suchmuster(filter.suche ?? '').map(
          (muster) =>
            sql`and position(${muster} in ' ' || l.suche || ' ' || suchtext(coalesce(k.name, '')) || ' ') > 0`,
        ),
        sql` `,
      )}
    order by l.ort, l.strasse, l.laufnummer nulls last, l.id`);
}

/** One house without its tasks, wherever it is planned. */
export const findHaus = (tx: Tx, id: string): Promise<HausRow | undefined> =>
  tx.row(
    sql`select id, strasse, hausnr || hausnr_zusatz as hausnr, plz, ort, laufnummer, lat, lon, einheiten_anzahl, '' as notiz, '[]'::jsonb as wuensche,
        '' as name, '[]'::jsonb as aufgaben
      from liegenschaft where id = ${id}`,
  );

export type FahrerRow = {
  id: string;
  vorname: string;
  nachname: string;
  rolle: string;
  qualifikation: Mitarbeiterqualifikation;
  farbe: number;
  aktiv: boolean;
  arbeitszeit: { wochentag: number; von: string; bis: string }[];
  pause: { fruehestens: string; spaetestens: string; minuten: number } | null;
  startort: { name: string; lat: number; lon: number } | null;
  /** Null where nobody said it. */
  geburtsdatum: Tag | null;
};
export const listFahrer = (tx: Tx): Promise<FahrerRow[]> =>
  tx.rows(
    sql`select id, vorname, nachname, rolle, qualifikation, farbe, aktiv, arbeitszeit, pause, startort, geburtsdatum
      from mitarbeiter where faehrt
      order by nachname, vorname, id`,
  );

export type TerminRow = {
  id: string;
  liegenschaft_id: string;
  kehrtour_id: string;
  halt_id: string | null;
  mitarbeiter_id: string | null;
  status: TerminStatus;
  fenster_von: Date;
  fenster_bis: Date;
  beginn: Date;
  ende: Date;
  fest: boolean;
  quelle: TerminQuelle;
  lat: number | null;
  lon: number | null;
};
/** What was ever told of the stops of this round; much of it nobody counts on any more. */
export const listTermineDerKehrtour = (tx: Tx, kehrtourId: string): Promise<TerminRow[]> =>
  tx.rows(
    sql`select t.id, t.liegenschaft_id, t.kehrtour_id, t.halt_id, t.mitarbeiter_id, t.status, t.fenster_von, t.fenster_bis, t.beginn,
        t.ende, t.fest, t.quelle, null::float8 as lat, null::float8 as lon
      from termin t where t.kehrtour_id = ${kehrtourId} order by t.beginn, t.id`,
  );

/** Houses whose household was called off or not met since then. */
export const listEnttaeuschte = async (
  tx: Tx,
  liegenschaftIds: readonly string[],
  seit: Date,
): Promise<Set<string>> => {
  const rows = await tx.rows<{ liegenschaft_id: string }>(sql`
    select distinct liegenschaft_id from termin where liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[])
      and status in ${worte(ENTTAEUSCHENDE)} and fenster_von > ${instant(seit)}`);
  return new Set(rows.map((row) => row.liegenschaft_id));
};

export type AbwesendRow = { mitarbeiter_id: string; von: Date; bis: Date };
export const listAbwesenheiten = (tx: Tx, von: Date, bis: Date): Promise<AbwesendRow[]> =>
  tx.rows(
    sql`select mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis from belegung
      where art = 'abwesenheit' and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})`,
  );

/** Company with its place: where a shift begins when nobody said otherwise. Of one that no map knows the middle of its properties. */
export type BetriebMitMitteRow = Pick<
  AuftrittRow,
  'bundesland' | 'name' | 'einstellungen' | 'plz' | 'ort' | 'strasse' | 'hausnr'
> & {
  lat: number | null;
  lon: number | null;
  /** The place is that of its address. */
  verortet: boolean;
};
export const findBetriebMitMitte = (tx: Tx): Promise<BetriebMitMitteRow | undefined> =>
  tx.row(
    sql`select u.bundesland, u.name, u.einstellungen, u.plz, u.ort, u.strasse, u.hausnr, u.lat is not null as verortet,
      coalesce(u.lat, m.lat) as lat, coalesce(u.lon, m.lon) as lon from unternehmen u
    left join lateral (select avg(lat) as lat, avg(lon) as lon from liegenschaft where lat is not null) m on true`,
  );
