import type { Besuchsart } from '@kehrtour/domain/taetigkeit/besuch';
import { BESUCHSAUSGAENGE } from '@kehrtour/domain/termin/termin';
import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../../platform/db/db.ts';
import { json, sql, worte } from '../../platform/db/sql.ts';
import type { Brief, Zettel } from '../../terminzettel/zettelAuftrag.ts';

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
  ausgang_id: string | null;
  folge: number;
};
export const insertAnkuendigungen = (tx: Tx, rows: readonly AnkuendigungNeu[]): Promise<number> =>
  tx.run(sql`insert into ankuendigung (id, termin_id, kehrtour_id, kontakt_id, art, kanal, empfaenger, anschrift, text, rechtsart,
      erstellt_am, ausgang_id, folge)
    select *
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, termin_id uuid, kehrtour_id uuid, kontakt_id uuid, art text,
      kanal text, empfaenger text, anschrift text, text jsonb, rechtsart text, erstellt_am timestamptz,
      ausgang_id uuid, folge integer)`);

/** What the proof of a notice keeps: the words of its slip without what opens its page, and of a letter the rest of the sheet. */
export type Ansagetext = Omit<Zettel, 'antwort'> & {
  readonly antwortfrist?: string | undefined;
  readonly brief?: Omit<Brief, keyof Zettel> | undefined;
};
/** The words of a notice beside what is told of its appointment by now. */
export type AnsagetextRow = {
  /** Id of the notice. */
  id: string;
  liegenschaft_id: string;
  termin_id: string;
  mitteilung: boolean;
  text: Ansagetext;
  taetigkeiten: string[];
};
/** The last notice of each appointment of a round, and the last to whoever looks after each house. */
export const listAnsagetexte = (tx: Tx, kehrtourId: string): Promise<AnsagetextRow[]> =>
  tx.rows(sql`
    select distinct on (case when a.art = 'mitteilung' then t.liegenschaft_id else a.termin_id end, a.art = 'mitteilung') a.id,
      t.liegenschaft_id, a.termin_id, a.art = 'mitteilung' as mitteilung, a.text, t.taetigkeiten
    from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    where a.kehrtour_id = ${kehrtourId} and a.art in ('ankuendigung', 'aenderung', 'mitteilung') and a.text ? 'taetigkeiten'
    order by case when a.art = 'mitteilung' then t.liegenschaft_id else a.termin_id end, a.art = 'mitteilung', a.erstellt_am desc, a.folge desc, a.id`);

/** Stops still to come in a time in which their driver is elsewhere: the plan is older than the absence. */
export async function hatAbwesendeHalte(tx: Tx, kehrtourId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from halt h
    join belegung b on b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id and b.art = 'abwesenheit'
      and b.zeitraum && tstzrange(h.beginn, h.ende)
      where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen and not exists (select from termin t
        where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id and t.status in ${worte(BESUCHSAUSGAENGE)})) as ja`);
  return row?.ja === true;
}
/** Whoever is to drive this round and has left the company; their days are locked, so nobody leaves meanwhile. */
export const findAusgeschieden = (tx: Tx, kehrtourId: string): Promise<{ name: string } | undefined> =>
  tx.row(sql`
    select m.vorname || ' ' || m.nachname as name from halt h
    join mitarbeiter m on m.unternehmen_id = h.unternehmen_id and m.id = h.mitarbeiter_id and not m.aktiv
    where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen order by m.nachname, m.id limit 1`);
export const codesDerKehrtour = (tx: Tx, kehrtourId: string): Promise<{ termin_id: string; id: string }[]> =>
  tx.rows(
    sql`select z.termin_id, z.id from zugangscode z join termin t on t.unternehmen_id = z.unternehmen_id and t.id = z.termin_id
      where t.kehrtour_id = ${kehrtourId}`,
  );
export const findKehrtourZuAusgang = (
  tx: Tx,
  ausgangId: string,
): Promise<{ kehrtour_id: string } | undefined> =>
  tx.row(
    sql`select kehrtour_id from ankuendigung where ausgang_id = ${ausgangId} and kehrtour_id is not null limit 1`,
  );
