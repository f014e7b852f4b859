import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { zahlungHolen } from '@kehrtour/contract/zahlung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einZahlungsstand, inDerTestphase, langerZahlungsstand } from '../../../test/bauenZahlung.ts';
import { RechnungsemailScreen } from './RechnungsemailScreen.tsx';

export default { title: 'Portal/Zahlung', component: RechnungsemailScreen };

const seite = (stand: ReturnType<typeof einZahlungsstand>) => (
  <StoryPage>
    <RechnungsemailScreen client={fakeClient(answers(zahlungHolen, stand))} />
  </StoryPage>
);

export const EmailsEineUnbestaetigt = () => seite(einZahlungsstand());
export const EmailsNochKeine = () => seite(inDerTestphase);
export const EmailsLaengsteTexte = () => seite(langerZahlungsstand);
