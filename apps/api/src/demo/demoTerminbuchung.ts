import type { Gebietsdaten } from '@kehrtour/contract/gebiet';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeitsbuchung } from '@kehrtour/contract/terminbuchung';
import type { Woche, Zeitspanne } from '@kehrtour/contract/verfuegbarkeit';

import { ORT, PLZ } from '../../demo/musterbach.plan.ts';

const MUSTERBACH: Gebietsdaten = {
  art: 'plz',
  name: '',
  plz: PLZ,
  ort: ORT,
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: true,
  ausgenommen: false,
  zustaendig: '',
};
const NACHBAR =
  'Korbinian Ascher, bevollmächtigter Bezirksschornsteinfeger Musterbach 2, Telefon 089 99998 140';

/** Where the invented company goes: its town, a street whose far end is another district's, a settlement it leaves out. */
export const DEMO_GEBIETE: readonly Gebietsdaten[] = [
  MUSTERBACH,
  { ...MUSTERBACH, plz: '91998', ort: 'Oberfelden', hoheitlich: false, zustaendig: NACHBAR },
  { ...MUSTERBACH, art: 'strasse', strasse: 'Ringstraße', hausnrVon: 1, hausnrBis: 17 },
  {
    ...MUSTERBACH,
    art: 'strasse',
    strasse: 'Ringstraße',
    hausnrVon: 18,
    hoheitlich: false,
    zustaendig: NACHBAR,
  },
  {
    ...MUSTERBACH,
    art: 'strasse',
    strasse: 'Waldsiedlung',
    hoheitlich: false,
    ausgenommen: true,
    zustaendig: NACHBAR,
  },
];

const NACH_AUFWAND = 'nach Aufwand, 18,50 € je Viertelstunde';

type Buchbar = { online: Taetigkeit['online']; buchung: Partial<Taetigkeitsbuchung> };
/** Activities as the company offers them; of those that customers cannot tell apart only one is for everybody. */
export const DEMO_BUCHUNG: Readonly<Record<string, Buchbar>> = {
  kehrung_1x: { online: 'ja', buchung: { fragen: ['feuerstaetten', 'geschosse'], preisCent: 3_890 } },
  kehrung_2x: { online: 'link', buchung: { preisCent: 3_890 } },
  kehrung_3x: { online: 'link', buchung: { preisCent: 3_890 } },
  kehrung_4x: { online: 'link', buchung: { preisCent: 3_890 } },
  awu_gas_1: { online: 'ja', buchung: { fragen: ['feuerstaetten'], preisCent: 4_950 } },
  awu_gas_2: { online: 'link', buchung: { preisCent: 4_950 } },
  awu_gas_3: { online: 'link', buchung: { preisCent: 4_950 } },
  awu_oel_1: { online: 'ja', buchung: { fragen: ['feuerstaetten'], preisCent: 5_480 } },
  awu_oel_2: { online: 'link', buchung: { preisCent: 5_480 } },
  messung_oelgas: { online: 'ja', buchung: { preisCent: 6_230 } },
  messung_fest: { online: 'link', buchung: { preisCent: 9_800 } },
  erstmessung: { online: 'anfrage', buchung: { preisText: NACH_AUFWAND } },
  wiederholung: { online: 'link', buchung: { preisCent: 6_230 } },
  nachschau: { online: 'link', buchung: { preisText: NACH_AUFWAND } },
  lueftung: { online: 'ja', buchung: { preisText: NACH_AUFWAND } },
  gashausschau: { online: 'ja', buchung: { preisCent: 7_900 } },
  rwm: {
    online: 'ja',
    buchung: { fragen: ['nutzungseinheiten'], preisCent: 2_400, preisText: 'je Wohnung' },
  },
  beratung: {
    online: 'ja',
    buchung: { dauerMinuten: 45, preisCent: 0, preisText: 'die erste Beratung' },
  },
  bauabnahme: {
    online: 'anfrage',
    buchung: {
      preisText: 'Gebühr nach Gebührenordnung (KÜO)',
      hinweis: 'Bitte halten Sie die Unterlagen der neuen Feuerstätte bereit.',
    },
  },
  rohbau: { online: 'anfrage', buchung: { preisText: 'Gebühr nach Gebührenordnung des Landes' } },
  dunstabzug: {
    online: 'anfrage',
    buchung: { preisText: NACH_AUFWAND, hinweis: 'Wir kommen außerhalb Ihrer Küchenzeiten.' },
  },
  fss: {
    online: 'link',
    buchung: {
      fragen: ['feuerstaetten', 'nutzungseinheiten'],
      preisText: 'Gebühr nach Gebührenordnung (KÜO)',
    },
  },
  geg60: { online: 'nein', buchung: {} },
};

const an = (tage: readonly number[], zeiten: readonly Zeitspanne[]): Woche =>
  tage.flatMap((wochentag) => zeiten.map((zeit) => ({ wochentag, ...zeit })));
const MORGENS = { von: '08:00', bis: '12:00' };

/** The owner keeps her mornings for rounds; the journeyman is there all day. */
export const DEMO_WOCHE_INHABERIN: Woche = [
  ...an([2, 4], [{ von: '13:00', bis: '17:00' }]),
  ...an([3], [{ von: '15:00', bis: '19:00' }]),
];
export const DEMO_WOCHE_GESELLE: Woche = [
  ...an([1, 2, 3, 4], [MORGENS, { von: '12:45', bis: '16:30' }]),
  ...an([5], [{ von: '08:00', bis: '13:00' }]),
  ...an([6], [{ von: '09:00', bis: '12:00' }]),
];
