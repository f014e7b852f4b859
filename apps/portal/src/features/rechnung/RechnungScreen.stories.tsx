import { answers, fakeClient, type FakeAnswer, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { rechnungenHolen } from '@kehrtour/contract/rechnung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einRechnungsstand } from '../../../test/bauenRechnung.ts';
import { RechnungScreen } from './RechnungScreen.tsx';

export default { title: 'Portal/Rechnung', component: RechnungScreen };

const seite = (answer: FakeAnswer) => (
  <StoryPage>
    <RechnungScreen client={fakeClient(answer)} zahlungHref="/konto/einstellungen/zahlung" />
  </StoryPage>
);

export const AlleStaende = () => seite(answers(rechnungenHolen, einRechnungsstand()));
export const NochKeine = () =>
  seite(
    answers(
      rechnungenHolen,
      einRechnungsstand({
        tarif: null,
        testendeAm: '2027-11-04',
        offenCent: 0,
        rechnungen: [],
        verbrauch: { ankuendigungen: [], buchungen: 0, mitarbeitende: 1 },
      }),
    ),
  );
export const LaesstWarten = () => seite(keepsWaiting(rechnungenHolen));
export const Abgewiesen = () => seite(refuses(rechnungenHolen, 'ueberlastet'));
