import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import type { Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';

import { einKundenTermin } from '../../../test/einKundenTermin.ts';
import { type Antwortmangel, LEERE_EINGABEN } from './antwortformular.ts';
import { TerminScreen } from './TerminScreen.tsx';

export default { title: 'Kunde/Termin', component: TerminScreen };

interface Lage {
  termin: KundenTermin;
  mangel?: Antwortmangel;
  gesendet?: boolean;
}

const seite = ({ termin, mangel, gesendet = false }: Lage) => (
  <TerminScreen
    termin={termin}
    zugang={{ code: 'KdQsqjzj8lPShtAQisWfrphA', hausnr: '' }}
    worte={{
      antwortBis: 'Freitag, 30. April 2027',
      erledigtAm: termin.erledigtAm === null ? null : 'Dienstag, 4. Mai 2027',
      geantwortetAm: termin.letzteAntwort === null ? null : '20.04.2027, 09:30 Uhr',
    }}
    gesendet={gesendet}
    mangel={mangel}
  />
);

const beantwortet = (art: Rueckmeldungsart, status: TerminStatus, text = ''): KundenTermin =>
  einKundenTermin({ status, letzteAntwort: { art, text, am: '2027-04-20T09:30:00+02:00' } });

export const Offen = () => seite({ termin: einKundenTermin() });
export const Unterwegs = () =>
  seite({
    termin: einKundenTermin({
      status: 'bestaetigt',
      unterwegs: { von: '10:40', bis: '11:10', haeuser: 2 },
    }),
  });
export const MitKarte = () => seite({ termin: einKundenTermin({ karte: '© OpenStreetMap-Mitwirkende' }) });
export const OhneAlternativen = () => seite({ termin: einKundenTermin({ alternativen: [] }) });
export const Zugesagt = () => seite({ gesendet: true, termin: beantwortet('daheim', 'bestaetigt') });
export const SchluesselBeimNachbarn = () =>
  seite({ termin: beantwortet('schluesselNachbar', 'bestaetigt', 'Familie Kraus, Hausnummer 14') });
export const Verlegt = () => seite({ gesendet: true, termin: beantwortet('alternative', 'bestaetigt') });
export const Wunsch = () => seite({ termin: beantwortet('wunsch', 'abgelehnt', 'montags ab 15 Uhr') });
export const Unsicher = () => seite({ termin: beantwortet('unsicher', 'unsicher') });
export const Gefragt = () =>
  seite({ termin: beantwortet('frage', 'angekuendigt', 'Muss der Ofen aus sein?') });
export const ZuSpaet = () => seite({ termin: einKundenTermin({ antwortMoeglich: false, alternativen: [] }) });
export const Abgesagt = () =>
  seite({ termin: einKundenTermin({ status: 'abgesagt', antwortMoeglich: false }) });
export const NichtAngetroffen = () =>
  seite({
    termin: einKundenTermin({ status: 'nichtAngetroffen', antwortMoeglich: false, alternativen: [] }),
  });
/** Whoever was waiting says so. */
export const NichtAngetroffenImFenster = () =>
  seite({
    termin: einKundenTermin({
      status: 'nichtAngetroffen',
      antwortMoeglich: false,
      alternativen: [],
      einspruchMoeglich: true,
    }),
  });
export const IchWarDa = () =>
  seite({
    termin: einKundenTermin({
      status: 'nichtAngetroffen',
      antwortMoeglich: false,
      alternativen: [],
      ohneNachweis: true,
      letzteAntwort: { art: 'warDa', text: '', am: '2027-05-04T10:40:00+02:00' },
    }),
  });
export const Erledigt = () =>
  seite({
    termin: einKundenTermin({ status: 'erledigt', antwortMoeglich: false, erledigtAm: '2027-05-04' }),
  });
export const MitMangel = () =>
  seite({
    termin: einKundenTermin({
      status: 'erledigt',
      antwortMoeglich: false,
      erledigtAm: '2027-05-04',
      maengel: [
        {
          titel: 'Verbindungsstück (Ofenrohr)',
          saetze: [
            'Ofenrohr durchgerostet, Loch an der Naht',
            'Bitte lassen Sie alles bis zum 15.06.2027 beheben und weisen Sie es uns nach (§ 5 Abs. 1, § 14 Abs. 3 SchfHwG). Ohne Nachweis wird es der zuständigen Behörde gemeldet.',
          ],
        },
      ],
    }),
  });
const STEUERSATZ =
  'Arbeits- und Fahrtkosten können Sie in der Steuererklärung als Handwerkerleistung angeben (§ 35a Abs. 3 EStG), wenn Sie die Rechnung überweisen.';
export const MitPreis = () =>
  seite({
    termin: einKundenTermin({
      kosten: [{ text: 'Kehrung Ihres Schornsteins', preis: '48,50 €, zuzüglich Anfahrt' }],
      steuersatz: STEUERSATZ,
    }),
  });
/** The visit is called off, but the wish was heard. */
export const WunschVorgemerkt = () =>
  seite({
    termin: einKundenTermin({
      status: 'abgesagt',
      antwortMoeglich: false,
      alternativen: [],
      gemerkterWunsch: 'freitags ab 15 Uhr',
      letzteAntwort: { art: 'wunsch', text: 'freitags ab 15 Uhr', am: '2027-04-20T09:30:00+02:00' },
    }),
  });
export const FrageBeantwortet = () =>
  seite({
    termin: einKundenTermin({
      letzteAntwort: { art: 'frage', text: 'Muss der Ofen aus sein?', am: '2027-04-20T09:30:00+02:00' },
      erwiderung: {
        frage: 'Muss der Ofen aus sein?',
        text: 'Ja, bitte am Vorabend nicht mehr nachlegen.\nDann ist er morgens kalt.',
      },
    }),
  });
/** The owner answered after the resident had. */
export const Ueberstimmt = () =>
  seite({ termin: { ...beantwortet('passtNicht', 'bestaetigt'), ueberstimmt: true } });

/** Somebody other than the office answers questions about this round. */
export const FragenAnEinePerson = () =>
  seite({
    termin: einKundenTermin({
      unternehmen: {
        ...einKundenTermin().unternehmen,
        ansprechpartner: 'Dr. Maximiliane Freifrau von Hohenschwangau-Unterwössen',
        telefon: '0171 23 45 678',
        telefonzeiten: '',
      },
    }),
  });

export const ZeitGeradeVergeben = () =>
  seite({
    termin: einKundenTermin(),
    mangel: {
      formular: 'passtNicht',
      eingaben: { ...LEERE_EINGABEN, wahl: 'vergeben', wunsch: 'oder irgendwann im Juni' },
      maengel: [{ fieldId: 'wahl', text: 'Diese Zeit ist gerade an jemand anderen vergeben worden.' }],
      gestoert: false,
      schluessel: 'seite-0001',
    },
  });

export const LangeTexte = () =>
  seite({
    termin: einKundenTermin({
      titel: 'Ankündigung der Feuerstättenschau und Terminvorschlag',
      anschrift: 'Wohnungseigentümergemeinschaftsstraße 112 a–118 b, 91999 Musterbach-Unterwaldhausen',
      lage: 'Rückgebäude, Dachgeschoss rechts, Zugang über den Hof',
      mitarbeiter: 'Dr. Maximiliane Freifrau von Hohenschwangau-Unterwössen',
      personen:
        'Es kommt Dr. Maximiliane Freifrau von Hohenschwangau-Unterwössen oder Karl-Theodor Mühlberger-Schornbach.',
      taetigkeiten: [
        {
          text: 'Feuerstättenschau: Besichtigung aller Feuerstätten und Abgasanlagen',
          dauerMinuten: 85,
          art: 'hoheitlich',
        },
        { text: 'Staub- und Abgasmessung Ihres Holz- oder Kohlekessels', dauerMinuten: 90, art: 'frei' },
      ],
    }),
  });
