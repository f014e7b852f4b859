import type { Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';
import {
  type Buchungsherkunft,
  type StatusNachBestaetigung,
  type TerminStatus,
} from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';
import type { Buchungswunsch } from './angebot/wunsch.ts';
import type { Buchungsspur } from './grenze/grenze.store.ts';

/** What a booking remembers of the wish: also what it cost and what was agreed to, as it was said then. */
export type GebuchterWunsch = Buchungswunsch & {
  readonly kundentext: string;
  readonly art: Taetigkeitsart;
  readonly preisCent: number | null;
  readonly preisText: string;
  readonly zuschlagCent: number | null;
  readonly zuschlagText: string;
  readonly zahlungspflichtig: boolean;
};

export type BuchungRow = {
  id: string;
  termin_id: string;
  referenz: string;
  herkunft: Buchungsherkunft;
  wunsch: GebuchterWunsch;
  notiz: string;
  angelegt_am: Date;
  widerrufen_am: Date | null;
  /** When she said yes to a proposed time and with it to the contract; null: with the booking. */
  vertrag_am: Date | null;
  einwilligungen: { art: string; fassung: string; am: string }[];
  status: TerminStatus;
  fenster_von: Date;
  fenster_bis: Date;
  beginn: Date;
  ende: Date;
  folge: number;
  version: number;
  kehrtour_id: string | null;
  halt_id: string | null;
  liegenschaft_id: string;
  mitarbeiter_id: string | null;
  mitarbeiter: string;
  kontakt_id: string | null;
  vorname: string;
  nachname: string;
  email: string;
  telefon: string;
  zugangscode_id: string | null;
  bestaetigen_bis: Date | null;
  bestaetigt_am: Date | null;
  verfallen_am: Date | null;
  nach_bestaetigung: StatusNachBestaetigung | null;
  nachfolger_termin_id: string | null;
  welle_id: string | null;
};

/** A booking with its appointment as it stands now. */
export const findBuchung = (tx: Tx, terminId: string, sperren = false): Promise<BuchungRow | undefined> =>
  tx.row(sql`select b.id, b.termin_id, b.referenz, b.herkunft, b.wunsch, b.notiz, b.angelegt_am, b.widerrufen_am, b.vertrag_am, b.einwilligungen, b.kontakt_id,
      t.status, t.fenster_von, t.fenster_bis, t.beginn, t.ende, t.folge, t.version, t.kehrtour_id, t.halt_id, t.liegenschaft_id, t.mitarbeiter_id,
      coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, coalesce(k.vorname, '') as vorname,
        coalesce(k.nachname, '') as nachname, coalesce(k.email, '') as email, coalesce(k.telefon, '') as telefon, z.id as zugangscode_id,
      b.bestaetigen_bis, b.bestaetigt_am, b.verfallen_am, b.nach_bestaetigung, b.nachfolger_termin_id, b.welle_id
    from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    left join kontakt k on k.unternehmen_id = b.unternehmen_id and k.id = b.kontakt_id
    left join zugangscode z on z.unternehmen_id = t.unternehmen_id and z.termin_id = t.id
    where b.termin_id = ${terminId} ${sperren ? sql`for update of t` : sql``}`);

/** False when this reference was given before. */
export async function insertBuchung(
  tx: Tx,
  neu: {
    id: string;
    terminId: string;
    kontaktId: string | null;
    referenz: string;
    herkunft: Buchungsherkunft;
    wunsch: GebuchterWunsch;
    einwilligungen: unknown;
    notiz: string;
    am: Date;
    bestaetigenBis: Date | null;
    bestaetigtAm: Date | null;
    nachBestaetigung: StatusNachBestaetigung | null;
    spur: Buchungsspur | null;
  },
): Promise<boolean> {
  const inserted =
    await tx.run(sql`insert into buchung (id, termin_id, kontakt_id, referenz, herkunft, wunsch, einwilligungen, notiz, angelegt_am,
        bestaetigen_bis, bestaetigt_am, bestaetigt_durch, nach_bestaetigung, netz_hash, mail_hash, telefon_hash, haus_schluessel)
    values (${neu.id}, ${neu.terminId}, ${neu.kontaktId}, ${neu.referenz}, ${neu.herkunft}, ${json(neu.wunsch)}::jsonb,
      ${json(neu.einwilligungen)}::jsonb, ${neu.notiz}, ${instant(neu.am)}, ${neu.bestaetigenBis?.toISOString() ?? null}::timestamptz,
      ${neu.bestaetigtAm?.toISOString() ?? null}::timestamptz, ${neu.bestaetigtAm === null ? null : 'mail'}, ${neu.nachBestaetigung},
      ${neu.spur?.netz ?? null}, ${neu.spur?.mail ?? null}, ${neu.spur?.telefon ?? null}, ${neu.spur?.haus ?? null})
    on conflict (unternehmen_id, referenz) do nothing`);
  return inserted === 1;
}
export const merkeWiderruf = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(sql`update buchung set widerrufen_am = ${instant(am)} where id = ${id} and widerrufen_am is null`);
export const merkeVertrag = (
  tx: Tx,
  id: string,
  einwilligungen: BuchungRow['einwilligungen'],
  am: Date,
): Promise<number> =>
  tx.run(
    sql`update buchung set einwilligungen = einwilligungen || ${json(einwilligungen)}::jsonb, vertrag_am = ${instant(am)}
      where id = ${id} and vertrag_am is null`,
  );
export const merkeZeit = (tx: Tx, id: string, wunsch: GebuchterWunsch): Promise<number> =>
  tx.run(sql`update buchung set wunsch = ${json(wunsch)}::jsonb where id = ${id}`);

/** What told whoever booked already that nobody comes. */
export const listAbsagemails = (tx: Tx, terminId: string): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from ausgang
    where ereignis like ${`buchung/${terminId}/%`}
      and vorlage in ('buchung.abgesagt', 'buchung.abgelehnt', 'buchung.widerrufen')`);
