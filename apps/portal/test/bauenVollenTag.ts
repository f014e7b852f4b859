import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';

import { ANNA, einAusgelassener, eineKehrtour, einHalt, JONAS, zeit } from './bauenKehrtour.ts';

const STRASSEN = ['Hardtstraße', 'Obere Bahnhofstraße', 'Am Bürgerweiher', 'Marktplatz'];
const ANTWORTEN = [
  'bestaetigt',
  'angekuendigt',
  'abgelehnt',
  'bestaetigt',
  'unsicher',
  'angekuendigt',
] as const;

const terminAn = (nummer: number, index: number): Halt['termin'] => ({
  id: `termin-${nummer}`,
  status: ANTWORTEN[index % ANTWORTEN.length] ?? 'angekuendigt',
  antwort: index === 2 ? 'Vormittags arbeite ich, ginge es auch ab 15 Uhr?' : null,
  ungelesen: index === 2,
  bittet: false,
});

/**
 * A whole day for two people: short stops wall to wall, a break, every answer there is, one stop that misses its window
 * and houses without a place. With `eigene` each stop has a window of its own.
 */
export function eineVolleKehrtour(eigene = false): Kehrtour {
  const tag = (ersteNummer: number, mitarbeiterId: string): Halt[] => {
    let minute = 7 * 60 + 35;
    return Array.from({ length: 21 }, (_leer, index) => {
      const nummer = ersteNummer + index;
      const dauer = 10 + ((nummer * 7) % 4) * 5;
      if (minute + dauer > 12 * 60 && minute < 12 * 60 + 33) minute = 12 * 60 + 33;
      const beginn = minute;
      const weg = 2 + (nummer % 4);
      minute += dauer + 2 + ((nummer + 1) % 4);
      const block = eigene
        ? Math.floor((beginn - 45) / 15) * 15
        : Math.floor((beginn - 420) / 120) * 120 + 420;
      return einHalt(nummer, {
        anschrift: `${STRASSEN[index % 4] ?? ''} ${nummer}`,
        mitarbeiterId,
        position: index,
        dauerMinuten: dauer,
        beginn: zeit(beginn),
        ende: zeit(beginn + dauer),
        anfahrtSekunden: weg * 60,
        anfahrtZuFuss: nummer % 3 !== 0,
        fensterVon: zeit(block),
        fensterBis: zeit(block + 120),
        sperre: index === 4 ? { mitarbeiter: true, tag: true, position: true } : {},
        verstoesse: index === 9 ? ['Zugesagte Zeit um 35 Minuten verfehlt'] : [],
        termin: terminAn(nummer, index),
      });
    });
  };
  const halte = [
    ...tag(1, ANNA),
    ...tag(31, JONAS),
    ...[61, 62, 63, 64].map((nummer) => einAusgelassener(nummer)),
  ];
  const leer = eineKehrtour({ status: 'angekuendigt', halte });
  return {
    ...leer,
    kennzahlen: {
      ...leer.kennzahlen,
      fahrtSekunden: 8400,
      arbeitSekunden: 54_600,
      ueberstundenSekunden: 1500,
    },
    schichten: leer.schichten.map((schicht) => ({
      ...schicht,
      beginn: zeit(7 * 60 + 30),
      ende: zeit(16 * 60 + 10),
      fahrtSekunden: 4200,
      arbeitSekunden: 27_300,
      ueberstundenSekunden: schicht.mitarbeiterId === JONAS ? 1500 : 0,
      pausen: [{ von: zeit(12 * 60), bis: zeit(12 * 60 + 30), abwesend: false }],
    })),
  };
}
