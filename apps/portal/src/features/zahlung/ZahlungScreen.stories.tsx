import { answers, fakeClient, type FakeAnswer, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { zahlungHolen, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import {
  einZahlungsstand,
  inDerTestphase,
  langerZahlungsstand,
  mitLastschrift,
} from '../../../test/bauenZahlung.ts';
import { ZahlungScreen } from './ZahlungScreen.tsx';

export default { title: 'Portal/Zahlung', component: ZahlungScreen };

const seite = (answer: FakeAnswer, mehr: { nichtGebucht?: boolean; darfVerwalten?: boolean } = {}) => (
  <StoryPage>
    <ZahlungScreen
      client={fakeClient(answer)}
      nichtGebucht={false}
      darfVerwalten
      hrefZu={(unter) => `/konto/einstellungen/zahlung/${unter}`}
      onGebucht={() => undefined}
      {...mehr}
    />
  </StoryPage>
);
const mit = (stand: Zahlungsstand) => answers(zahlungHolen, stand);

export const Gebucht = () => seite(mit(einZahlungsstand()));
export const MitLastschriftUndWechsel = () => seite(mit(mitLastschrift));
export const InDerTestphase = () => seite(mit(inDerTestphase));
/** Where the planner's guard leads to. */
export const NichtGebucht = () =>
  seite(mit({ ...inDerTestphase, testendeAm: '2027-12-31' }), { nichtGebucht: true });
export const NichtGebuchtImBuero = () =>
  seite(mit({ ...inDerTestphase, testendeAm: '2027-12-31' }), {
    nichtGebucht: true,
    darfVerwalten: false,
  });
export const LaengsteTexte = () => seite(mit(langerZahlungsstand));
export const LaesstWarten = () => seite(keepsWaiting(zahlungHolen));
export const Abgewiesen = () => seite(refuses(zahlungHolen, 'ueberlastet'));
