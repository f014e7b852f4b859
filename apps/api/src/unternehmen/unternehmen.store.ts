import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { rechtstexteAendern, unternehmenAendern } from '@kehrtour/contract/unternehmen';
import type { LogoStand } from '@kehrtour/domain/datei/logo';
import type { Adresse } from '@kehrtour/domain/ort/adresse';
import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import { type Oeffnungszeit, oeffnungssatz } from '@kehrtour/domain/unternehmen/oeffnungszeiten';

import { type Datei, deleteDatei, insertDatei } from '../datei/datei.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';
import type { AuftrittRow } from './auftritt.store.ts';

/** Slugs are public and unique across the product; the gate answers yes or no without showing a company. */
export async function slugFrei(tx: Tx, slug: string): Promise<boolean> {
  const row = await tx.row<{ frei: boolean }>(sql`select tor_slug_frei(${slug}) as frei`);
  return row?.frei === true;
}

export type NeuesUnternehmen = {
  name: string;
  slug: string;
  bundesland: Bundesland;
  plz: string;
  ort: string;
  email: string;
  kehrbezirk?: string;
  /** Its word for the trade; `Schornsteinfeger` where none is given. */
  gewerk?: string;
  /** From then on the time to try counts. */
  angelegtAm: Date;
};
export async function insertUnternehmen(tx: Tx, neu: NeuesUnternehmen): Promise<string> {
  const row = await tx.row<{ unternehmen_id: string }>(sql`
    insert into unternehmen (slug, name, bundesland, plz, ort, email, kehrbezirk, gewerk, angelegt_am)
    values (${neu.slug}, ${neu.name}, ${neu.bundesland}, ${neu.plz}, ${neu.ort}, ${neu.email},
      ${neu.kehrbezirk ?? ''}, ${neu.gewerk ?? 'Schornsteinfeger'}, ${instant(neu.angelegtAm)})
    returning unternehmen_id`);
  if (!row) throw new Error('company not created');
  return row.unternehmen_id;
}

export type UnternehmenRow = Omit<AuftrittRow, 'logo_datei_id' | 'bbsf_anrede'> & {
  unternehmen_id: string;
  version: number;
  oeffnungszeiten: Oeffnungszeit[];
  zeitennotiz: string;
  logo_name: string | null;
  logo_groesse: number | null;
};

