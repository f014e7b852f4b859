import type { QueryOf } from '@kehrtour/contract/endpoint';
import type { verwaltungshauslisteHolen } from '@kehrtour/contract/verwaltungsseite';

import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { oeffneVerwaltung } from '../../zugang/verwaltungscode.ts';
import { ladeHaeuser } from './zeigeVerwaltungsseite.ts';

/** The houses of which somebody wants a list or posters; all where none is named. */
export type Verwaltungsauswahl = QueryOf<typeof verwaltungshauslisteHolen>;

/** A PDF costs more than a page, and nobody prints every minute. */
const JE_STUNDE = { anzahl: 60, proSekunden: 3600 };

/** The chosen houses with their visits; what is no house of this Hausverwaltung is none. */
export async function ladeAuswahl(ctx: GuestCtx, { code, haus }: Verwaltungsauswahl) {
  const { ctx: kunde, kontaktId, zugangscodeId } = await oeffneVerwaltung(ctx, code);
  await countOrRefuse(kunde, `verwaltungsdruck/${zugangscodeId}`, JE_STUNDE);
  const alles = await ladeHaeuser(kunde, kontaktId);
  const gewaehlt = haus === undefined ? undefined : new Set([haus].flat());
  return {
    kunde,
    haeuser: alles.haeuser.filter(({ id }) => gewaehlt?.has(id) ?? true),
    besuche: alles.besuche.filter((row) => gewaehlt?.has(row.liegenschaft_id) ?? true),
  };
}
