import type { Dokumenttyp } from '@kehrtour/domain/datei/dokument';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import type { Tag } from '@kehrtour/domain/tag';

import { deleteDatei, insertDatei } from '../../datei/datei.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export type DokumentRow = {
  id: string;
  name: string;
  typ: Dokumenttyp;
  groesse: number;
  angelegt_am: Date;
  von: string;
};
export const listDokumente = (tx: Tx, liegenschaftId: string): Promise<DokumentRow[]> =>
  tx.rows(sql`
    select d.id, d.name, d.typ, d.groesse, d.angelegt_am, coalesce(m.vorname || ' ' || m.nachname, '') as von from dokument d
    left join mitarbeiter m on m.unternehmen_id = d.unternehmen_id and m.id = d.angelegt_von
    where d.liegenschaft_id = ${liegenschaftId} and d.geloescht_am is null order by d.angelegt_am desc, d.id`);

/** Whoever counts documents waits for whoever counted before; the trigger of the table does so, too. */
export const lockDokumente = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(aktuelles_unternehmen()::text, 47))`);
/** Those that stand at the house, and all of the company, those that were deleted among them. */
export const countDokumente = async (
  tx: Tx,
  liegenschaftId: string,
): Promise<{ haus: number; betrieb: number }> =>
  (await tx.row<{ haus: number; betrieb: number }>(sql`
    select count(*) filter (where liegenschaft_id = ${liegenschaftId} and geloescht_am is null)::int as haus,
      count(*)::int as betrieb from dokument`)) ?? { haus: 0, betrieb: 0 };

type Gefundenes = { id: string; name: string; typ: Dokumenttyp; schluessel: string };
export const findDokument = (tx: Tx, liegenschaftId: string, id: string): Promise<Gefundenes | undefined> =>
  tx.row(sql`
    select d.id, d.name, d.typ, f.schluessel from dokument d join datei f on f.unternehmen_id = d.unternehmen_id and f.id = d.id
    where d.id = ${id} and d.liegenschaft_id = ${liegenschaftId} and d.geloescht_am is null`);

export async function insertDokument(
  tx: Tx,
  neu: {
    id: string;
    liegenschaftId: string;
    name: string;
    typ: Dokumenttyp;
    groesse: number;
    schluessel: string;
    am: Date;
    von: string;
  },
): Promise<void> {
  const { id, name, typ, groesse, schluessel } = neu;
  await insertDatei(tx, { id, name, typ, groesse, schluessel });
  await tx.run(sql`insert into dokument (id, liegenschaft_id, name, typ, groesse, angelegt_am, angelegt_von)
    values (${id}, ${neu.liegenschaftId}, ${name}, ${typ}, ${groesse}, ${instant(neu.am)}, ${neu.von})`);
}

/** Undefined when this house has no such document that stands there. */
export const setGeloescht = (
  tx: Tx,
  { id, teilId, am }: { id: string; teilId: string; am: Date },
): Promise<{ name: string } | undefined> =>
  tx.row(sql`update dokument set geloescht_am = ${instant(am)}
    where id = ${teilId} and liegenschaft_id = ${id} and geloescht_am is null returning name`);
export const clearGeloescht = (
  tx: Tx,
  { id, teilId }: { id: string; teilId: string },
): Promise<{ name: string } | undefined> =>
  tx.row(sql`update dokument set geloescht_am = null
    where id = ${teilId} and liegenschaft_id = ${id} and geloescht_am is not null returning name`);

export const setFotosGeloescht = (
  tx: Tx,
  vor: Tag,
  { hoechstens, am }: { hoechstens: number; am: Date },
): Promise<number> =>
  tx.run(sql`update dokument set geloescht_am = ${instant(am)} where id in (
    select d.id from dokument d join feldfoto f on f.unternehmen_id = d.unternehmen_id and f.id = d.id
    where d.geloescht_am is null and f.gesehen_am < ${vor}::date
      and not exists (select from mangel m where m.unternehmen_id = f.unternehmen_id and m.id = f.meldung_id)
    order by d.id limit ${hoechstens})`);

const TAG_MS = 86_400_000;
/** Deleted before this moment, it goes for good. */
export const endgueltigVor = (jetzt: Date): Date =>
  new Date(jetzt.getTime() - AUFBEWAHRUNG.dokumentGeloescht.tage * TAG_MS);

/** Companies with documents that are over; seen as the operator sees them. */
export const listUnternehmenMitAlten = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select distinct unternehmen_id from dokument where liegenschaft_id is null or geloescht_am < ${instant(vor)}
    order by unternehmen_id`);
/** Deleted long ago, or of a house that is gone. Locked: nobody takes back what is just going. */
export const lockEinAltes = (tx: Tx, vor: Date): Promise<{ id: string; schluessel: string } | undefined> =>
  tx.row(sql`select d.id, f.schluessel from dokument d join datei f on f.unternehmen_id = d.unternehmen_id and f.id = d.id
    where d.liegenschaft_id is null or d.geloescht_am < ${instant(vor)} order by d.id limit 1 for update of d skip locked`);
/** With its file's row. */
export const deleteDokument = (tx: Tx, id: string): Promise<number> => deleteDatei(tx, id);
