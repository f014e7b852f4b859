import type { KundenTermin } from '@kehrtour/contract/ankuendigung';

import type { Zugang, Zugangsmangel } from '../../shared/zugang.ts';

/** Whom to call; all that a page without its data can still say. */
export interface Anruf {
  name: string;
  telefon: string;
}

/** What `/termin` shows: the question for the code, the appointment, or that we cannot be reached ourselves. */
export type Seite =
  | {
      art: 'eingabe';
      /** Of the answer. */
      status: number;
      eingabe: Zugang;
      maengel: Zugangsmangel[];
      /** Why a code that looks right did not open anything. */
      grund: 'unbekannt' | 'zu-oft' | null;
    }
  | { art: 'termin'; zugang: Zugang; gesendet: boolean; termin: KundenTermin; worte: Terminworte }
  | { art: 'gestoert'; zugang: Zugang; anruf: Anruf | null };

/** Days and instants as text, written by the server so that every phone shows the same. */
export interface Terminworte {
  /** `Freitag, 9. Oktober 2026` */
  antwortBis: string | null;
  /** `13.10.2026, 14:03 Uhr` */
  geantwortetAm: string | null;
  /** `Dienstag, 4. Mai 2027` */
  erledigtAm: string | null;
}
