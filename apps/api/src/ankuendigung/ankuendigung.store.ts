import type { Besuchsart } from '@kehrtour/domain/besuch';
import type { Kanal } from '@kehrtour/domain/kanal';
import type { Tag } from '@kehrtour/domain/tag';
import type { TerminStatus } from '@kehrtour/domain/termin';

import type { Tx } from '../platform/db.ts';
import { json, liste, sql } from '../platform/sql.ts';

/** Rows as JSON, so that a whole round is written in a few statements; instants are ISO strings. */
export type TerminNeu = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  kehrtour_id: string;
  halt_id: string;
  mitarbeiter_id: string;
  status: TerminStatus;
  fenster_von: string;
  fenster_bis: string;
  beginn: string;
  ende: string;
  taetigkeiten: string[];
  antwort_bis: string;
};
export const insertTermine = (tx: Tx, rows: readonly TerminNeu[]): Promise<number> =>
  tx.run(sql`insert into termin (id, liegenschaft_id, nutzungseinheit_id, kehrtour_id, halt_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende, taetigkeiten, antwort_bis)
    select r.id, r.liegenschaft_id, r.nutzungseinheit_id, r.kehrtour_id, r.halt_id, r.mitarbeiter_id, r.status, 'kehrtour', r.fenster_von, r.fenster_bis, r.beginn, r.ende, r.taetigkeiten, r.antwort_bis
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, liegenschaft_id uuid, nutzungseinheit_id uuid, kehrtour_id uuid, halt_id uuid, mitarbeiter_id uuid, status text, fenster_von timestamptz, fenster_bis timestamptz, beginn timestamptz, ende timestamptz, taetigkeiten jsonb, antwort_bis timestamptz)`);
/** Planned times follow the plan; the window only where it was announced anew. */
export const updateTermine = (
  tx: Tx,
  rows: readonly (Pick<
    TerminNeu,
    'id' | 'mitarbeiter_id' | 'fenster_von' | 'fenster_bis' | 'beginn' | 'ende' | 'antwort_bis'
  > & { neuAngesagt: boolean })[],
): Promise<number> =>
  tx.run(sql`update termin t set mitarbeiter_id = r.mitarbeiter_id, beginn = r.beginn, ende = r.ende, antwort_bis = r.antwort_bis,
      fenster_von = case when r."neuAngesagt" then r.fenster_von else t.fenster_von end, fenster_bis = case when r."neuAngesagt" then r.fenster_bis else t.fenster_bis end,
      status = case when r."neuAngesagt" then 'angekuendigt' else t.status end, folge = t.folge + case when r."neuAngesagt" then 1 else 0 end, version = t.version + 1, geaendert_am = now()
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, mitarbeiter_id uuid, fenster_von timestamptz, fenster_bis timestamptz, beginn timestamptz, ende timestamptz, antwort_bis timestamptz, "neuAngesagt" boolean)
    where t.id = r.id`);

export type AnkuendigungNeu = {
  id: string;
  termin_id: string;
  kehrtour_id: string | null;
  kontakt_id: string | null;
  art: 'ankuendigung' | 'aenderung' | 'absage' | 'bestaetigung';
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
  tx.run(sql`insert into ankuendigung (id, termin_id, kehrtour_id, kontakt_id, art, kanal, empfaenger, anschrift, text, rechtsart, erstellt_am, zugang_am, ausgang_id, folge)
    select * from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, termin_id uuid, kehrtour_id uuid, kontakt_id uuid, art text, kanal text, empfaenger text, anschrift text, text jsonb, rechtsart text, erstellt_am timestamptz, zugang_am date, ausgang_id uuid, folge integer)`);

/** Tasks that a round has taken are offered to no other. */
export const bindeAufgaben = (tx: Tx, kehrtourId: string, aufgabeIds: readonly string[]): Promise<number> =>
  tx.run(sql`update aufgabe set kehrtour_id = ${kehrtourId} where id = any(${liste(aufgabeIds)}::uuid[])`);
export const loeseAufgaben = (tx: Tx, kehrtourId: string): Promise<number> =>
  tx.run(sql`update aufgabe set kehrtour_id = null where kehrtour_id = ${kehrtourId} and status = 'offen'`);

/** Stops of the round in a time in which their driver is elsewhere: the plan is older than the absence. */
export async function hatAbwesendeHalte(tx: Tx, kehrtourId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from halt h join belegung b on b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id and b.art = 'abwesenheit' and b.zeitraum && tstzrange(h.beginn, h.ende)
      where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen) as ja`);
  return row?.ja === true;
}
export type NachweisRow = {
  id: string;
  termin_id: string;
  art: string;
  kanal: Kanal;
  empfaenger: string;
  anschrift: string;
  rechtsart: string;
  text: { titel?: string };
  erstellt_am: Date;
  zugang_am: Tag | null;
  versand: string | null;
};
export const listNachweise = (tx: Tx, kehrtourId: string): Promise<NachweisRow[]> =>
  tx.rows(sql`select n.id, n.termin_id, n.art, n.kanal, n.empfaenger, n.anschrift, n.rechtsart, n.text, n.erstellt_am, n.zugang_am, a.status as versand
    from ankuendigung n left join ausgang a on a.unternehmen_id = n.unternehmen_id and a.id = n.ausgang_id where n.kehrtour_id = ${kehrtourId} order by n.erstellt_am, n.id`);
export const codesDerKehrtour = (tx: Tx, kehrtourId: string): Promise<{ termin_id: string; id: string }[]> =>
  tx.rows(
    sql`select z.termin_id, z.id from zugangscode z join termin t on t.unternehmen_id = z.unternehmen_id and t.id = z.termin_id where t.kehrtour_id = ${kehrtourId}`,
  );
export const kanaeleDerKehrtour = (
  tx: Tx,
  kehrtourId: string,
): Promise<{ termin_id: string; kanal: Kanal }[]> =>
  tx.rows(
    sql`select distinct on (termin_id) termin_id, kanal from ankuendigung where kehrtour_id = ${kehrtourId} order by termin_id, erstellt_am desc, id`,
  );
