import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';

import type { Rubrik } from '../ankuendigung/kundenmail.ts';

/** The whole instruction with its form, on a durable medium (Art. 246a § 4 Abs. 2 EGBGB); its short form comes first. */
export function widerrufsbelehrung({
  widerruf,
  unternehmen,
}: Pick<Buchungsstand, 'widerruf' | 'unternehmen'>): Rubrik[] {
  if (widerruf?.moeglich !== true) return [];
  const { name, anschrift, telefon, email } = unternehmen;
  const wer = [name, anschrift].filter(Boolean).join(', ');
  const betrieb = [wer, telefon && `Telefon ${telefon}`, email && `E-Mail ${email}`]
    .filter(Boolean)
    .join(', ');
  return [
    {
      titel: 'Widerruf',
      zeilen: [
        rechtssatz('widerruf', { bis: datum(widerruf.bis), betrieb: wer }),
        rechtssatz('widerrufsfolgen'),
      ],
    },
    {
      titel: 'Widerrufsbelehrung: Widerrufsrecht',
      zeilen: [
        rechtssatz('belehrungRecht'),
        rechtssatz('belehrungErklaerung', { betrieb }),
        rechtssatz('belehrungWahrung'),
      ],
    },
    {
      titel: 'Widerrufsbelehrung: Folgen des Widerrufs',
      zeilen: [rechtssatz('belehrungZahlungen'), rechtssatz('belehrungLeistung')],
    },
    {
      titel: 'Muster-Widerrufsformular',
      zeilen: [rechtssatz('formularHinweis'), rechtssatz('formular', { betrieb })],
    },
  ];
}

const datum = (tag: string): string => tag.split('-').toReversed().join('.');
