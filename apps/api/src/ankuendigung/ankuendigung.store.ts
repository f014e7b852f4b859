import type { Besuchsart } from '@kehrtour/domain/besuch';
import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/kanal';
import type { Tag } from '@kehrtour/domain/tag';
import type { VersandStatus } from '@kehrtour/domain/vorgang';

import type { Tx } from '../platform/db.ts';
import { json, sql } from '../platform/sql.ts';

export type AnkuendigungNeu = {
  id: string;
  termin_id: string;
  kehrtour_id: string | null;
  kontakt_id: string | null;
  art: Ankuendigungsart;
  kanal: Kanal;
  empfaenger: string;
  anschrift: string;
  text: unknown;
  rechtsart: Besuchsart;
  erstellt_am: string;
  zugang_am: Tag;
  ausgang_id: string | null;
  folge: number;
};
export const insertAnkuendigungen = (tx: Tx, rows: readonly AnkuendigungNeu[]): Promise<number> =>
  tx.run(sql`insert into ankuendigung (id, termin_id, kehrtour_id, kontakt_id, art, kanal, empfaenger, anschrift, text, rechtsart,
      erstellt_am, zugang_am, ausgang_id, folge)
    select *
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, termin_id uuid, kehrtour_id uuid, kontakt_id uuid, art text,
      kanal text, empfaenger text, anschrift text, text jsonb, rechtsart text, erstellt_am timestamptz, zugang_am date,
      ausgang_id uuid, folge integer)`);

/** Stops of the round in a time in which their driver is elsewhere: the plan is older than the absence. */
export async function hatAbwesendeHalte(tx: Tx, kehrtourId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from halt h
    join belegung b on b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id and b.art = 'abwesenheit'
      and b.zeitraum && tstzrange(h.beginn, h.ende)
      where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen) as ja`);
  return row?.ja === true;
}
export type NachweisRow = {
  id: string;
  termin_id: string;
  art: Ankuendigungsart;
  kanal: Kanal;
  empfaenger: string;
  anschrift: string;
  rechtsart: Besuchsart;
  text: { titel?: string };
  erstellt_am: Date;
  zugang_am: Tag | null;
  versand: VersandStatus | null;
};
export const listNachweise = (tx: Tx, kehrtourId: string): Promise<NachweisRow[]> =>
  tx.rows(sql`select n.id, n.termin_id, n.art, n.kanal, n.empfaenger, n.anschrift, n.rechtsart, n.text, n.erstellt_am, n.zugang_am, a.status as versand
    from ankuendigung n left join ausgang a on a.unternehmen_id = n.unternehmen_id and a.id = n.ausgang_id
    where n.kehrtour_id = ${kehrtourId} order by n.erstellt_am, n.id`);
export const codesDerKehrtour = (tx: Tx, kehrtourId: string): Promise<{ termin_id: string; id: string }[]> =>
  tx.rows(
    sql`select z.termin_id, z.id from zugangscode z join termin t on t.unternehmen_id = z.unternehmen_id and t.id = z.termin_id
      where t.kehrtour_id = ${kehrtourId}`,
  );
export const kanaeleDerKehrtour = (
  tx: Tx,
  kehrtourId: string,
): Promise<{ termin_id: string; kanal: Kanal }[]> =>
  tx.rows(
    sql`select distinct on (termin_id) termin_id, kanal from ankuendigung where kehrtour_id = ${kehrtourId} order by termin_id, erstellt_am desc, id`,
  );
