import type { Offen } from '@kehrtour/domain/zeiten/restangebot';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';
import type { Absender } from './reservierung.store.ts';

/** Whoever adds to what is unconfirmed does so one after the other; after the lock of his network, before that of people. */
export const sperreUnbestaetigtes = (tx: Tx, unternehmenId: string): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${unternehmenId}, 49))`);

/**
 * What is held, or booked and not confirmed, in days of one person: of the whole company, and of the widest network that is
 * counted together with this visitor's. A hold that was booked keeps its row until the booking is confirmed or lapses.
 */
export async function summeOffener(tx: Tx, { anschluss, weitere }: Absender, jetzt: Date): Promise<Offen> {
  const netz = weitere.at(-1) ?? anschluss;
  const row = await tx.row<{ alle: number; netz: number }>(sql`
    select coalesce(sum(r.anteil), 0)::float8 as alle,
      coalesce(sum(r.anteil) filter (where ${netz}::bytea = any (r.netze)), 0)::float8 as netz
    from reservierung r left join buchung b on b.unternehmen_id = r.unternehmen_id and b.id = r.id
      left join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    where r.anteil is not null and case when b.id is null then r.laeuft_ab > ${instant(jetzt)}
      else b.bestaetigen_bis > ${instant(jetzt)} and b.bestaetigt_am is null and b.verfallen_am is null and t.status = 'angefragt' end`);
  return row ?? { alle: 0, netz: 0 };
}

/** Times that strangers keep just now and have not booked. */
export async function countGehaltene(tx: Tx, jetzt: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`select count(*)::int as anzahl from reservierung r
    where r.anteil is not null and r.laeuft_ab > ${instant(jetzt)}
      and not exists (select from buchung b where b.unternehmen_id = r.unternehmen_id and b.id = r.id)`);
  return row?.anzahl ?? 0;
}

/** A hold that ran out was taken once more, and costs what it costs now. */
export const merkeAnteil = (tx: Tx, id: string, anteil: number | null): Promise<number> =>
  tx.run(sql`update reservierung set anteil = ${anteil}::real where id = ${id}`);
