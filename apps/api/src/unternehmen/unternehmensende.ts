import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export const deleteUnternehmen = (tx: Tx): Promise<number> => tx.run(sql`delete from unternehmen`);

/** The row that invoices go on pointing at, with nothing of the company in it. Its address is free again. */
export const leereUnternehmen = (tx: Tx, jetzt: Date): Promise<number> =>
  tx.run(sql`update unternehmen set slug = 'geloescht-' || unternehmen_id, name = 'Gelöschter Betrieb', gewerk = '',
    strasse = '', hausnr = '', plz = '', ort = '', telefon = '', telefonzeiten = '', oeffnungszeiten = '[]', zeitennotiz = '', email = '', web = '', kehrbezirk = '',
    impressum = '', datenschutz = '', logo_datei_id = null, kehrtourplaner = false, terminbuchung = false, einstellungen = '{}',
    lat = null, lon = null, verortet_fuer = '', gesperrt = true, gesperrt_am = coalesce(gesperrt_am, ${instant(jetzt)}),
    sperrgrund = 'Auf eigenen Wunsch gelöscht', geloescht_am = ${instant(jetzt)}`);
