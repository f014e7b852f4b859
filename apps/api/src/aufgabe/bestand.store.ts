import type { LiegenschaftFilter, LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { suchmuster } from '@kehrtour/domain/suchtext';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db.ts';
import { type SQL, sql } from '../platform/sql.ts';

/** A property in its slim form, with the Frist that presses most. */
export type BestandRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  name: string;
  laufnummer: number | null;
  status: LiegenschaftPunkt['status'];
  lat: number | null;
  lon: number | null;
  /** Earliest end of the Fristen that have begun; only without one the earliest of those to come. */
  begonnen_bis: Tag | null;
  spaeter_bis: Tag | null;
  offen: number;
  taetigkeit_ids: string[];
  nicht_mehr_im_export: boolean;
  suche: string;
};

export type Bestandssicht = {
  filter: LiegenschaftFilter;
  heute: Tag;
  /** Only houses on this person's own rounds. */
  nurVon?: string | undefined;
};

/** Tasks and people are grouped once for the whole company: a lookup per house costs ten times as much. */
const quelle = (heute: Tag): SQL => sql`
  from liegenschaft l
  left join (
    select a.liegenschaft_id, count(*)::int as offen, min(a.frist_bis) as erste_frist, jsonb_agg(distinct a.taetigkeit_id) as taetigkeit_ids,
      min(a.frist_bis) filter (where a.frist_von is null or a.frist_von <= ${heute}) as begonnen_bis, min(a.frist_bis) filter (where a.frist_von > ${heute}) as spaeter_bis
    from aufgabe a where a.status = 'offen' group by a.liegenschaft_id) f on f.liegenschaft_id = l.id
  left join (
    select lk.liegenschaft_id, string_agg(k.suche, ' ') as suche,
      (array_agg(coalesce(nullif(btrim(k.vorname || ' ' || k.nachname), ''), k.firma) order by case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id))[1] as name
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id group by lk.liegenschaft_id) p on p.liegenschaft_id = l.id`;

const SCHMAL = sql`l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, coalesce(p.name, '') as name, l.laufnummer, l.status, l.lat, l.lon,
  f.begonnen_bis, f.spaeter_bis, coalesce(f.offen, 0) as offen, coalesce(f.taetigkeit_ids, '[]') as taetigkeit_ids, l.nicht_mehr_im_export,
  l.suche || ' ' || coalesce(p.suche, '') as suche`;

function bedingung({ filter, nurVon }: Bestandssicht): SQL {
  const teile: SQL[] = suchmuster(filter.suche ?? '').map(
    (muster) => sql`position(${muster} in ' ' || l.suche || ' ' || coalesce(p.suche, '') || ' ') > 0`,
  );
  if (filter.ort) teile.push(sql`l.ort = ${filter.ort}`);
  if (filter.strasse) teile.push(sql`l.strasse = ${filter.strasse}`);
  if (filter.status) teile.push(sql`l.status = ${filter.status}`);
  if (filter.faelligBis) teile.push(sql`f.erste_frist <= ${filter.faelligBis}`);
  if (filter.taetigkeitId) teile.push(sql`f.taetigkeit_ids ? ${filter.taetigkeitId}`);
  if (filter.ohneLage === '1') teile.push(sql`l.lat is null`);
  if (filter.nichtMehrImExport === '1') teile.push(sql`l.nicht_mehr_im_export`);
  if (nurVon)
    teile.push(
      sql`(exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id and h.mitarbeiter_id = ${nurVon})
        or exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.mitarbeiter_id = ${nurVon}))`,
    );
  return sql.join([sql`true`, ...teile], sql` and `);
}

/** Everything at once, in working order. */
export const listBestand = (tx: Tx, sicht: Bestandssicht): Promise<BestandRow[]> =>
  tx.rows(
    sql`select ${SCHMAL} ${quelle(sicht.heute)} where ${bedingung(sicht)} order by l.laufnummer nulls last, l.id`,
  );

