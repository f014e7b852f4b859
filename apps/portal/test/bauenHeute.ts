import type { Tagesbesuch } from '@kehrtour/contract/heute';

import type { Feldbild, Fotobild, Tagwerk } from '../src/features/heute/feldtag.ts';
import type { Marke } from '../src/features/heute/marke.ts';
import { eineMarke } from './eineMarke.ts';

/** The day on a phone as stories and tests begin with it. */
export const NEUN = Date.parse('2027-02-02T09:00:00+01:00');
export const um = (uhrzeit: string): string => `2027-02-02T${uhrzeit}:00+01:00`;
export const besuch = (nummer: number, teil: Partial<Tagesbesuch> = {}): Tagesbesuch => ({
  terminId: `00000000-0000-4000-8000-00000000010${nummer}`,
  haltId: `00000000-0000-4000-8000-00000000020${nummer}`,
  liegenschaftId: `00000000-0000-4000-8000-00000000030${nummer}`,
  status: 'angekuendigt',
  hinfaellig: false,
  anschrift: `Hardtstraße ${nummer}`,
  ortszeile: '91207 Lauf a.d.Pegnitz',
  lage: '',
  name: 'Eva Beispiel',
  kehrtour: 'Altstadt',
  beginn: um('08:40'),
  ende: um('08:55'),
  fensterVon: um('08:00'),
  fensterBis: um('10:00'),
  arbeiten: [{ bezeichnung: 'Kehrung, gelegentlich genutzt', dauerMinuten: 15 }],
  kontakte: [{ name: 'Eva Beispiel', rolle: 'bewohner', telefon: '09123 99998' }],
  notizZugang: '',
  notizArbeit: '',
  notiz: '',
  schluessel: [],
  schluesselIds: [],
  anlagen: [],
  maengel: [],
  antwort: null,
  ort: { lat: 49.51, lon: 11.27 },
  ...teil,
});
export const marke = (nummer: number, teil: Partial<Marke>): Marke =>
  eineMarke(nummer, { terminId: besuch(nummer).terminId, am: NEUN, ...teil });

export const RUHIG = { wartend: 0, buero: 0, sendet: false, anmelden: false, ohneNetz: false, zuletzt: NEUN };

export type Tagesteile = Partial<Feldbild> & {
  besuche?: Tagesbesuch[] | undefined;
  abgeschlossenAm?: string | null;
  kollegen?: { id: string; name: string }[];
  mitfahrende?: { id: string; name: string }[];
  faehrtBei?: string | null;
};
/** A day that keeps nothing and sends nothing. @param bilder pictures that every fact has */
export function tagwerk(
  { besuche, abgeschlossenAm = null, kollegen = [], mitfahrende = [], faehrtBei = null, ...teil }: Tagesteile,
  bilder: readonly Fotobild[] = [],
): Tagwerk {
  const bild: Feldbild = {
    tag: '2027-02-02',
    paket: besuche && {
      inhalt: {
        tag: '2027-02-02',
        serverzeit: um('09:00'),
        mitarbeiter: { id: '00000000-0000-4000-8000-000000000001', name: 'Jonas Weidner' },
        betrieb: { name: 'Kehrbetrieb Muster', telefon: '' },
        abgeschlossenAm,
        taetigkeiten: [{ id: 'kehrung_1x', bezeichnung: 'Kehrung, gelegentlich genutzt' }],
        faehrtBei,
        mitfahrende,
        kollegen,
        besuche,
        meldungen: [],
      },
      etag: '"1"',
      geholtAm: NEUN,
    },
    marken: [],
    sende: RUHIG,
    andere: 0,
    gefragt: true,
    anmelden: false,
    ...teil,
  };
  const nichts = (): Promise<void> => Promise.resolve();
  return {
    bild: () => bild,
    hoere: () => () => undefined,
    jetzt: () => NEUN,
    uhr: () => NEUN,
    weiter: () => undefined,
    frischeAuf: nichts,
    melde: nichts,
    nimmZurueck: nichts,
    sendeNochEinmal: nichts,
    legeAb: nichts,
    frage: () => Promise.resolve({ art: 'nein', satz: 'Dafür braucht es Netz.' }),
    fotos: {
      lege: nichts,
      zu: () => Promise.resolve(bilder),
      gibFrei: nichts,
      verwirf: nichts,
      abgelehnte: () => Promise.resolve([]),
      nochEinmal: nichts,
    },
  };
}
