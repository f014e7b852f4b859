import {
  type LiegenschaftFilter,
  type LiegenschaftPunkt,
  liegenschaftSpalten,
} from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { type Bestandsspalte, TEXTSPALTEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Liegenschaftsortierung } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { ampelgrenzen } from '@kehrtour/domain/taetigkeit/aufgabe';
import { FSS_ABSTAND } from '@kehrtour/domain/taetigkeit/feuerstaettenschau';
import type { Tag } from '@kehrtour/domain/tag';
import { suchmuster } from '@kehrtour/domain/text/suchtext';

import { LISTENNAME } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { liste, type SQL, sql } from '../platform/db/sql.ts';
import { passendeHaeuser } from '../suche/passendeHaeuser.ts';

export type Bestandssicht = {
  filter: LiegenschaftFilter;
  heute: Tag;
  /** Only houses on this person's own rounds. */
  nurVon?: string | undefined;
  /** West, south, east, north of the map extract, where it is asked for; undefined where there is none. */
  kartenraum?: readonly number[] | undefined;
};

/** What no map reaches; without a map that is nothing. */
function ausserhalb(raum: readonly number[] | undefined): SQL {
  if (!raum) return sql`false`;
  const [west = 0, sued = 0, ost = 0, nord = 0] = raum;
  return sql`l.lat is not null and not (l.lon between ${west} and ${ost} and l.lat between ${sued} and ${nord})`;
}

const musterVon = ({ filter }: Bestandssicht): string[] => suchmuster(filter.suche ?? '');

/** Stands before a query that reads from `quelle`: the houses that a search leaves, found before anything is grouped. */
function treffer(sicht: Bestandssicht): SQL {
  const muster = musterVon(sicht);
  return muster.length === 0 ? sql`` : sql`with treffer as materialized (${passendeHaeuser(muster)}) `;
}

const nurTreffer = (sicht: Bestandssicht, spalte: SQL): SQL =>
  musterVon(sicht).length === 0 ? sql`true` : sql`${spalte} in (select id from treffer)`;

/**
 * Tasks and people are grouped once for all houses in question: a lookup per house costs ten times as much.
 *
 * @param nur whether a house, named by the column, is in question
 */
const quelle = (sicht: Bestandssicht, nur = (spalte: SQL) => nurTreffer(sicht, spalte)): SQL => sql`
  from liegenschaft l
  left join (
    select a.liegenschaft_id, count(*)::int as offen,
      min(a.frist_bis) filter (where a.frist_von is null or a.frist_von <= ${sicht.heute}) as begonnen_bis,
        min(a.frist_bis) filter (where a.frist_von > ${sicht.heute}) as spaeter_bis
    from aufgabe a where a.status = 'offen' and ${nur(sql`a.liegenschaft_id`)} group by a.liegenschaft_id) f on f.liegenschaft_id = l.id
  left join (
    select lk.liegenschaft_id, string_agg(k.suche, ' ') as suche,
      substr(min(case when lk.empfaengt_termin then '0' else '1' end || case lk.rolle when 'bewohner' then '0' when 'eigentuemer' then '1'
      else '2' end || ${LISTENNAME}),
        3) as name
    from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where ${nur(sql`lk.liegenschaft_id`)} group by lk.liegenschaft_id) p on p.liegenschaft_id = l.id`;

/** Fields of a point in the words of the contract. A Frist that runs presses more than one still to come. */
function felder(heute: Tag): SQL {
  const farben = ampelgrenzen(heute).map(
    ({ ampel, bis }) => sql`when f.begonnen_bis <= ${bis} then ${ampel}`,
  );
  return sql`l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, coalesce(p.name, '') as name, l.laufnummer, l.status, l.lat, l.lon,
    coalesce(f.begonnen_bis, f.spaeter_bis) as frist,
    case ${sql.join(farben, sql` `)} when f.begonnen_bis is not null then 'gruen' when f.spaeter_bis is not null then 'spaeter' end as ampel,
    coalesce(f.offen, 0) as offen, l.nicht_mehr_im_export as "nichtMehrImExport", l.suche || ' ' || coalesce(p.suche, '') as suche`;
}

