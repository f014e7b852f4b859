import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { betreiberPasskeysHolen } from '@kehrtour/contract/passkey';
import { betreiberfaktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ZugangScreen } from './ZugangScreen.tsx';

export default { title: 'Admin/Zugang', component: ZugangScreen };

const passkeys = {
  passkeys: [
    {
      id: '0191a8f0-0000-7000-8000-000000000021',
      name: 'Mein Telefon',
      angelegtAm: '2027-02-11T09:00:00Z',
      zuletztAm: '2027-05-03T06:10:00Z',
      verdaechtig: false,
    },
    {
      id: '0191a8f0-0000-7000-8000-000000000022',
      name: 'Sicherheitsschlüssel im Tresor der Oberschornsteinfegerhausener Filiale',
      angelegtAm: '2027-02-12T09:00:00Z',
      zuletztAm: null,
      verdaechtig: true,
    },
  ],
};

const page = (fake: FakeAnswer) => (
  <StoryPage>
    <ZugangScreen
      client={fakeClient(fake, answers(betreiberPasskeysHolen, passkeys))}
      email="olga@example.org"
    />
  </StoryPage>
);

export const Normal = () =>
  page(answers(betreiberfaktorHolen, { seit: '2027-02-11T09:00:00Z', codes: 7, passkeys: 2 }));
export const LaesstWarten = () => page(keepsWaiting(betreiberfaktorHolen));
export const Abgewiesen = () => page(refuses(betreiberfaktorHolen, 'ueberlastet'));
