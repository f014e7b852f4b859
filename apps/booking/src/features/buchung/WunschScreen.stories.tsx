import { einBetrieb, einAblauf, einStand, eineTaetigkeit } from '../../../test/eineBuchung.ts';
import { WunschScreen } from './WunschScreen.tsx';

export default { title: 'Kunde/Wunsch', component: WunschScreen };

const wo = einAblauf(einStand({ gehalten: undefined }));
const wunsch = {
  taetigkeit: eineTaetigkeit(),
  einwilligungen: einBetrieb().einwilligungen.slice(0, 1),
  heute: '2027-05-01',
  schluessel: 'seite-0001',
};

export const Leer = () => <WunschScreen ablauf={wo} seite={wunsch} />;
export const Unvollstaendig = () => (
  <WunschScreen
    ablauf={wo}
    seite={wunsch}
    mangel={{
      maengel: [
        { fieldId: 'passt', text: 'Bitte kreuzen Sie an, wann es Ihnen passt.' },
        { fieldId: 'nachname', text: 'Bitte geben Sie Ihren Nachnamen ein.' },
      ],
      eingaben: { vorname: 'Irmgard', notiz: 'Nur in den Ferien', 'einwilligung-datenschutz': 'ja' },
    }}
  />
);