/** § 14 SchfHwG: from the third year after the last one. Where nobody noted that, it follows from the Frist. */
const imSchaufenster = (
  heute: Tag,
): SQL => sql`l.status <> 'ohneTaetigkeiten' and l.rolle <> 'nurFrei' and exists (
  select from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
    and t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
  where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id
  having coalesce(max(a.erledigt_am),
      (min(a.frist_bis) filter (where a.status = 'offen') - make_interval(years => ${FSS_ABSTAND.jahreMax}))::date)
    + make_interval(years => ${FSS_ABSTAND.jahreMin}) <= ${heute}::date)`;

/** Whether every house of the company is meant. */
const meintAlle = (sicht: Bestandssicht): boolean =>
  bedingungen(sicht).length === 0 && musterVon(sicht).length === 0;

/** What a house has to be; asks nothing that `quelle` groups. */
const bedingung = (sicht: Bestandssicht): SQL =>
  sql.join([nurTreffer(sicht, sql`l.id`), ...bedingungen(sicht)], sql` and `);

function bedingungen({ filter, nurVon, heute, kartenraum }: Bestandssicht): SQL[] {
  const teile: SQL[] = [];
  if (filter.ort) teile.push(sql`l.ort = ${filter.ort}`);
  if (filter.strasse) teile.push(sql`l.strasse = ${filter.strasse}`);
  if (filter.status) teile.push(sql`l.status = ${filter.status}`);
  if (filter.faelligBis)
    teile.push(
      sql`exists (select from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id
        and a.status = 'offen' and a.frist_bis <= ${filter.faelligBis})`,
    );
  if (filter.taetigkeitId)
    teile.push(
      sql`exists (select from aufgabe a
        where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen'
          and a.taetigkeit_id = ${filter.taetigkeitId})`,
    );
  if (filter.ohneLage === '1') teile.push(sql`l.lat is null`);
  if (filter.ausserhalbKarte === '1') teile.push(ausserhalb(kartenraum));
  if (filter.nichtMehrImExport === '1') teile.push(sql`l.nicht_mehr_im_export`);
  if (filter.schaufenster === '1') teile.push(imSchaufenster(heute));
  if (nurVon)
    teile.push(
      sql`(exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id and h.mitarbeiter_id = ${nurVon})
        or exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.mitarbeiter_id = ${nurVon}))`,
    );
  return teile;
}

const SPALTEN = Object.keys(liegenschaftSpalten.shape);
/**
 * Everything at once in working order, as the text of the contract's columns: 5,000 rows through the driver and back
 * into JSON cost five times as much.
 */
export async function schreibeSpalten(tx: Tx, sicht: Bestandssicht): Promise<string> {
  const paare = SPALTEN.map(
    (name) => sql`${sql.raw(`'${name}'`)}, coalesce(array_agg(x.${sql.identifier(name)}), '{}')`,
  );
  const row = await tx.row<{ text: string }>(sql`
    ${treffer(sicht)}select json_build_object(${sql.join(paare, sql`, `)})::text as text
    from (select ${felder(sicht.heute)} ${quelle(sicht)} where ${bedingung(sicht)} order by l.laufnummer nulls last, l.id) x`);
  return row?.text ?? '';
}

/** Another text as soon as any house, task or person of the company was written, by whomever. */
export async function findMarke(tx: Tx): Promise<string> {
  const row = await tx.row<{ marke: string | null }>(
    sql`select md5(string_agg(id::text, ',' order by id)) as marke from bestandsmarke`,
  );
  return row?.marke ?? '';
}

/** Houses to which nothing is owed stand behind all others. */
const OHNE_FRIST = '9999-12-31';

/** What a page is sorted by, none of it ever null, so that the next page begins right behind the last row. */
const ANSCHRIFT = [
  { wert: sql`suchtext(l.ort)`, typ: sql`text` },
  { wert: sql`suchtext(l.strasse)`, typ: sql`text` },
  { wert: sql`coalesce(substring(l.hausnr from '^[0-9]{1,6}')::integer, 9999999)`, typ: sql`integer` },
  { wert: sql`l.hausnr || l.hausnr_zusatz`, typ: sql`text` },
];
const SCHLUESSEL: Record<Liegenschaftsortierung, readonly { wert: SQL; typ: SQL }[]> = {
  // Many files have no working numbers: then the address is the order.
  laufnummer: [{ wert: sql`coalesce(l.laufnummer, 9999999)`, typ: sql`numeric` }, ...ANSCHRIFT],
  anschrift: ANSCHRIFT,
  name: [{ wert: sql`suchtext(coalesce(p.name, ''))`, typ: sql`text` }],
  frist: [{ wert: sql`coalesce(f.begonnen_bis, f.spaeter_bis, ${OHNE_FRIST}::date)`, typ: sql`date` }],
};

