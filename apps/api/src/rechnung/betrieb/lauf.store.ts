import type { Tag } from '@kehrtour/domain/tag';
import type { Tarifwechsel } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export type VorschauRow = { angelegt_am: Date; testende_am: Tag | null; wechsel: Tarifwechsel[] };
/** The same companies with what their amount is counted from. */
export const listVorschau = (tx: Tx, von: Tag, bis: Tag): Promise<VorschauRow[]> =>
  tx.rows(sql`
    select u.angelegt_am, z.testende_am::text as testende_am, jsonb_agg(jsonb_build_object('ab', t.ab, 'tarif', t.tarif) order by t.ab) as wechsel
    from unternehmen u join tarifwechsel t on t.unternehmen_id = u.unternehmen_id
      left join zahlung z on z.unternehmen_id = u.unternehmen_id
    where t.ab <= ${bis}::date
      and not exists (select from rechnung r where r.unternehmen_id = u.unternehmen_id and r.monat = ${von}::date and r.art = 'rechnung')
    group by u.unternehmen_id, u.angelegt_am, z.testende_am`);
export async function countRechnungen(tx: Tx, monat: Tag): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from rechnung where monat = ${monat}::date and art = 'rechnung'`,
  );
  return row?.anzahl ?? 0;
}

export type LaufRow = { freigegeben_am: Date; fertig_am: Date | null };
export const findLauf = (tx: Tx, monat: Tag): Promise<LaufRow | undefined> =>
  tx.row(sql`select freigegeben_am, fertig_am from rechnungslauf where monat = ${monat}::date`);
/** Released once; again means that something is still missing. */
export const releaseLauf = (tx: Tx, lauf: { monat: Tag; am: Date; wer: string }): Promise<number> =>
  tx.run(sql`
    insert into rechnungslauf (monat, freigegeben_am, wer) values (${lauf.monat}::date, ${instant(lauf.am)}, ${lauf.wer})
    on conflict (unternehmen_id, monat) do update set fertig_am = null`);
