import type { Tx } from '../../platform/db.ts';
import { sql } from '../../platform/sql.ts';

/** The company as its customers see it. */
export type BetriebRow = {
  name: string;
  slug: string;
  gewerk: string;
  kehrbezirk: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  telefon: string;
  telefonzeiten: string;
  email: string;
  web: string;
  bundesland: string;
  impressum: string;
  datenschutz: string;
  logo_datei_id: string | null;
  einstellungen: Record<string, unknown>;
  terminbuchung: boolean;
  gesperrt: boolean;
};
export const findBetrieb = (tx: Tx): Promise<BetriebRow | undefined> =>
  tx.row(
    sql`select name, slug, gewerk, kehrbezirk, strasse, hausnr, plz, ort, telefon, telefonzeiten, email, web, bundesland, impressum, datenschutz, case when logo_stand <> 'unlesbar' then logo_datei_id end as logo_datei_id, einstellungen, terminbuchung, gesperrt from unternehmen`,
  );
