import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { unternehmenAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einUnternehmen, langesUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { AllgemeinesScreen } from './AllgemeinesScreen.tsx';

export default { title: 'Portal/Unternehmen', component: AllgemeinesScreen };

const screen = (...fakes: FakeAnswer[]) => (
  <AllgemeinesScreen client={fakeClient(...fakes)} adresse="https://kehrtour.example/unternehmen/" />
);
const stand = answers(unternehmenHolen, einUnternehmen());

export const Normal = () => <StoryPage>{screen(stand)}</StoryPage>;
export const LaengsteTexte = () => (
  <StoryPage>{screen(answers(unternehmenHolen, langesUnternehmen))}</StoryPage>
);
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(unternehmenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>{screen(stand, refuses(unternehmenAendern, 'veraltet'))}</SentForm>
  </StoryPage>
);
