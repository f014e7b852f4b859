import type { Taetigkeitsbuchung } from '@kehrtour/contract/terminbuchung';
import { RUNDEN_VOR_DER_FAHRT } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type {
  Taetigkeit,
  Taetigkeitsart,
  Buchbar,
  Qualifikation,
} from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';
import type { Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type { Minute, Belegungsart } from '@kehrtour/domain/zeiten/zeitgrundlage';
import type { Halbtag } from '@kehrtour/domain/zeitfenster';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';
import type { Einstellungsspalte } from '../../unternehmen/einstellungen.ts';

/** The gate: which company has this public address. */
export async function findSlug(tx: Tx, slug: string): Promise<string | undefined> {
  const row = await tx.row<{ id: string | null }>(sql`select tor_slug(${slug}) as id`);
  return row?.id ?? undefined;
}

export type Ort = { lat: number; lon: number };
export type BuchbareRow = {
  id: string;
  name: string;
  kundentext: string;
  art: Taetigkeitsart;
  dauer_minuten: number;
  online: Buchbar;
  qualifikation: Qualifikation;
  regel: Pick<
    Taetigkeit,
    | 'wiederholung'
    | 'fenster'
    | 'jeWeitereEinheitMinuten'
    | 'jeWeitereFeuerstaetteMinuten'
    | 'feuerstaettenInbegriffen'
  >;
  buchung: Partial<Taetigkeitsbuchung>;
};
export type StammRow = {
  slug: string;
  name: string;
  bundesland: Bundesland;
  plz: string;
  ort: string;
  telefon: string;
  terminbuchung: boolean;
  gesperrt: boolean;
  einstellungen: Einstellungsspalte;
  /** Version of the company's own map. */
  karte: string | null;
  personen: {
    id: string;
    qualifikation: Mitarbeiterqualifikation;
    startort: Ort | null;
    faehrt: boolean;
    arbeitszeit: { wochentag: number; von: string; bis: string }[];
  }[];
  /** [mitarbeiter, wochentag, von, bis] in minutes of the day. */
  verfuegbarkeiten: [string, number, number, number][];
  /** [mitarbeiter, erster Tag, Tag danach, Zeiten] */
  ausnahmen: [string, Tag, Tag, { von: string; bis: string }[]][];
  /** [erster Tag, Tag danach, offen] */
  schliesstage: [Tag, Tag, boolean][];
  taetigkeiten: BuchbareRow[];
};

const STAMM = sql`select u.slug, u.name, u.bundesland, u.plz, u.ort, u.telefon, u.terminbuchung, u.gesperrt, u.einstellungen,
    (select k.version from karte k) as karte,
    coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'qualifikation', m.qualifikation, 'startort', m.startort,
      'faehrt', m.faehrt, 'arbeitszeit', m.arbeitszeit)
    order by m.id)
    from mitarbeiter m where m.aktiv),
      '[]') as personen,
    coalesce((select jsonb_agg(jsonb_build_array(v.mitarbeiter_id, v.wochentag, lower(v.minuten), upper(v.minuten)) order by v.id)
    from verfuegbarkeit v),
      '[]') as verfuegbarkeiten,
    coalesce((select jsonb_agg(jsonb_build_array(a.mitarbeiter_id, lower(a.tage), upper(a.tage), a.zeiten) order by a.id)
    from verfuegbarkeit_ausnahme a),
      '[]') as ausnahmen,
    coalesce((select jsonb_agg(jsonb_build_array(lower(s.tage), upper(s.tage), s.offen) order by s.id) from schliesstag s), '[]') as schliesstage,
    coalesce((select jsonb_agg(to_jsonb(t) order by t.reihenfolge, t.name, t.id) from taetigkeit t
    where t.aktiv and t.vor_ort and t.online <> 'nein'),
      '[]') as taetigkeiten
    from unternehmen u`;

/** Statement one of free times: the company, its people with their hours, what it offers. */
export const findStamm = (tx: Tx): Promise<StammRow | undefined> => tx.row(STAMM);

/**
 * The same together with the mark of everything free times follow from; the company is left out when the mark still is the
 * known one, and when it is not there any more.
 */
export async function findStammWennNeu(
  tx: Tx,
  bekannt: string | undefined,
): Promise<{ marke: string; stamm: StammRow | undefined }> {
  const row = await tx.row<{ marke: string; stamm: StammRow | null }>(sql`
    with m as materialized (select coalesce(md5(string_agg(id::text, ',' order by id)), '') as marke from angebotsmarke)
    select m.marke, case when m.marke is distinct from ${bekannt ?? null}::text then (select to_jsonb(s) from (${STAMM}) s) end as stamm from m`);
  return { marke: row?.marke ?? '', stamm: row?.stamm ?? undefined };
}

/** [von, bis, art, lat, lon, Gebiet, goes back by itself] */
export type BelegtWerte = [
  Minute,
  Minute,
  Belegungsart,
  number | null,
  number | null,
  string | null,
  boolean,
];
export type BelegtRow = {
  mitarbeiter_id: string;
  belegt: BelegtWerte[];
  /** When the first hold among them ends. */
  laeuft_ab: Date | null;
};

const minute = (wert: ReturnType<typeof sql>) => sql`(extract(epoch from ${wert}) / 60)::int`;

/** Statement two: everything that takes somebody's time, one row a person; what was held too long counts no more. */
export const listBelegt = (
  tx: Tx,
  { von, bis, jetzt, ohneTermin }: { von: Date; bis: Date; jetzt: Date; ohneTermin?: string | undefined },
): Promise<BelegtRow[]> =>
  tx.rows(sql`
    select b.mitarbeiter_id, json_agg(json_build_array(floor(${minute(sql`lower(b.zeitraum)`)}), ceil(${minute(sql`upper(b.zeitraum)`)}), b.art,
      coalesce(l.lat, (r.wunsch #>> '{ort,lat}')::float8), coalesce(l.lon, (r.wunsch #>> '{ort,lon}')::float8),
        coalesce(bu.wunsch ->> 'gebietId', r.wunsch ->> 'gebietId'), b.laeuft_ab is not null)) as belegt, min(b.laeuft_ab) as laeuft_ab
    from belegung b
    left join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.bezug_id and b.art in ('buchung', 'termin')
    left join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join buchung bu on bu.unternehmen_id = t.unternehmen_id and bu.termin_id = t.id
    left join reservierung r on r.unternehmen_id = b.unternehmen_id and r.id = b.id and b.art = 'reservierung'
    where b.zeitraum && tstzrange(${instant(von)}, ${instant(bis)}) and (b.laeuft_ab is null or b.laeuft_ab > ${instant(jetzt)})
      ${ohneTermin === undefined ? sql`` : sql`and b.bezug_id is distinct from ${ohneTermin}`}
    group by b.mitarbeiter_id`);

export type RundenRow = {
  kehrtour_id: string;
  status: (typeof RUNDEN_VOR_DER_FAHRT)[number];
  mitarbeiter_id: string;
  tag: Tag;
  /** [von, bis, lat, lon] */
  halte: [Minute, Minute, number | null, number | null][];
  /** [Halbtag, Minuten ohne Halt, Gebiet] of every seat that is taken. */
  plaetze: [Halbtag, number, string | null][];
  /** When the first hold among the seats ends. */
  laeuft_ab: Date | null;
};

/** Statement three: rounds with their stops and the seats taken in them. */
export const listRunden = (
  tx: Tx,
  { von, bis, jetzt, ohneTermin }: { von: Tag; bis: Tag; jetzt: Date; ohneTermin?: string | undefined },
): Promise<RundenRow[]> =>
  tx.rows(sql`
    select h.kehrtour_id, k.status, h.mitarbeiter_id, h.tag,
      json_agg(json_build_array(${minute(sql`h.beginn`)}, ${minute(sql`h.ende`)}, l.lat, l.lon) order by h.beginn) as halte,
      coalesce((select json_agg(json_build_array(p.halbtag,
          case when t.halt_id is null then coalesce(extract(epoch from t.ende - t.beginn), extract(epoch from r.ende - r.beginn), 0) / 60
          else 0 end,
            coalesce(bu.wunsch ->> 'gebietId', r.wunsch ->> 'gebietId')))
        from rundenplatz p
        left join termin t on t.unternehmen_id = p.unternehmen_id and t.id = p.bezug_id and p.art = 'buchung'
        left join buchung bu on bu.unternehmen_id = t.unternehmen_id and bu.termin_id = t.id
        left join reservierung r on r.unternehmen_id = p.unternehmen_id and r.id = p.bezug_id and p.art = 'reservierung'
        where p.unternehmen_id = h.unternehmen_id and p.kehrtour_id = h.kehrtour_id and p.mitarbeiter_id = h.mitarbeiter_id and p.tag = h.tag
          and (p.laeuft_ab is null or p.laeuft_ab > ${instant(jetzt)})
              ${ohneTermin === undefined ? sql`` : sql`and p.bezug_id <> ${ohneTermin}`}), '[]') as plaetze,
      (select min(p.laeuft_ab) from rundenplatz p
      where p.unternehmen_id = h.unternehmen_id and p.kehrtour_id = h.kehrtour_id and p.mitarbeiter_id = h.mitarbeiter_id
        and p.tag = h.tag and p.laeuft_ab > ${instant(jetzt)}) as laeuft_ab
    from kehrtour k join halt h on h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id
    join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    where k.status in ${worte(RUNDEN_VOR_DER_FAHRT)} and not h.ausgelassen and h.tag between ${von} and ${bis}
    group by h.unternehmen_id, h.kehrtour_id, k.status, h.mitarbeiter_id, h.tag`);
