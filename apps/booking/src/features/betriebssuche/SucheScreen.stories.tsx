import { SucheScreen } from './SucheScreen.tsx';

export default { title: 'Kunde/Betriebssuche', component: SucheScreen };

const frage = { plz: '91999', strasse: 'Ringstraße', hausnr: '3' };
const einer = {
  slug: 'musterbach',
  name: 'Schornsteinfegerbetrieb Musterbach',
  ort: 'Musterbach',
  hoheitlich: true,
  telefon: '09999 45 67',
};

export const Frage = () => (
  <SucheScreen seite={{ frage: { plz: '', strasse: '', hausnr: '' }, treffer: null }} />
);
export const Verschrieben = () => (
  <SucheScreen
    seite={{ frage, treffer: null }}
    mangel={{
      status: 400,
      maengel: [{ fieldId: 'plz', text: 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.' }],
      eingaben: { plz: '919', strasse: '', hausnr: '' },
    }}
  />
);
export const ZweiBetriebe = () => (
  <SucheScreen
    seite={{
      frage,
      treffer: [
        einer,
        {
          ...einer,
          slug: 'lang',
          hoheitlich: false,
          name: 'Kaminkehrermeisterbetrieb Freifrau von Hohenschwangau-Unterwössen Nachfolger GmbH & Co. KG',
        },
      ],
    }}
  />
);
export const NurFreie = () => (
  <SucheScreen
    seite={{
      frage,
      treffer: [{ ...einer, hoheitlich: false }],
      zustaendig: [
        'Korbinian Ascher, bevollmächtigter Bezirksschornsteinfeger Musterbach 2, Telefon 089 99998 140',
      ],
    }}
  />
);
export const Niemand = () => <SucheScreen seite={{ frage, treffer: [] }} />;