/** The one company that this transaction sees. */
export async function getUnternehmen(tx: Tx): Promise<UnternehmenRow> {
  const row = await tx.row<UnternehmenRow>(sql`
    select u.unternehmen_id, u.version, u.name, u.slug, u.gewerk, u.kehrbezirk, u.strasse, u.hausnr, u.plz, u.ort, u.telefon,
      u.telefonzeiten, u.email, u.web, u.bundesland, u.impressum, u.datenschutz, u.einstellungen, u.oeffnungszeiten, u.zeitennotiz,
      d.name as logo_name, d.groesse as logo_groesse
    from unternehmen u left join datei d on d.unternehmen_id = u.unternehmen_id and d.id = u.logo_datei_id and u.logo_stand <> 'unlesbar'`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}

/**
 * False when somebody else was faster: `daten.version` is not the stored one any more. The public address is written only where
 * it changes: it is a key, and whoever writes keys waits for all that refers to the company, as a running import does.
 */
export async function saveUnternehmen(
  tx: Tx,
  daten: BodyOf<typeof unternehmenAendern>,
  neueAdresse: boolean,
): Promise<boolean> {
  const saved = await tx.run(sql`
    update unternehmen set ${neueAdresse ? sql`slug = ${daten.slug},` : sql``} name = ${daten.name}, gewerk = ${daten.gewerk}, bundesland = ${daten.bundesland},
      strasse = ${daten.strasse}, hausnr = ${daten.hausnr}, plz = ${daten.plz}, ort = ${daten.ort}, telefon = ${daten.telefon},
      oeffnungszeiten = ${json(daten.oeffnungszeiten)}::jsonb, zeitennotiz = ${daten.zeitennotiz},
      telefonzeiten = ${oeffnungssatz(daten.oeffnungszeiten, daten.zeitennotiz)}, email = ${daten.email}, web = ${daten.web},
      kehrbezirk = ${daten.kehrbezirk}, version = version + 1
    where version = ${daten.version}`);
  return saved === 1;
}

/** Whether strangers can book; locked, so that nobody switches it on meanwhile. */
export async function lockTerminbuchung(tx: Tx): Promise<boolean> {
  const row = await tx.row<{ an: boolean }>(
    sql`select terminbuchung as an from unternehmen for no key update`,
  );
  return row?.an === true;
}

/** False when somebody else was faster. */
export async function saveRechtstexte(tx: Tx, texte: BodyOf<typeof rechtstexteAendern>): Promise<boolean> {
  const saved = await tx.run(sql`
    update unternehmen set impressum = ${texte.impressum}, datenschutz = ${texte.datenschutz}, version = version + 1
    where version = ${texte.version}`);
  return saved === 1;
}

/** False when somebody else was faster. */
export async function saveEinstellungen(tx: Tx, einstellungen: unknown, version: number): Promise<boolean> {
  const saved = await tx.run(sql`
    update unternehmen set einstellungen = einstellungen || ${json(einstellungen)}::jsonb, version = version + 1 where version = ${version}`);
  return saved === 1;
}

export type LogoRow = { id: string; name: string; typ: string; schluessel: string; stand: LogoStand };
export const findLogo = (tx: Tx): Promise<LogoRow | undefined> =>
  tx.row(sql`
    select d.id, d.name, d.typ, d.schluessel, u.logo_stand as stand from unternehmen u
    join datei d on d.unternehmen_id = u.unternehmen_id and d.id = u.logo_datei_id`);

/** Puts a drawn file in the place of the logo; the row of an earlier one goes. */
export async function replaceLogo(tx: Tx, neu: Datei | null): Promise<void> {
  const old = await findLogo(tx);
  if (neu) await insertDatei(tx, neu);
  await tx.run(
    sql`update unternehmen set logo_datei_id = ${neu?.id ?? null}, logo_stand = 'gezeichnet', version = version + 1`,
  );
  if (old) await deleteDatei(tx, old.id);
}

/** Puts what was drawn of a logo in its place, unless somebody has changed it meanwhile; to people it is the same logo. */
export async function saveNachgezeichnet(tx: Tx, old: LogoRow, neu: Datei): Promise<boolean> {
  await insertDatei(tx, neu);
  const saved = await tx.run(
    sql`update unternehmen set logo_datei_id = ${neu.id}, logo_stand = 'gezeichnet' where logo_datei_id = ${old.id}`,
  );
  await deleteDatei(tx, saved === 1 ? old.id : neu.id);
  return saved === 1;
}
export const merkeUnlesbar = (tx: Tx, old: LogoRow): Promise<number> =>
  tx.run(sql`update unternehmen set logo_stand = 'unlesbar' where logo_datei_id = ${old.id}`);

/** The company's address, its map, and what its place was found with. */
export async function findBetriebsanschrift(
  tx: Tx,
): Promise<{ anschrift: Adresse; karte: string | null; verortetFuer: string }> {
  const row = await tx.row<Adresse & { karte: string | null; verortet_fuer: string }>(
    sql`select strasse, hausnr, plz, ort, verortet_fuer, (select version from karte) as karte from unternehmen`,
  );
  if (!row) throw new Error('no company in this transaction');
  const { karte, verortet_fuer: verortetFuer, ...anschrift } = row;
  return { anschrift, karte, verortetFuer };
}

/** A place that only the machine found changes nothing for people: the version stays. */
export const saveBetriebsort = (
  tx: Tx,
  { ort, fuer }: { ort: Koordinate | null; fuer: string },
): Promise<number> =>
  tx.run(
    sql`update unternehmen set lat = ${ort?.lat ?? null}, lon = ${ort?.lon ?? null}, verortet_fuer = ${fuer}`,
  );

export type EinrichtungRow = {
  kontakt: boolean;
  liegenschaften: number;
  /** Those among them of the invented district. */
  erfundene: number;
  fahrer: number;
  taetigkeiten: number;
  hoheitlich: number;
  zettel: boolean;
  /** Name of the own map extract. */
  karte: string | null;
  /** Rounds that are at least planned. */
  kehrtouren: number;
};
/** What of the planner's set-up is there, counted. */
export async function countEinrichtung(tx: Tx): Promise<EinrichtungRow> {
  const row = await tx.row<EinrichtungRow>(sql`
    select strasse <> '' and plz <> '' and ort <> '' and telefon <> '' as kontakt,
      (select count(*)::int from liegenschaft) as liegenschaften,
      (select count(*)::int from liegenschaft l, beispielbezirk b where l.id = any(b.haeuser)) as erfundene,
      (select count(*)::int from mitarbeiter where aktiv and faehrt and jsonb_array_length(arbeitszeit) > 0) as fahrer,
      (select count(*)::int from taetigkeit where aktiv) as taetigkeiten,
      (select count(*)::int from taetigkeit where aktiv and art = 'hoheitlich') as hoheitlich,
      einstellungen ? 'terminzettel' as zettel,
      (select k.name from karte k) as karte,
      (select count(*)::int from kehrtour where status <> 'entwurf') as kehrtouren
    from unternehmen`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}

/** What was accepted, as the history has it. */
export const listVertraege = (tx: Tx): Promise<{ stand: string; von: string; am: Date }[]> =>
  tx.rows(sql`select nach ->> 'stand' as stand, coalesce(nach ->> 'von', '') as von, am from verlauf
    where gegenstand = 'unternehmen' and was = 'vertraege-angenommen' and nach ->> 'stand' is not null order by id desc limit 50`);

export const setTerminbuchungGenutzt = (tx: Tx): Promise<number> =>
  tx.run(sql`update unternehmen set terminbuchung_genutzt = true where not terminbuchung_genutzt`);
export const setTerminbuchung = (tx: Tx, an: boolean): Promise<number> =>
  tx.run(sql`update unternehmen set terminbuchung = ${an} where terminbuchung <> ${an}`);
export async function hatKehrtourplaner(tx: Tx): Promise<boolean> {
  const row = await tx.row<{ kehrtourplaner: boolean }>(sql`select kehrtourplaner from unternehmen`);
  return row?.kehrtourplaner === true;
}
export const setKehrtourplaner = (tx: Tx, an: boolean): Promise<number> =>
  tx.run(sql`update unternehmen set kehrtourplaner = ${an} where kehrtourplaner <> ${an}`);
