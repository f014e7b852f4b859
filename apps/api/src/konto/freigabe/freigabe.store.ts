import type { Freigabeende } from '@kehrtour/domain/unternehmen/faktorfreigabe';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export type FreigabeRow = {
  id: string;
  mitarbeiter_id: string;
  email: string;
  wer: string;
  grund: string;
  nachweis: string;
  begonnen_am: Date;
  wirksam_ab: Date;
  beendet_am: Date | null;
  ende: Freigabeende | null;
};
type Neu = Omit<FreigabeRow, 'beendet_am' | 'ende'> & { link_hash: Uint8Array };

/** 0 where one waits already. */
export const insertFreigabe = (tx: Tx, neu: Neu): Promise<number> =>
  tx.run(sql`insert into faktorfreigabe (id, mitarbeiter_id, email, wer, grund, nachweis, link_hash, begonnen_am, wirksam_ab)
    values (${neu.id}, ${neu.mitarbeiter_id}, ${neu.email}, ${neu.wer}, ${neu.grund}, ${neu.nachweis}, ${neu.link_hash},
      ${instant(neu.begonnen_am)}, ${instant(neu.wirksam_ab)}) on conflict do nothing`);
export const listFreigaben = (tx: Tx, anzahl: number): Promise<FreigabeRow[]> =>
  tx.rows(
    sql`select id, mitarbeiter_id, email, wer, grund, nachweis, begonnen_am, wirksam_ab, beendet_am, ende from faktorfreigabe
      order by begonnen_am desc, id limit ${anzahl}`,
  );

/** Whichever is said of it; of two who end the same one, the first does. */
type Gemeint = { mitarbeiterId: string } | { linkHash: Uint8Array } | { faelligAm: Date } | 'offene';
function bedingung(gemeint: Gemeint) {
  if (gemeint === 'offene') return sql`true`;
  if ('mitarbeiterId' in gemeint) return sql`mitarbeiter_id = ${gemeint.mitarbeiterId}`;
  if ('linkHash' in gemeint) return sql`link_hash = ${gemeint.linkHash}`;
  return sql`wirksam_ab <= ${instant(gemeint.faelligAm)}`;
}
export const endFreigaben = (
  tx: Tx,
  gemeint: Gemeint,
  { ende, am }: { ende: Freigabeende; am: Date },
): Promise<Pick<FreigabeRow, 'id' | 'mitarbeiter_id' | 'email' | 'wer'>[]> =>
  tx.rows(sql`update faktorfreigabe set ende = ${ende}, beendet_am = ${instant(am)}
    where beendet_am is null and ${bedingung(gemeint)} returning id, mitarbeiter_id, email, wer`);
/** How one ended to which this link belongs. */
export const findEnde = (tx: Tx, linkHash: Uint8Array): Promise<{ ende: Freigabeende | null } | undefined> =>
  tx.row(sql`select ende from faktorfreigabe where link_hash = ${linkHash}`);

/** Needs the role `kehrtour_betrieb`. */
export const listFaellige = (tx: Tx, am: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from faktorfreigabe where beendet_am is null and wirksam_ab <= ${instant(am)}`,
  );

export const findName = (tx: Tx, id: string): Promise<{ name: string } | undefined> =>
  tx.row(sql`select vorname || ' ' || nachname as name from mitarbeiter where id = ${id}`);
