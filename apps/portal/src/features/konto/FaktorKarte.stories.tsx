import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { passkeysHolen } from '@kehrtour/contract/passkey';
import { faktorBeginnen, faktorBestaetigen, faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { FaktorKarte } from './FaktorKarte.tsx';

export default { title: 'Portal/Zweiter Faktor', component: FaktorKarte };

const geheimnis = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const entwurf = {
  geheimnis,
  otpauth: `otpauth://totp/Kehrtour:marlene%40example.org?issuer=Kehrtour&secret=${geheimnis}&algorithm=SHA1&digits=6&period=30`,
};
const keine = answers(passkeysHolen, { passkeys: [] });
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
const codes = Array.from({ length: 10 }, (_, index) => `k7mf${index}-wx2p${index}`);
const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <FaktorKarte client={fakeClient(...fakes)} email="marlene@example.org" />
  </StoryPage>
);

export const Aus = () =>
  page(
    answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }),
    keine,
    answers(faktorBeginnen, entwurf),
    answers(faktorBestaetigen, { codes }),
  );
export const An = () =>
  page(answers(faktorHolen, { seit: '2027-02-11T09:00:00Z', codes: 9, passkeys: 0 }), keine);
export const KeinCodeMehr = () =>
  page(answers(faktorHolen, { seit: '2027-02-11T09:00:00Z', codes: 0, passkeys: 0 }), keine);
export const Abgewiesen = () =>
  page(
    answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }),
    keine,
    refuses(faktorBeginnen, 'passwort-falsch'),
  );
/** Without an app; one of the two is locked. */
export const MitPasskeys = () =>
  page(answers(faktorHolen, { seit: null, codes: 10, passkeys: 2 }), answers(passkeysHolen, passkeys));
