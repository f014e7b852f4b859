import { schreibeCsv } from '@kehrtour/domain/datei/csv';
import { KUNDENSTAENDE_NAMEN } from '@kehrtour/domain/termin/kundenstand';

import type { GuestCtx } from '../../platform/ctx.ts';
import { ladeAuswahl, type Verwaltungsauswahl } from './verwaltungsauswahl.ts';
import { anschriftVon, besuchAus } from './zeigeVerwaltungsseite.ts';

/** The visits of the houses as a list that a spreadsheet opens, one line for each flat; no names of those who live there. */
export async function gibVerwaltungslisteAus(ctx: GuestCtx, auswahl: Verwaltungsauswahl): Promise<string> {
  const { haeuser, besuche } = await ladeAuswahl(ctx, auswahl);
  const jeHaus = Map.groupBy(besuche, (row) => row.liegenschaft_id);
  return schreibeCsv([
    ['Haus', 'Wohnung', 'Wochentag', 'Datum', 'Von', 'Bis', 'Arbeiten', 'Stand'],
    ...haeuser.flatMap((haus) =>
      (jeHaus.get(haus.id) ?? []).map((row) => {
        const { lage, wochentag, datum, von, bis, arbeiten, stand } = besuchAus(row, ctx.now());
        return [
          anschriftVon(haus),
          lage || 'Ganzes Haus',
          wochentag,
          datum,
          von,
          bis,
          arbeiten.join(', '),
          KUNDENSTAENDE_NAMEN[stand],
        ];
      }),
    ),
  ]);
}