/** These need the tasks and people of every house; by the others the page is found first, and only its houses looked at. */
const SORTIERT_NACH_GRUPPEN: ReadonlySet<Liegenschaftsortierung> = new Set(['name', 'frist']);

export type SeitenRow = LiegenschaftPunkt & { schluessel: string[] };
export type Seitenwunsch = {
  sortierung: Liegenschaftsortierung;
  absteigend: boolean;
  /** Key of the last row of the page before. */
  nach?: readonly string[] | undefined;
  limit: number;
};

/** A task of each house, the one that its place follows from: one that runs comes before one still to come, then the earlier. */
const listMitFrist = (
  tx: Tx,
  heute: Tag,
  { absteigend, nach = [], limit }: Seitenwunsch,
): Promise<{ id: string }[]> => {
  const richtung = absteigend ? sql`desc` : sql`asc`;
  const stelle = sql`(${nach[0] ?? ''}::text::date, ${nach[1] ?? ''}::text::uuid)`;
  const vergleich = absteigend ? sql`<` : sql`>`;
  const behind = nach.length > 0 ? sql`and (a.frist_bis, a.liegenschaft_id) ${vergleich} ${stelle}` : sql``;
  return tx.rows(sql`
    select a.liegenschaft_id as id from aufgabe a where a.status = 'offen' ${behind} and not exists (
      select from aufgabe b where b.unternehmen_id = a.unternehmen_id and b.liegenschaft_id = a.liegenschaft_id and b.status = 'offen'
        and (coalesce(b.frist_von > ${heute}, false), b.frist_bis, b.id) < (coalesce(a.frist_von > ${heute}, false), a.frist_bis, a.id))
    order by a.frist_bis ${richtung}, a.liegenschaft_id ${richtung} limit ${limit}`);
};
const listOhneFrist = (tx: Tx, { absteigend, nach = [], limit }: Seitenwunsch): Promise<{ id: string }[]> => {
  const richtung = absteigend ? sql`desc` : sql`asc`;
  const vergleich = absteigend ? sql`<` : sql`>`;
  const behind = nach[0] === OHNE_FRIST ? sql`and l.id ${vergleich} ${nach[1] ?? ''}::text::uuid` : sql``;
  return tx.rows(sql`
    select l.id from liegenschaft l where not exists (select from aufgabe a
      where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') ${behind}
    order by l.id ${richtung} limit ${limit}`);
};

/** Houses of a page in the order of their Fristen, read off the index of tasks: of a large district only as many as are shown. */
async function listIdsNachFrist(tx: Tx, heute: Tag, seite: Seitenwunsch): Promise<string[]> {
  const inDenOhne = seite.nach?.[0] === OHNE_FRIST;
  const mit = (limit: number) =>
    inDenOhne && !seite.absteigend ? [] : listMitFrist(tx, heute, { ...seite, limit });
  const ohne = (limit: number) =>
    seite.absteigend && seite.nach && !inDenOhne ? [] : listOhneFrist(tx, { ...seite, limit });
  const ids: string[] = [];
  for (const teil of seite.absteigend ? [ohne, mit] : [mit, ohne])
    if (ids.length < seite.limit) ids.push(...(await teil(seite.limit - ids.length)).map(({ id }) => id));
  return ids;
}

