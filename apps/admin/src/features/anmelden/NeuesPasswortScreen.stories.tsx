import { fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { passwortSetzen } from '@kehrtour/contract/konto';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { NeuesPasswortScreen } from './NeuesPasswortScreen.tsx';

export default { title: 'Admin/Neues Passwort', component: NeuesPasswortScreen };

const screen = (code: string | null, ...answer: FakeAnswer[]) => (
  <NeuesPasswortScreen client={fakeClient(...answer)} code={code} onDone={() => undefined} />
);
const sent = (answer: FakeAnswer) => (
  <StoryPage>
    <SentForm fields={{ passwort: 'kehrbesen' }}>{screen('7K2M9QXA', answer)}</SentForm>
  </StoryPage>
);

export const Leer = () => <StoryPage>{screen('7K2M9QXA')}</StoryPage>;
export const BeimSenden = () => sent(keepsWaiting(passwortSetzen));
export const ZuSchwach = () => sent(refuses(passwortSetzen, 'passwort-zu-schwach'));
export const OhneCode = () => <StoryPage>{screen(null)}</StoryPage>;
