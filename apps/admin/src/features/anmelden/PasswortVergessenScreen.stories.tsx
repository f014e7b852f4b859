import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { passwortVergessen } from '@kehrtour/contract/konto';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { PasswortVergessenScreen } from './PasswortVergessenScreen.tsx';

export default { title: 'Admin/Passwort vergessen', component: PasswortVergessenScreen };

const EMAIL = { email: 'betrieb@kehrtour.example' };
const sent = (answer: FakeAnswer, fields: Record<string, string>) => (
  <StoryPage>
    <SentForm fields={fields}>
      <PasswortVergessenScreen client={fakeClient(answer)} />
    </SentForm>
  </StoryPage>
);

export const Leer = () => (
  <StoryPage>
    <PasswortVergessenScreen client={fakeClient()} />
  </StoryPage>
);
export const BeimSenden = () => sent(keepsWaiting(passwortVergessen), EMAIL);
export const Gesendet = () => sent(answers(passwortVergessen, {}), EMAIL);
export const ZuOft = () => sent(refuses(passwortVergessen, 'zu-viele-versuche'), EMAIL);
