import { LEERE_EINGABEN } from './antwortformular.ts';
import { GestoertScreen } from './GestoertScreen.tsx';

export default { title: 'Kunde/Störung', component: GestoertScreen };

const zugang = { code: 'KdQsqjzj8lPShtAQisWfrphA', hausnr: '' };

export const BeimLesen = () => <GestoertScreen zugang={zugang} anruf={null} mangel={undefined} />;

export const BeimSenden = () => (
  <GestoertScreen
    zugang={zugang}
    anruf={{ name: 'Schornsteinfegerbetrieb Musterbach', telefon: '09999 45 67' }}
    mangel={{
      formular: 'frage',
      eingaben: { ...LEERE_EINGABEN, frage: 'Muss der Ofen vorher aus sein?' },
      maengel: [{ text: 'Ihre Antwort ist noch nicht bei uns angekommen.' }],
      gestoert: true,
      schluessel: 'seite-0001',
    }}
  />
);
