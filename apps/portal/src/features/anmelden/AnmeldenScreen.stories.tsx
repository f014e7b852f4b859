import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { passkeyFragen } from '@kehrtour/contract/passkey';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { AnmeldenScreen } from './AnmeldenScreen.tsx';

export default { title: 'Portal/Anmelden', component: AnmeldenScreen };

/** As the session rejects: the server's problem details as `body`. */
const refusal = (type: string, title: string, detail: string) =>
  Object.assign(new Error(type), {
    name: 'AuthRequestError',
    status: 401,
    body: { type, title, status: 401, detail },
  });

const frage = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const;
const offen = {
  client: fakeClient(answers(passkeyFragen, frage)),
  onToken: () => new Promise<void>(() => undefined),
};

export const Leer = () => (
  <StoryPage>
    <AnmeldenScreen {...offen} login={() => Promise.resolve()} />
  </StoryPage>
);

export const AlsBetreiberAngemeldet = () => (
  <StoryPage>
    <AnmeldenScreen
      {...offen}
      login={() => Promise.resolve()}
      elsewhere="Sie sind in diesem Browser als Betreiber angemeldet. Sobald Sie sich hier anmelden, endet jene Anmeldung."
    />
  </StoryPage>
);

export const LaesstWarten = () => (
  <StoryPage>
    <AnmeldenScreen {...offen} login={() => new Promise(() => undefined)} />
  </StoryPage>
);

export const Abgewiesen = () => (
  <StoryPage>
    <AnmeldenScreen
      {...offen}
      login={() =>
        Promise.reject(
          refusal(
            'anmeldung-falsch',
            'Anmeldung nicht möglich',
            'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides oder setzen Sie das Passwort zurück.',
          ),
        )
      }
    />
  </StoryPage>
);

export const OhneVerbindung = () => (
  <StoryPage>
    <AnmeldenScreen {...offen} login={() => Promise.reject(new TypeError('Failed to fetch'))} />
  </StoryPage>
);
