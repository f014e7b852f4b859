import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { rechtstexteAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { RechtstexteScreen } from './RechtstexteScreen.tsx';

export default { title: 'Portal/Rechtstexte', component: RechtstexteScreen };

const screen = (...fakes: FakeAnswer[]) => <RechtstexteScreen client={fakeClient(...fakes)} />;

export const Normal = () => <StoryPage>{screen(answers(unternehmenHolen, einUnternehmen()))}</StoryPage>;
export const NochLeer = () => (
  <StoryPage>
    {screen(answers(unternehmenHolen, einUnternehmen({ impressum: '', datenschutz: '' })))}
  </StoryPage>
);
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(unternehmenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>
      {screen(answers(unternehmenHolen, einUnternehmen()), refuses(rechtstexteAendern, 'veraltet'))}
    </SentForm>
  </StoryPage>
);
