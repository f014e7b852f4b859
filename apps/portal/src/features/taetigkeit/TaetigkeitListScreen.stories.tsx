import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { TaetigkeitListScreen } from './TaetigkeitListScreen.tsx';

export default { title: 'Portal/Tätigkeiten', component: TaetigkeitListScreen };

const lang = eineTaetigkeit({
  id: 'lang',
  name: 'Abgaswegüberprüfung raumluftunabhängiger Gasfeuerstätten mit Verbrennungsluftversorgung',
  art: 'hoheitlich',
  aktiv: false,
});
const page = (answer: FakeAnswer, darf = true) => (
  <StoryPage>
    <TaetigkeitListScreen
      client={fakeClient(answer)}
      {...(darf && { hrefOf: (id: string) => `/taetigkeiten/${id}` })}
    />
  </StoryPage>
);
const katalog = answers(taetigkeitenListe, { eintraege: [eineTaetigkeit(), lang] });

export const Normal = () => page(katalog);
export const NurAnsehen = () => page(katalog, false);
export const LaesstWarten = () => page(keepsWaiting(taetigkeitenListe));
export const Abgewiesen = () => page(refuses(taetigkeitenListe, 'ueberlastet'));
