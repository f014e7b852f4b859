import { formatZeitspanne } from '@kehrtour/domain/format';
import type { Meldesache, Meldeversuch } from '@kehrtour/domain/nachweis/behoerdenmeldung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { nanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';
import { bestellungText } from '@kehrtour/domain/versand/terminzettel';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { type AbsenderRow, findAbsender } from '../empfang/empfang.store.ts';
import {
  findMeldehaus,
  listMeldeversuche,
  type MeldehausRow,
  type MeldeversuchRow,
} from './meldung.store.ts';

export type GeladeneMeldesache = Meldesache & { readonly haus: MeldehausRow; readonly absender: AbsenderRow };

/**
 * All that a report to the authority says about prevented visits for a Feuerstättenschau up to this one; undefined where it was
 * none.
 */
export async function ladeMeldesache(
  ctx: TenantCtx,
  tx: Tx,
  terminId: string,
): Promise<GeladeneMeldesache | undefined> {
  const rows = await listMeldeversuche(tx, terminId);
  const haus = await findMeldehaus(tx, terminId);
  const absender = await findAbsender(tx, null);
  const letzter = rows.at(-1);
  if (!haus || !absender || letzter?.id !== terminId) return undefined;
  const versuche: Meldeversuch[] = [];
  for (const row of rows) versuche.push(await versuchAus(ctx, tx, row));
  const erster = versuche[0]?.ansage?.erstelltAm ?? ortszeitAus(letzter.fenster_von).tag;
  return {
    versuche,
    haus,
    absender,
    eigentuemer: haus.eigentuemer ?? [],
    bestellung: absender.kehrbezirk === '' ? '' : bestellungText(absender, absender.bbsf_anrede),
    fristBis: haus.frist_bis,
    feiertage: feiertageBei(haus, haus, erster, plusTage(ortszeitAus(letzter.fenster_bis).tag, 1)),
  };
}

/** The last notice that said when somebody comes is the one that counts. */
async function versuchAus(ctx: TenantCtx, tx: Tx, row: MeldeversuchRow): Promise<Meldeversuch> {
  const nachweise = await ladeNachweise(ctx, tx, { terminIds: [row.id] });
  const ansage = nachweise.findLast(({ art }) => art === 'ankuendigung' || art === 'aenderung');
  const von = ortszeitAus(row.fenster_von);
  return {
    besuchAm: von.tag,
    fenster: formatZeitspanne({ beginn: von.uhrzeit, ende: ortszeitAus(row.fenster_bis).uhrzeit }),
    status: row.status,
    mitarbeiter: row.mitarbeiter,
    genannt: nanntePerson({
      besuchAm: von.tag,
      personen: row.personen,
      mitarbeiterId: row.mitarbeiter_id,
    }),
    ansage: ansage ? { ...ansage, erstelltAm: ortszeitAus(new Date(ansage.erstelltAm)).tag } : null,
  };
}
