import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import {
  betreiberfaktorErstmalsBeginnen,
  betreiberfaktorErstmalsBestaetigen,
} from '@kehrtour/contract/zweiterFaktor';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
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

const geheimnis = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const client = fakeClient(
  answers(betreiberfaktorErstmalsBeginnen, {
    geheimnis,
    otpauth: `otpauth://totp/Kehrtour%20Betrieb:olga%40example.org?issuer=Kehrtour%20Betrieb&secret=${geheimnis}&algorithm=SHA1&digits=6&period=30`,
  }),
  answers(betreiberfaktorErstmalsBestaetigen, {
    codes: Array.from({ length: 10 }, (_, index) => `k7mf${index}-wx2p${index}`),
    accessToken: 'x',
  }),
);
const screen = (login: AnmeldenScreenProps['login']) => (
  <AnmeldenScreen client={client} login={login} onToken={() => new Promise(() => undefined)} />
);
const page = (login: AnmeldenScreenProps['login']) => <StoryPage>{screen(login)}</StoryPage>;

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
/** The password is right, and there is no second factor yet. */
export const ErsteAnmeldung = () => (
  <StoryPage>
    <SentForm fields={{ email: 'olga@example.org', passwort: 'neun Ziegel auf dem First' }}>
      {screen(() => Promise.reject(refusal('zweiter-faktor-einrichten', 'Einrichten', 'Jetzt einrichten.')))}
    </SentForm>
  </StoryPage>
);
