import { ANSCHRIFT, einAblauf } from '../../../test/eineBuchung.ts';
import { AdresseScreen } from './AdresseScreen.tsx';
import { standAus } from './stand.ts';

export default { title: 'Kunde/Adresse', component: AdresseScreen };

const was = einAblauf(standAus({ taetigkeitId: 'kehrung_1x' }));
const anschrift = { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' };

export const Frage = () => <AdresseScreen ablauf={was} seite={{ antwort: null }} />;
export const Verschrieben = () => (
  <AdresseScreen
    ablauf={was}
    seite={{ antwort: null }}
    mangel={{
      maengel: [{ fieldId: 'plz', text: 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.' }],
      eingaben: { plz: '912', strasse: 'Hardtstr.', hausnr: '12' },
    }}
  />
);
export const NichtBedient = () => (
  <AdresseScreen
    ablauf={was}
    seite={{ antwort: { bedient: 'nein', anschrift, grund: 'gebiet', zustaendig: '' } }}
  />
);
export const AndererBezirk = () => (
  <AdresseScreen
    ablauf={was}
    seite={{
      antwort: {
        bedient: 'nein',
        anschrift,
        grund: 'hoheitlich',
        zustaendig: 'Bezirksschornsteinfegermeister Karl Beispiel\nTelefon 09999 88 77',
      },
    }}
  />
);
export const Unklar = () => (
  <AdresseScreen
    ablauf={einAblauf(standAus({ taetigkeitId: 'kehrung_1x', anschrift: ANSCHRIFT }))}
    seite={{ antwort: { bedient: 'unklar', vorschlaege: [anschrift] } }}
  />
);
