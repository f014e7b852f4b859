import type { Tag } from '@kehrtour/domain/tag';
import type { Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export type MitfahrtRow = {
  mitarbeiter_id: string;
  name: string;
  bei_id: string;
  bei: string;
  /** At noon of that day who takes her along is away. */
  fehlt: boolean;
};
export const listMitfahrten = (tx: Tx, tag: Tag): Promise<MitfahrtRow[]> =>
  tx.rows(sql`select f.mitarbeiter_id, btrim(m.vorname || ' ' || m.nachname) as name, f.bei_id, btrim(b.vorname || ' ' || b.nachname) as bei,
      exists (select from belegung w where w.unternehmen_id = f.unternehmen_id and w.mitarbeiter_id = f.bei_id and w.art = 'abwesenheit'
        and w.zeitraum @> ((f.tag + time '12:00') at time zone 'Europe/Berlin')) as fehlt
    from mitfahrt f
    join mitarbeiter m on m.unternehmen_id = f.unternehmen_id and m.id = f.mitarbeiter_id
    join mitarbeiter b on b.unternehmen_id = f.unternehmen_id and b.id = f.bei_id
    where f.tag = ${tag}::date order by 2, 1`);

export type MoeglicheRow = { id: string; name: string; geburtsdatum: Tag | null };
export const listMoegliche = (tx: Tx): Promise<MoeglicheRow[]> =>
  tx.rows(sql`select m.id, btrim(m.vorname || ' ' || m.nachname) as name, m.geburtsdatum from mitarbeiter m
    where m.aktiv order by m.rolle = 'azubi' desc, 2, 1`);

type PersonRow = { qualifikation: Mitarbeiterqualifikation; geburtsdatum: Tag | null };
/** Somebody who works there. */
export const findPerson = (tx: Tx, id: string): Promise<PersonRow | undefined> =>
  tx.row(sql`select qualifikation, geburtsdatum from mitarbeiter where id = ${id} and aktiv`);

/** 0 where one of them is not there. */
export const saveMitfahrt = (
  tx: Tx,
  neu: { tag: Tag; mitarbeiterId: string; beiId: string },
): Promise<number> =>
  tx.run(sql`insert into mitfahrt (tag, mitarbeiter_id, bei_id)
    select ${neu.tag}::date, m.id, b.id from mitarbeiter m, mitarbeiter b
    where m.id = ${neu.mitarbeiterId} and m.aktiv and b.id = ${neu.beiId} and b.aktiv
    on conflict (unternehmen_id, tag, mitarbeiter_id) do update set bei_id = excluded.bei_id`);
export const deleteMitfahrt = (tx: Tx, tag: Tag, mitarbeiterId: string): Promise<number> =>
  tx.run(sql`delete from mitfahrt where tag = ${tag}::date and mitarbeiter_id = ${mitarbeiterId}`);
