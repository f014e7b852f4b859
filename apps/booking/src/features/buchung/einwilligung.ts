import type { BuchbareTaetigkeit, Buchungsunternehmen, Zeit } from '@kehrtour/contract/buchungsangebot';
import { noetigeEinwilligungen } from '@kehrtour/domain/buchung/buchung';
import { plusTage, type Tag } from '@kehrtour/domain/tag';

export type Einwilligungstext = Buchungsunternehmen['einwilligungen'][number];

/**
 * The fortnight of withdrawal, moved on by weekends and holidays as far as it ever can be. The exact day is the server's:
 * one more consent than needed does no harm, one too few refuses the booking.
 */
const WIDERRUF_TAGE_MAX = 18;

/** The texts to agree to before this can be booked. */
export function einwilligungenFuer(
  { einwilligungen }: Pick<Buchungsunternehmen, 'einwilligungen'>,
  { zahlungspflichtig }: Pick<BuchbareTaetigkeit, 'zahlungspflichtig'>,
  { tag, heute }: Pick<Zeit, 'tag'> & { heute: Tag },
): Einwilligungstext[] {
  const widerrufBis = plusTage(heute, WIDERRUF_TAGE_MAX);
  const noetig = noetigeEinwilligungen({ zahlungspflichtig, tag, widerrufBis });
  return einwilligungen.filter(({ art }) => noetig.includes(art));
}

export const feldZu = ({ art }: Pick<Einwilligungstext, 'art'>): string => `einwilligung-${art}`;
