import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** Shuts the company of this transaction out; whoever is shut out already keeps the first day and gets the new reason. */
export const setSperre = (tx: Tx, { grund, am }: { grund: string; am: Date }): Promise<number> =>
  tx.run(
    sql`update unternehmen set gesperrt = true, gesperrt_am = coalesce(gesperrt_am, ${instant(am)}), sperrgrund = ${grund}`,
  );
export const deleteSperre = (tx: Tx): Promise<number> =>
  tx.run(sql`update unternehmen set gesperrt = false, gesperrt_am = null, sperrgrund = '' where gesperrt`);

/** Whether the company of this transaction is there for trying only; a vendor's sandbox is emptied every night, and stays one. */
export const setTestbetrieb = (tx: Tx, testbetrieb: boolean): Promise<{ name: string } | undefined> =>
  tx.row(sql`update unternehmen set testbetrieb = ${testbetrieb}
    where ${testbetrieb} or not exists (select from sandbox) returning name`);

export const deleteUnternehmen = (tx: Tx): Promise<number> => tx.run(sql`delete from unternehmen`);

/** The row that invoices go on pointing at, with nothing of the company in it. Its address is free again. */
export const leereUnternehmen = (tx: Tx, jetzt: Date): Promise<number> =>
  tx.run(sql`update unternehmen set slug = 'geloescht-' || unternehmen_id, name = 'Gelöschter Betrieb', gewerk = '',
    strasse = '', hausnr = '', plz = '', ort = '', telefon = '', telefonzeiten = '', oeffnungszeiten = '[]',
    zeitennotiz = '', email = '', web = '', kehrbezirk = '', impressum = '', datenschutz = '', logo_datei_id = null,
    kehrtourplaner = false, terminbuchung = false, einstellungen = '{}',
    lat = null, lon = null, verortet_fuer = '', gesperrt = true, gesperrt_am = coalesce(gesperrt_am, ${instant(jetzt)}),
    sperrgrund = 'Auf eigenen Wunsch gelöscht', geloescht_am = ${instant(jetzt)}`);
