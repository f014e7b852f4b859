import { type SQL, sql } from '../src/platform/db/sql.ts';
import { mitten, type Wo } from './zeilen.ts';

/** A visit with the flat it goes to and the code of its household. */
export type Besuch = {
  id: string;
  version: number;
  status: string;
  kehrtour_id: string;
  halt_id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string;
  mitarbeiter_id: string;
  /** The flat's number, where it goes to one. */
  nummer: string | null;
  /** Where its household may answer. */
  code: string;
  /** Local day. */
  tag: string;
  beginn: Date;
  fenster_von: Date;
};

/** Visits of a company, or of one of its rounds, by flat and by time. */
export const besucheVon = (
  wo: Wo,
  { kehrtourId, liegenschaftId }: { kehrtourId?: string; liegenschaftId?: string } = {},
): Promise<Besuch[]> =>
  mitten(wo, (tx) =>
    tx.rows<Besuch>(sql`
      select t.id, t.version, t.status, t.kehrtour_id, t.halt_id, t.liegenschaft_id, t.nutzungseinheit_id, t.mitarbeiter_id, n.nummer,
        (select z.id from zugangscode z where z.termin_id = t.id limit 1) as code,
        (t.fenster_von at time zone 'Europe/Berlin')::date::text as tag, t.beginn, t.fenster_von
      from termin t left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
      where ${nur(sql`t.kehrtour_id`, kehrtourId)} and ${nur(sql`t.liegenschaft_id`, liegenschaftId)}
      order by length(n.nummer), n.nummer, t.beginn, t.id`),
  );

/** A stop and how much work is bound to it. */
export type Haltarbeit = {
  id: string;
  kehrtour_id: string;
  nummer: string | null;
  tag: string;
  dauer: number;
  aufgaben: number;
};

/** Stops of a house that are driven, by flat and by day. */
export const halteMitArbeit = (wo: Wo, liegenschaftId: string): Promise<Haltarbeit[]> =>
  mitten(wo, (tx) =>
    tx.rows<Haltarbeit>(sql`
      select h.id, h.kehrtour_id, n.nummer, h.tag::text as tag, h.dauer_minuten as dauer,
        (select count(*)::int from halt_aufgabe ha where ha.halt_id = h.id) as aufgaben
      from halt h left join nutzungseinheit n on n.unternehmen_id = h.unternehmen_id and n.id = h.nutzungseinheit_id
      where h.liegenschaft_id = ${liegenschaftId} and not h.ausgelassen order by length(n.nummer) nulls first, n.nummer, h.tag, h.id`),
  );

const nur = (spalte: SQL, wert: string | undefined): SQL =>
  wert === undefined ? sql`true` : sql`${spalte} = ${wert}`;
