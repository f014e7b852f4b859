import type { Tx } from '../platform/db/db.ts';
import { instant, json, liste, sql } from '../platform/db/sql.ts';
import type { Leseweise } from './importauftrag.store.ts';

export type Profil = {
  id: string;
  name: string;
  lesart: Leseweise;
  zuordnung: Record<string, number>;
  koepfe: string[];
  geaendert_am: Date;
  zuletzt_am: Date | null;
};
/** Nobody has more; a file is compared with the newest only. */
const PROFILE_MAX = 100;
const TEXTE_MAX = 1000;

const spalten = sql`id, name, lesart, zuordnung, koepfe, geaendert_am, zuletzt_am`;

export const findProfil = (tx: Tx, kopf: string): Promise<Profil | undefined> =>
  tx.row(sql`select ${spalten} from importprofil where kopf_hash = ${kopf}`);
export const listProfile = (tx: Tx): Promise<Profil[]> =>
  tx.rows(sql`select ${spalten} from importprofil order by geaendert_am desc, id limit ${PROFILE_MAX}`);
/** What the company chose for texts of its files, whatever their headers; the later choice counts. */
export async function findGewaehlteTaetigkeiten(tx: Tx): Promise<Record<string, string>> {
  const rows = await tx.rows<{ text: string; id: string }>(sql`
    select distinct on (lower(t.key)) t.key as text, t.value as id
    from importprofil p cross join lateral jsonb_each_text(coalesce(p.lesart -> 'taetigkeiten', '{}')) t
    where t.value is not null
    order by lower(t.key), p.geaendert_am desc limit ${TEXTE_MAX}`);
  return Object.fromEntries(rows.map(({ text, id }) => [text, id]));
}
/** A name that was given stays. */
export const saveProfil = (
  tx: Tx,
  kopf: string,
  profil: Pick<Profil, 'name' | 'lesart' | 'zuordnung' | 'koepfe'>,
  am: Date,
): Promise<number> =>
  tx.run(sql`insert into importprofil (kopf_hash, name, lesart, zuordnung, koepfe, geaendert_am)
    values (${kopf}, ${profil.name}, ${json(profil.lesart)}::jsonb, ${json(profil.zuordnung)}::jsonb, ${liste(profil.koepfe)}::text[], ${instant(am)})
    on conflict (unternehmen_id, kopf_hash) do update set lesart = excluded.lesart, zuordnung = excluded.zuordnung, koepfe = excluded.koepfe,
      geaendert_am = excluded.geaendert_am`);
export const setProfilBenutzt = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(sql`update importprofil set zuletzt_am = ${instant(am)} where id = ${id}`);
export const setProfilname = (tx: Tx, id: string, name: string): Promise<number> =>
  tx.run(sql`update importprofil set name = ${name} where id = ${id}`);
export const deleteProfil = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from importprofil where id = ${id}`);
