import type { Gemeinsam } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

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
  'tag-voller-unbestaetigter': [
    'buchung.zu-viele-unbestaetigte',
    (telefon: string) => ({
      detail: `An diesem Tag halten gerade mehrere Besucher Zeiten frei, die noch niemand bestätigt hat. Bitte wählen Sie eine Zeit an einem anderen Tag, versuchen Sie es in zehn Minuten noch einmal, oder ${oderAnrufen(telefon)}`,
      retryAfterSeconds: 600,
    }),
  ],
  'zu-viel-gehalten': [
    'buchung.zu-viele-unbestaetigte',
    (telefon: string) => ({
      detail: `Gerade halten viele Besucher Zeiten frei. Bitte versuchen Sie es in zehn Minuten noch einmal, oder ${oderAnrufen(telefon)}`,
      retryAfterSeconds: 600,
    }),
  ],
} as const satisfies Refusals;

/** The end of a sentence that offers to call. */
export const oderAnrufen = (telefon: string): string =>
  telefon ? `rufen Sie den Betrieb an: Telefon ${telefon}.` : 'rufen Sie im Betrieb an.';

export const grenzeRefused = refusing(GRUND);
