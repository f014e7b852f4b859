import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { AnmeldenScreen } from './AnmeldenScreen.tsx';
import type { AnmeldenScreenProps } from './AnmeldenScreen.tsx';

export default { title: 'Admin/Anmelden', component: AnmeldenScreen };

/** As the session rejects: the server's problem details as `body`. */
const refusal = (type: string, title: string, detail: string) =>
  Object.assign(new Error(type), {
    name: 'AuthRequestError',
    status: 401,
    body: { type, title, status: 401, detail },
  });

const page = (login: AnmeldenScreenProps['login']) => (
  <StoryPage>
    <AnmeldenScreen login={login} />
  </StoryPage>
);

export const Leer = () => page(() => Promise.resolve());
/** Every code but 123456 is refused. */
export const MitZweitemFaktor = () =>
  page(({ code }) =>
    code === '123456'
      ? new Promise(() => undefined)
      : Promise.reject(
          refusal(
            'zweiter-faktor-noetig',
            'Bestätigungscode nötig',
            'Der Code stimmt nicht oder ist abgelaufen. Bitte nehmen Sie den nächsten.',
          ),
        ),
  );
export const Abgewiesen = () =>
  page(() =>
    Promise.reject(refusal('anmeldung-falsch', 'Anmeldung nicht möglich', 'Passwort stimmt nicht.')),
  );
