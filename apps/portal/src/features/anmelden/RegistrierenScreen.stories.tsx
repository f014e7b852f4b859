import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { registrieren } from '@kehrtour/contract/konto';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { RegistrierenScreen } from './RegistrierenScreen.tsx';

export default { title: 'Portal/Registrieren', component: RegistrierenScreen };

const AUSGEFUELLT = {
  firma: 'Schornsteinfegerbetrieb Musterbach',
  plz: '91299',
  ort: 'Musterbach',
  bundesland: 'BY',
  vorname: 'Friederike-Charlotte',
  nachname: 'von Oberschornsteinfegerhausen-Weißenbühler',
  email: 'friederike@kehrbetrieb-musterbach.example',
};
const sent = (answer: FakeAnswer, fields: Record<string, string> = AUSGEFUELLT) => (
  <StoryPage>
    <SentForm fields={fields}>
      <RegistrierenScreen client={fakeClient(answer)} />
    </SentForm>
  </StoryPage>
);

export const Leer = () => (
  <StoryPage>
    <RegistrierenScreen client={fakeClient()} />
  </StoryPage>
);
export const EsFehltNoch = () => sent(keepsWaiting(registrieren), {});
export const BeimSenden = () => sent(keepsWaiting(registrieren));
export const ZuOft = () => sent(refuses(registrieren, 'zu-viele-versuche'));
export const Gesendet = () => sent(answers(registrieren, {}));
/** Very many registered today: it waits, and says so. */
export const Vorgemerkt = () => sent(answers(registrieren, { wartet: true }));
