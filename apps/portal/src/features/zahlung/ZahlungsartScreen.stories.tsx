import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { zahlungHolen, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einZahlungsstand, mitLastschrift } from '../../../test/bauenZahlung.ts';
import { ZahlungsartScreen } from './ZahlungsartScreen.tsx';

export default { title: 'Portal/Zahlung', component: ZahlungsartScreen };

const seite = (stand: Zahlungsstand) => (
  <ZahlungsartScreen client={fakeClient(answers(zahlungHolen, stand))} />
);

export const ZahlungsartUeberweisung = () => <StoryPage>{seite(einZahlungsstand())}</StoryPage>;
export const ZahlungsartLastschrift = () => <StoryPage>{seite(mitLastschrift)}</StoryPage>;
/** A public body: its XRechnungen are paid by transfer. */
export const ZahlungsartMitLeitwegId = () => (
  <StoryPage>
    {seite(
      einZahlungsstand({
        anschrift: { ...einZahlungsstand().anschrift, leitwegId: '04011000-1234512345-06' },
      }),
    )}
  </StoryPage>
);
export const ZahlungsartOhneIban = () => (
  <StoryPage>
    <SentForm>{seite(einZahlungsstand())}</SentForm>
  </StoryPage>
);