/** One page behind a key; sorted by it and the id. */
export async function listSeite(tx: Tx, sicht: Bestandssicht, seite: Seitenwunsch): Promise<SeitenRow[]> {
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
  const spalten = sql`${felder(sicht.heute)}, jsonb_build_array(${alsText}) as schluessel`;
  if (seite.sortierung === 'frist' && meintAlle(sicht)) {
    const ids = liste(await listIdsNachFrist(tx, sicht.heute, seite));
    const gefunden = (spalte: SQL): SQL => sql`${spalte} = any(${ids}::uuid[])`;
    return tx.rows(
      sql`select ${spalten} ${quelle(sicht, gefunden)} where ${gefunden(sql`l.id`)} order by ${reihenfolge}`,
    );
  }
  if (SORTIERT_NACH_GRUPPEN.has(seite.sortierung))
    return tx.rows(
      sql`${treffer(sicht)}select ${spalten} ${quelle(sicht)} where ${bedingung(sicht)} ${nach} order by ${reihenfolge} limit ${seite.limit}`,
    );
  const ids = sql`${treffer(sicht)}select l.id from liegenschaft l where ${bedingung(sicht)} ${nach} order by ${reihenfolge} limit ${seite.limit}`;
  const aufSeite = (spalte: SQL): SQL => sql`${spalte} in (select id from seite)`;
  return tx.rows(
    sql`with seite as materialized (${ids}) select ${spalten} ${quelle(sicht, aufSeite)} where ${aufSeite(sql`l.id`)} order by ${reihenfolge}`,
  );
}

export async function countBestand(tx: Tx, sicht: Bestandssicht): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`${treffer(sicht)}select count(*)::int as anzahl ${quelle(sicht)} where ${bedingung(sicht)}`,
  );
  return row?.anzahl ?? 0;
}

/** One person or company, with the ways to them and to nobody else. */
export type Ausgabeperson = { name: string; telefon: string; mobil: string; email: string };
export type AusgabeRow = LiegenschaftPunkt &
  Record<Bestandsspalte, string> & {
    ortsteil: string;
    typ: Liegenschaft['typ'];
    einheiten_anzahl: number;
    external_id: string | null;
    /** Every open one, the nearest first. */
    fristen: { taetigkeit: string; einheit: string; von: Tag | null; bis: Tag }[];
    eigentuemer: Ausgabeperson | null;
    bewohner: Ausgabeperson | null;
    verwalter: Ausgabeperson | null;
    notiz_zugang: string;
    notiz_arbeit: string;
  };
/** Houses of an export in its order. */
export async function listAusgabeIds(tx: Tx, sicht: Bestandssicht): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`${treffer(sicht)}select l.id from liegenschaft l where ${bedingung(sicht)} order by l.laufnummer nulls last, l.id`,
  );
  return rows.map(({ id }) => id);
}
/** The first of a role at house `l`: of the whole house before one of a flat. */
const ersterMit = (
  rolle: Kontaktrolle,
): SQL => sql`(select jsonb_build_object('telefon', k.telefon, 'mobil', k.mobil, 'email', k.email,
    'name', ${LISTENNAME})
  from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
  where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id and lk.rolle = ${rolle}
  order by lk.nutzungseinheit_id is not null, lk.id limit 1)`;

/** The rows of some of its houses, each role with its first person. */
export function listAusgabe(tx: Tx, { heute }: Bestandssicht, ids: readonly string[]): Promise<AusgabeRow[]> {
  const gefragt = (spalte: SQL): SQL => sql`${spalte} = any(${liste(ids)}::uuid[])`;
  return tx.rows(sql`
    select ${felder(heute)}, ${sql.raw(TEXTSPALTEN.map((spalte) => `l.${spalte}`).join(', '))}, l.ortsteil, l.typ,
      l.einheiten_anzahl, l.notiz_zugang, l.notiz_arbeit, l.external_id,
      ${ersterMit('eigentuemer')} as eigentuemer, ${ersterMit('bewohner')} as bewohner, ${ersterMit('verwalter')} as verwalter,
      (select coalesce(jsonb_agg(jsonb_build_object('taetigkeit', a.bezeichnung, 'von', a.frist_von, 'bis', a.frist_bis,
        'einheit', coalesce(nullif(concat_ws(' ', nullif(n.nummer, ''), nullif(n.geschoss, ''), nullif(n.lage, '')), ''), ''))
        order by a.frist_bis, a.bezeichnung, n.nummer), '[]'::jsonb)
      from aufgabe a left join nutzungseinheit n on n.unternehmen_id = a.unternehmen_id and n.id = a.nutzungseinheit_id
      where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') as fristen
    ${quelle({ filter: {}, heute }, gefragt)}
    where ${gefragt(sql`l.id`)} order by l.laufnummer nulls last, l.id`);
}
