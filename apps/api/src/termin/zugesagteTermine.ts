import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { mitVersatz, ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { Tx } from '../platform/db/db.ts';
import { listZugesagte, type Zusagenfilter, type ZugesagtRow } from './zugesagteTermine.store.ts';

/** An appointment somebody counts on, with what a change is measured by. */
export type ZugesagterTermin = Pick<
  ZugesagtRow,
  'strasse' | 'hausnr' | 'plz' | 'ort' | 'lat' | 'lon' | 'beginn' | 'ende'
> & { readonly mitarbeiterId: string | null; readonly zeile: BetroffenerTermin };

/** Announced, confirmed, unsure or requested appointments that overlap the span. */
export async function zugesagteTermine(tx: Tx, filter: Zusagenfilter): Promise<ZugesagterTermin[]> {
  return (await listZugesagte(tx, filter)).map((row) => ({
    ...row,
    mitarbeiterId: row.mitarbeiter_id,
    zeile: {
      id: row.id,
      name: row.name,
      anschrift: adresszeile(row),
      mitarbeiter: row.mitarbeiter,
      beginn: mitVersatz(ortszeitAus(row.beginn)),
      ende: mitVersatz(ortszeitAus(row.ende)),
      status: row.status,
    },
  }));
}
