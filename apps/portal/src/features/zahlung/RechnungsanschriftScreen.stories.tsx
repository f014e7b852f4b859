import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { rechnungsanschriftAendern, zahlungHolen } from '@kehrtour/contract/zahlung';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einZahlungsstand, langerZahlungsstand } from '../../../test/bauenZahlung.ts';
import { RechnungsanschriftScreen } from './RechnungsanschriftScreen.tsx';

export default { title: 'Portal/Zahlung', component: RechnungsanschriftScreen };

const anschrift = einZahlungsstand().anschrift;
const mit = (mehr: Partial<typeof anschrift>) =>
  answers(zahlungHolen, einZahlungsstand({ anschrift: { ...anschrift, ...mehr } }));

export const AnschriftDesBetriebs = () => (
  <StoryPage>
    <RechnungsanschriftScreen client={fakeClient(mit({}))} />
  </StoryPage>
);
export const AnschriftEinerBehoerde = () => (
  <StoryPage>
    <RechnungsanschriftScreen client={fakeClient(answers(zahlungHolen, langerZahlungsstand))} />
  </StoryPage>
);
export const AnschriftMitTippfehlern = () => (
  <StoryPage>
    <SentForm>
      <RechnungsanschriftScreen
        client={fakeClient(mit({ strasse: '', ustId: 'DE136695977', leitwegId: '04011000-1234512345-07' }))}
      />
    </SentForm>
  </StoryPage>
);
export const AnschriftVeraltet = () => (
  <StoryPage>
    <SentForm>
      <RechnungsanschriftScreen
        client={fakeClient(mit({}), refuses(rechnungsanschriftAendern, 'veraltet'))}
      />
    </SentForm>
  </StoryPage>
);
