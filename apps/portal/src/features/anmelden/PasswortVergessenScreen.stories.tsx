import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { passwortVergessen } from '@kehrtour/contract/konto';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { PasswortVergessenScreen } from './PasswortVergessenScreen.tsx';

export default { title: 'Portal/Passwort vergessen', component: PasswortVergessenScreen };

const sent = (answer: FakeAnswer) => (
  <StoryPage>
    <SentForm fields={{ email: 'marlene@example.org' }}>
      <PasswortVergessenScreen client={fakeClient(answer)} />
    </SentForm>
  </StoryPage>
);

export const Leer = () => (
  <StoryPage>
    <PasswortVergessenScreen client={fakeClient()} />
  </StoryPage>
);
export const BeimSenden = () => sent(keepsWaiting(passwortVergessen));
export const Gesendet = () => sent(answers(passwortVergessen, {}));
export const ZuOft = () => sent(refuses(passwortVergessen, 'zu-viele-versuche'));
