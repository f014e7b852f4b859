import { formatMenge } from '@kehrtour/domain/format';

import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why how a company pays is not changed as it was sent, and what can be done instead. */
const GRUND = {
  'zu-viele-leute': [
    'zahlung.tarif-zu-klein',
    (leute: number, bis: number) =>
      `In Ihrem Betrieb ${formatMenge(leute, 'hat eine Person', `haben ${leute} Personen`).replace(/^\d+ /, '')} einen Zugang, dieser Tarif ist für ${bis}. Wählen Sie den größeren Tarif oder deaktivieren Sie Zugänge, die niemand mehr braucht. Für mehr Personen schreiben Sie uns.`,
  ],
  'empfaenger-schon-da': ['email-vergeben', amFeld('email', 'steht schon in der Liste')],
  'zu-viele-empfaenger': ['zahlung.zu-viele-empfaenger', {}],
  // BR-DE-31: an XRechnung by debit names the whole IBAN, which we keep sealed.
  'leitweg-mit-lastschrift': [
    'eingabe-ungueltig',
    amFeld(
      'leitwegId',
      'geht nicht zusammen mit einer Lastschrift, denn eine XRechnung müsste dann Ihre ganze IBAN nennen. Widerrufen Sie zuerst das Mandat unter „Zahlungsart“.',
    ),
  ],
  'lastschrift-mit-leitweg': [
    'eingabe-ungueltig',
    'Mit einer Leitweg-ID bekommen Sie XRechnungen und zahlen sie per Überweisung. Für eine Lastschrift nehmen Sie zuerst die Leitweg-ID aus der Rechnungsanschrift.',
  ],
  'code-falsch': [
    'code-ungueltig',
    'Dieser Code stimmt nicht oder ist älter als drei Tage. Prüfen Sie die Ziffern, oder lassen Sie sich einen neuen schicken.',
  ],
} as const satisfies Refusals;

export const zahlungRefused = refusing(GRUND);
