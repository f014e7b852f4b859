import type { Gemeinsam } from '@kehrtour/domain/buchungsbestaetigung';

import { type Refusals, refusing } from '../../platform/refusing.ts';

const ZU_VIELE: Record<keyof Gemeinsam, string> = {
  haus: 'Für dieses Haus sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die, für die eine Mail gekommen ist, oder rufen Sie im Betrieb an.',
  mail: 'Mit dieser Mail-Adresse sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  telefon:
    'Mit dieser Telefonnummer sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  netz: 'Über Ihren Internetanschluss sind gerade viele Termine gebucht oder gewünscht worden. Bitte bestätigen Sie zuerst Ihre Mail, versuchen Sie es später, oder rufen Sie im Betrieb an.',
};

/** Why nothing more is taken from where much came already, and what can be done instead. */
const GRUND = {
  'zu-viele-unbestaetigte': [
    'buchung.zu-viele-unbestaetigte',
    (gemeinsam: keyof Gemeinsam) => ({ detail: ZU_VIELE[gemeinsam], retryAfterSeconds: 3600 }),
  ],
} as const satisfies Refusals;

export const grenzeRefused = refusing(GRUND);
