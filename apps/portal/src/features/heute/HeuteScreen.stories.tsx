import '@kehrtour/ui/field.css';
import './heute.css';
import type { Tagesbesuch } from '@kehrtour/contract/heute';

import type { Feldbild, Tagwerk } from './feldtag.ts';
import { HeuteScreen } from './HeuteScreen.tsx';
import type { Marke } from './marke.ts';

export default { title: 'Portal/Heute', component: HeuteScreen };

const NEUN = Date.parse('2027-02-02T09:00:00+01:00');
const um = (uhrzeit: string): string => `2027-02-02T${uhrzeit}:00+01:00`;
const besuch = (nummer: number, teil: Partial<Tagesbesuch> = {}): Tagesbesuch => ({
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
const GUT = besuch(1, {
  status: 'bestaetigt',
  notizZugang: 'Hintereingang, klingeln bei Meyer',
  schluessel: ['Haustür, Bund 4'],
  schluesselIds: ['00000000-0000-4000-8000-000000000401'],
  antwort: { art: 'schluesselNachbar', text: 'Schlüssel bei Meyer', am: um('07:10') },
});
const WOHNUNGEN = ['EG links', 'EG rechts', '1. OG links'].map((lage, i) =>
  besuch(2 + i, {
    haltId: '00000000-0000-4000-8000-000000000299',
    anschrift: 'Marktplatz 12',
    lage,
    name: `Familie ${lage}`,
  }),
);
const NEIN = besuch(6, {
  status: 'abgelehnt',
  hinfaellig: true,
  antwort: { art: 'passtNicht', text: '', am: um('07:00') },
});
const LANG = besuch(7, {
  anschrift: 'Oberbürgermeister-Dreykorn-Gedächtnisstraße 117 b',
  ortszeile: '91233 Neunkirchen am Sand, Ortsteil Rollhofen',
  name: 'Wohnungseigentümergemeinschaft Dreykornstraße, vertreten durch die Hausverwaltung Pegnitztal GmbH',
  notizArbeit:
    'Leiter mitbringen, das Dachfenster klemmt. Der Kaminofen im zweiten Obergeschoss wird seit Oktober täglich benutzt.',
});

const marke = (nummer: number, teil: Partial<Marke>): Marke => ({
  id: `m${nummer}`,
  terminId: besuch(nummer).terminId,
  art: 'erledigt',
  bezugId: null,
  text: '',
  am: NEUN,
  uhrVersatz: 0,
  folge: nummer,
  geraet: 'Handy',
  sendenAb: 0,
  stand: 'wartet',
  versuche: 0,
  naechsterAb: 0,
  gesendetAm: null,
  hinweis: '',
  ergebnis: null,
  ...teil,
});

const RUHIG = { wartend: 0, buero: 0, sendet: false, anmelden: false, ohneNetz: false, zuletzt: NEUN };
function Tag({
  besuche,
  abgeschlossenAm = null,
  ...teil
}: Partial<Feldbild> & { besuche?: Tagesbesuch[]; abgeschlossenAm?: string | null }) {
  const bild: Feldbild = {
    tag: '2027-02-02',
    paket: besuche && {
      inhalt: {
        tag: '2027-02-02',
        serverzeit: um('09:00'),
        mitarbeiter: { id: '00000000-0000-4000-8000-000000000001', name: 'Jonas Weidner' },
        betrieb: { name: 'Kehrbetrieb Muster', telefon: '' },
        abgeschlossenAm,
        taetigkeiten: [],
        faehrtBei: null,
        mitfahrende: [],
        kollegen: [],
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
  const tag: Tagwerk = {
    bild: () => bild,
    hoere: () => () => undefined,
    jetzt: () => NEUN,
    weiter: () => undefined,
    frischeAuf: nichts,
    melde: nichts,
    nimmZurueck: nichts,
    sendeNochEinmal: nichts,
    legeAb: nichts,
    frage: () => Promise.resolve({ art: 'nein', satz: 'Dafür braucht es Netz.' }),
  };
  return (
    <div data-density="field">
      <HeuteScreen tag={tag} onAnmelden={() => undefined} onAbmelden={nichts} />
    </div>
  );
}

export const House = () => <Tag besuche={[GUT, ...WOHNUNGEN, NEIN]} />;
export const HouseOfFlats = () => <Tag besuche={WOHNUNGEN} />;
export const LongestNames = () => <Tag besuche={[LANG]} />;
export const WaitsForANetworkAndALogin = () => (
  <Tag
    besuche={[GUT, besuch(7)]}
    marken={[marke(1, {})]}
    sende={{ ...RUHIG, wartend: 1, anmelden: true }}
    anmelden
    andere={2}
  />
);
export const AllDone = () => (
  <Tag
    besuche={[GUT]}
    marken={[marke(1, { stand: 'gesendet', gesendetAm: NEUN + 1, ergebnis: 'uebernommen' })]}
  />
);
export const DayIsEnded = () => (
  <Tag besuche={[besuch(1, { status: 'erledigt' })]} abgeschlossenAm={um('15:40')} />
);
export const NothingToday = () => <Tag besuche={[]} />;
export const NotFetchedYet = () => <Tag gefragt={false} />;
export const NothingOnThePhone = () => <Tag />;
