import type { Eingangsart } from '@kehrtour/domain/rechnung/rechnung';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export async function insertEingang(
  tx: Tx,
  neu: {
    id: string;
    rechnungId: string;
    art: Eingangsart;
    cent: number;
    am: Tag;
    verweis: string;
    jetzt: Date;
    wer: string;
  },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into zahlungseingang (id, rechnung_id, art, cent, am, verweis, eingetragen_am, wer)
    values (${neu.id}, ${neu.rechnungId}, ${neu.art}, ${neu.cent}, ${neu.am}::date, ${neu.verweis}, ${instant(neu.jetzt)}, ${neu.wer})
    on conflict do nothing`);
  return rows === 1;
}
export const insertMahnung = (
  tx: Tx,
  neu: { rechnungId: string; stufe: number; am: Tag; bis: Tag },
): Promise<number> =>
  tx.run(sql`
    insert into mahnung (rechnung_id, stufe, am, bis) values (${neu.rechnungId}, ${neu.stufe}, ${neu.am}::date, ${neu.bis}::date)
    on conflict do nothing`);
export const insertEinzug = (
  tx: Tx,
  neu: { rechnungId: string; datei: string; cent: number; faelligAm: Tag },
): Promise<number> =>
  tx.run(sql`
    insert into lastschrifteinzug (rechnung_id, datei, cent, faellig_am)
    values (${neu.rechnungId}, ${neu.datei}, ${neu.cent}, ${neu.faelligAm}::date) on conflict do nothing`);

export const answerBeanstandung = (
  tx: Tx,
  { rechnungId, antwort, am }: { rechnungId: string; antwort: string; am: Date },
): Promise<number> =>
  tx.run(sql`
    update beanstandung set antwort = ${antwort}, beantwortet_am = ${instant(am)}
    where rechnung_id = ${rechnungId} and beantwortet_am is null`);

/** Where the owners read their mail. */
export async function findMailDesBetriebs(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ email: string }>(
    sql`select email from mitarbeiter where rolle = 'inhaber' and aktiv and email <> '' order by email`,
  );
  return rows.map(({ email }) => email);
}
