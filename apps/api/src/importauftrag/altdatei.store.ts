import { deleteDatei } from '../datei/datei.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

const BEENDET = sql`coalesce(i.rueckgaengig_am, i.uebernommen_am, i.geprueft_am, i.angelegt_am)`;

/** Companies with imports that ended, or that nobody went on with, before `vor`; seen as the operator sees them. */
export const listUnternehmenMitAlten = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from importauftrag
      where coalesce(rueckgaengig_am, uebernommen_am, angelegt_am) < ${instant(vor)} order by unternehmen_id`,
  );

export type AltdateiRow = { id: string; datei_id: string; schluessel: string; beendet: boolean };
/** Their files. */
export const listAltdateien = (tx: Tx, vor: Date): Promise<AltdateiRow[]> =>
  tx.rows(sql`select i.id, d.id as datei_id, d.schluessel, i.status in ('uebernommen', 'rueckgaengig') as beendet
    from importauftrag i join datei d on d.unternehmen_id = i.unternehmen_id and d.id = i.datei_id
    where ${BEENDET} < ${instant(vor)} order by i.id limit 500`);

/** Imports from before `vor` that nobody took over, the oldest first. */
export const listUnbestaetigte = (tx: Tx, vor: Date): Promise<{ id: string; schluessel: string }[]> =>
  tx.rows(sql`select i.id, d.schluessel from importauftrag i
    join datei d on d.unternehmen_id = i.unternehmen_id and d.id = i.datei_id
    where i.status in ('hochgeladen', 'geprueft') and i.angelegt_am < ${instant(vor)} order by i.angelegt_am, i.id limit 500`);

/** The file and the rows that were shown of it go; what the import did stays. */
export async function vergissDatei(tx: Tx, { id, datei_id: dateiId }: AltdateiRow): Promise<void> {
  await tx.run(
    sql`update importauftrag
      set vorschau = vorschau || '{"zeilen": [], "spalten": [], "anfang": [], "taetigkeitstexte": []}', lesart = lesart - 'korrekturen', meldungen = '[]',
        meldungsgruppen = '[]', datei_id = null, version = version + 1
      where id = ${id}`,
  );
  await deleteDatei(tx, dateiId);
}
