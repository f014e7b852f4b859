import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { feldgeraetBeenden, feldgeraeteHolen } from '@kehrtour/contract/feldgeraet';
import { sitzungenHolen } from '@kehrtour/contract/konto';
import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { persoenlicheDatenHolen } from '@kehrtour/contract/mitarbeiter';
import { passkeysHolen } from '@kehrtour/contract/passkey';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ProfilScreen } from './ProfilScreen.tsx';

export default { title: 'Portal/Profil', component: ProfilScreen };

const marlene: AngemeldeterMitarbeiter = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  vorname: 'Marlene',
  nachname: 'Rußwurm',
  email: 'marlene@example.org',
  rolle: 'inhaber',
  scope: [],
  unternehmen: {
    id: '0191a8f0-0000-7000-8000-000000000009',
    name: 'Schornsteinfegerbetrieb Musterbach',
    slug: 'musterbach',
    bundesland: 'BY',
    demo: false,
    kehrtourplaner: true,
    terminbuchung: true,
    loeschungAm: null,
    offeneEinrichtung: [],
  },
};
const daten = {
  vorname: 'Marlene',
  nachname: 'Rußwurm',
  telefon: '',
  email: marlene.email,
  neueAdresse: null,
  version: 1,
};
const diese = {
  kennung: 'a',
  seit: '2027-05-01T06:00:00Z',
  zuletzt: '2027-05-04T07:20:00Z',
  geraet: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  diese: true,
};
const keinePasskeys = answers(passkeysHolen, { passkeys: [] });
const ohneFaktor = answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 });
const keinHandy = answers(feldgeraeteHolen, { geraete: [] });
const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <ProfilScreen
      client={fakeClient(...fakes, keinHandy)}
      user={marlene}
      changeHref="/konto/profil/aendern"
    />
  </StoryPage>
);

export const Normal = () =>
  page(
    answers(persoenlicheDatenHolen, daten),
    ohneFaktor,
    keinePasskeys,
    answers(sitzungenHolen, { sitzungen: [diese, { ...diese, kennung: 'b', diese: false }] }),
  );
export const LaengsteTexte = () =>
  page(
    answers(persoenlicheDatenHolen, {
      ...daten,
      nachname: 'von Oberschornsteinfegerhausen-Weißenbühler',
      email: 'friederike-charlotte.von-oberschornsteinfegerhausen@kehrbetrieb-musterbach.example',
    }),
    answers(sitzungenHolen, { sitzungen: [diese] }),
    answers(faktorHolen, { seit: '2027-02-11T09:00:00Z', codes: 1, passkeys: 0 }),
    keinePasskeys,
  );
export const LaesstWarten = () =>
  page(
    keepsWaiting(persoenlicheDatenHolen),
    keepsWaiting(sitzungenHolen),
    keepsWaiting(faktorHolen),
    keinePasskeys,
  );

/** A phone in the field has a credential of its own, which ends with its shift or with one press. */
export const HandyUnterwegs = () =>
  page(
    answers(persoenlicheDatenHolen, daten),
    ohneFaktor,
    keinePasskeys,
    answers(sitzungenHolen, { sitzungen: [diese] }),
    answers(feldgeraeteHolen, {
      geraete: [
        {
          kennung: '0123456789ab',
          name: 'Android-Handy',
          seit: '2027-05-04T05:10:00Z',
          zuletzt: '2027-05-04T09:40:00Z',
          laeuftAb: '2027-05-04T19:10:00Z',
        },
      ],
    }),
    answers(feldgeraetBeenden, {}),
  );
