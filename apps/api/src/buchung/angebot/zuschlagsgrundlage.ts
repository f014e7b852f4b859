import type { Bundesland } from '@kehrtour/domain/bundesland';
import { feiertagsort, type Ortsangabe } from '@kehrtour/domain/feiertagsort';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';

import { feiertage } from '../../feiertag/feiertage.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { Zuschlagsgrundlage } from './angebot.ts';
import type { BetriebRow } from './betrieb.store.ts';

/** What the surcharge of a time follows from, also in a company that takes no bookings from strangers. */
export const zuschlagsgrundlage = (
  { einstellungen, bundesland }: BetriebRow,
  { tag }: Moeglichkeit,
  anschrift: Ortsangabe,
): Zuschlagsgrundlage => ({
  regeln: einstellungenAus(einstellungen).terminbuchung,
  feiertage: feiertage(feiertagsort(anschrift, bundesland as Bundesland), tag, tag),
});
