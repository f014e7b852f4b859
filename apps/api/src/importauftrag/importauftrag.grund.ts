import { formatZeitpunkt } from '@kehrtour/domain/format';
import { FREMDFORMATE } from '@kehrtour/domain/importdatei/datei/fremdformat';

import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** What makes a dry run out of date. */
export type Bestandswechsel = 'eingelesen' | 'zurueckgenommen' | 'zusammengefuehrt' | 'getrennt';
const WECHSELWORTE: Record<Bestandswechsel, (worum: string) => string> = {
  eingelesen: (datei) => `einen anderen Import („${datei}“) übernommen`,
  zurueckgenommen: (datei) => `den Import „${datei}“ zurückgenommen`,
  zusammengefuehrt: (anschrift) => `zwei Häuser zusammengeführt (${anschrift})`,
  getrennt: (anschrift) => `ein zusammengeführtes Haus wieder getrennt (${anschrift})`,
};

/** Why a file is not read, or an import does not go on, and what can be done instead. */
const GRUND = {
  'zu-gross': [
    'zu-gross',
    (bytesMax: number) =>
      `Bis ${bytesMax / 1024 / 1024} MB gehen auf einmal. Bitte exportieren Sie nur die Spalten, die Sie brauchen, oder teilen Sie die Datei.`,
  ],
  leer: ['import.datei-leer', FREMDFORMATE.leer.ausweg],
  'fremdes-format': [
    'import.datei-unlesbar',
    (art: Exclude<keyof typeof FREMDFORMATE, 'leer'>) => FREMDFORMATE[art].ausweg,
  ],
  'zu-aufwendig': [
    'import.datei-unlesbar',
    'Diese Datei zu lesen braucht zu viel Speicher oder Zeit. Bitte exportieren Sie nur die Spalten, die Sie brauchen, am besten als CSV, oder teilen Sie die Datei.',
  ],
  'datei-weg': [
    'import.datei-unlesbar',
    'Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
  ],
  'noch-in-arbeit': [
    'import.falscher-stand',
    'An diesem Import wird gerade noch gearbeitet. Bitte warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  ],
  'nichts-laeuft': [
    'import.falscher-stand',
    'An diesem Import läuft gerade nichts, das sich abbrechen ließe. Bitte laden Sie die Seite neu.',
  ],
  'datei-in-arbeit': [
    'import.falscher-stand',
    'Gerade wird die Datei geprüft oder übernommen. Bitte warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  ],
  'anderer-import-seither': [
    'import.falscher-stand',
    (wechsel: Bestandswechsel, { wer, am, worum }: { wer: string; am: Date; worum: string }) =>
      `Seit dem Probelauf hat ${wer || 'ein verbundenes Programm'} ${WECHSELWORTE[wechsel](worum)} (${formatZeitpunkt(am)}). Bitte starten Sie den Probelauf noch einmal; er zeigt dann, was noch zu tun ist.`,
  ],
  'gleiche-offen': [
    'import.falscher-stand',
    (anzahl: number) =>
      `Unter ${anzahl === 1 ? 'einer Anschrift' : `${anzahl} Anschriften`} dieser Datei steht schon ein Haus. Bitte wählen Sie zuerst, ob diese Häuser zusammengeführt oder neu angelegt werden.`,
  ],
  'feld-unbekannt': [
    'eingabe-ungueltig',
    (feld: string) => amFeld('zuordnung', `Das Feld „${feld}“ gibt es nicht.`),
  ],
  'taetigkeit-unbekannt': [
    'eingabe-ungueltig',
    amFeld('taetigkeiten', 'Diese Tätigkeit gibt es in Ihrem Katalog nicht.'),
  ],
} as const satisfies Refusals;

export const importRefused = refusing(GRUND);
