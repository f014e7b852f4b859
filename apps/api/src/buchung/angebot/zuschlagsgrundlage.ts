import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { Zuschlagsgrundlage } from './angebot.ts';
import type { BetriebRow } from './betrieb.store.ts';

/** What the surcharge of a time follows from, also in a company that takes no bookings from strangers. */
export const zuschlagsgrundlage = (
  betrieb: BetriebRow,
  { tag }: Moeglichkeit,
  anschrift: Ortsangabe,
): Zuschlagsgrundlage => ({
  regeln: einstellungenAus(betrieb.einstellungen).terminbuchung,
  feiertage: feiertageBei(anschrift, betrieb, tag, tag),
});