export type Sortierung = 'laufnummer' | 'anschrift' | 'name' | 'frist';
/** What a page is sorted by, none of it ever null, so that the next page begins right behind the last row. */
const SCHLUESSEL: Record<Sortierung, readonly { wert: SQL; typ: SQL }[]> = {
  laufnummer: [{ wert: sql`coalesce(l.laufnummer, 9999999)`, typ: sql`numeric` }],
  anschrift: [
    { wert: sql`suchtext(l.ort)`, typ: sql`text` },
    { wert: sql`suchtext(l.strasse)`, typ: sql`text` },
    { wert: sql`coalesce(substring(l.hausnr from '^[0-9]{1,6}')::integer, 9999999)`, typ: sql`integer` },
    { wert: sql`l.hausnr || l.hausnr_zusatz`, typ: sql`text` },
  ],
  name: [{ wert: sql`suchtext(coalesce(p.name, ''))`, typ: sql`text` }],
  frist: [{ wert: sql`coalesce(f.begonnen_bis, f.spaeter_bis, '9999-12-31'::date)`, typ: sql`date` }],
};
export const schluesselLaenge = (sortierung: Sortierung): number => SCHLUESSEL[sortierung].length + 1;

export type SeitenRow = BestandRow & { schluessel: string[] };
export type Seitenwunsch = {
  sortierung: Sortierung;
  absteigend: boolean;
  /** Key of the last row of the page before. */
  nach?: readonly string[] | undefined;
  limit: number;
};
/** One page behind a key; sorted by it and the id. */
export function listSeite(tx: Tx, sicht: Bestandssicht, seite: Seitenwunsch): Promise<SeitenRow[]> {
  const teile = [...SCHLUESSEL[seite.sortierung], { wert: sql`l.id`, typ: sql`uuid` }];
  const werte = sql.join(
    teile.map(({ wert }) => wert),
    sql`, `,
  );
  const richtung = seite.absteigend ? sql`desc` : sql`asc`;
  const reihenfolge = sql.join(
    teile.map(({ wert }) => sql`${wert} ${richtung}`),
    sql`, `,
  );
  const nach = seite.nach
    ? sql`and (${werte}) ${seite.absteigend ? sql`<` : sql`>`} (${sql.join(
        teile.map(({ typ }, index) => sql`${seite.nach?.[index] ?? ''}::text::${typ}`),
        sql`, `,
      )})`
    : sql``;
  const alsText = sql.join(
    teile.map(({ wert }) => sql`(${wert})::text`),
    sql`, `,
  );
  return tx.rows(
    sql`select ${SCHMAL}, jsonb_build_array(${alsText}) as schluessel ${quelle(sicht.heute)} where ${bedingung(sicht)} ${nach} order by ${reihenfolge} limit ${seite.limit}`,
  );
}

export async function zaehleBestand(tx: Tx, sicht: Bestandssicht): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl ${quelle(sicht.heute)} where ${bedingung(sicht)}`,
  );
  return row?.anzahl ?? 0;
}

export type AusgabeRow = BestandRow & {
  kundennummer: string;
  ortsteil: string;
  typ: Liegenschaft['typ'];
  einheiten_anzahl: number;
  taetigkeiten: string | null;
  telefon: string | null;
  mobil: string | null;
  email: string | null;
  notiz_zugang: string;
  notiz_arbeit: string;
};
/** The rows of an export, with the person who is called first. */
export const listAusgabe = (tx: Tx, sicht: Bestandssicht): Promise<AusgabeRow[]> =>
  tx.rows(sql`
    select ${SCHMAL}, l.kundennummer, l.ortsteil, l.typ, l.einheiten_anzahl, l.notiz_zugang, l.notiz_arbeit, e.telefon, e.mobil, e.email,
      (select string_agg(t.name, ', ' order by t.reihenfolge, t.name) from taetigkeit t where f.taetigkeit_ids ? t.id) as taetigkeiten
    ${quelle(sicht.heute)}
    left join lateral (select k.telefon, k.mobil, k.email from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id order by case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id limit 1) e on true
    where ${bedingung(sicht)} order by l.laufnummer nulls last, l.id`);
