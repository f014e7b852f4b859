import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { type Gemeinsam, zuVieleBuchungen } from '@kehrtour/domain/buchungsbestaetigung';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { Refused } from '../../platform/refused.ts';
import { zaehleSpur } from './grenze.store.ts';
import type { Buchungsspur } from './spur.ts';

/**
 * Bounds what shares a house, a mailbox, a phone or a network, where the company has bookings confirmed. Under the lock of
 * `sperreSpur`; `bekannt` is who came with a code.
 * @throws Refused 'buchung.zu-viele-unbestaetigte' with what can be done
 */
export async function begrenzeSpur(
  ctx: Ctx,
  tx: Tx,
  spur: Buchungsspur,
  { regeln, bekannt }: { regeln: Terminbuchungseinstellungen; bekannt: boolean },
): Promise<void> {
  if (regeln.bestaetigenMinuten === null) return;
  const zuViele = zuVieleBuchungen(await zaehleSpur(tx, spur, ctx.now()), bekannt);
  if (zuViele === undefined) return;
  throw new Refused('buchung.zu-viele-unbestaetigte', {
    detail: ZU_VIELE[zuViele],
    retryAfterSeconds: 3600,
  });
}

const ZU_VIELE: Record<keyof Gemeinsam, string> = {
  haus: 'Für dieses Haus sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die, für die eine Mail gekommen ist, oder rufen Sie im Betrieb an.',
  mail: 'Mit dieser Mail-Adresse sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  telefon:
    'Mit dieser Telefonnummer sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  netz: 'Über Ihren Internetanschluss sind gerade viele Termine gebucht oder gewünscht worden. Bitte bestätigen Sie zuerst Ihre Mail, versuchen Sie es später, oder rufen Sie im Betrieb an.',
};
