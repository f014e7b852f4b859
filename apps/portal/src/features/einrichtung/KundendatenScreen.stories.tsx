import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einrichtungHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KundendatenScreen } from './KundendatenScreen.tsx';

export default { title: 'Portal/Einrichtung Kundendaten', component: KundendatenScreen };

const page = (answer: FakeAnswer) => (
  <StoryPage>
    <KundendatenScreen client={fakeClient(answer)} importHref="/import" listHref="/liegenschaften" />
  </StoryPage>
);

export const NochKeine = () =>
  page(
    answers(einrichtungHolen, {
      schritte: [{ schritt: 'kundendaten', stand: 'noetig', hinweis: 'Es ist noch keine Liegenschaft da.' }],
    }),
  );
export const Uebernommen = () =>
  page(
    answers(einrichtungHolen, {
      schritte: [{ schritt: 'kundendaten', stand: 'erledigt', hinweis: '2.204 Liegenschaften sind da.' }],
    }),
  );
export const LaesstWarten = () => page(keepsWaiting(einrichtungHolen));
