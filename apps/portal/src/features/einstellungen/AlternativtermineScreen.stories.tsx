import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { AlternativtermineScreen } from './AlternativtermineScreen.tsx';

export default { title: 'Portal/Alternativtermine', component: AlternativtermineScreen };

const screen = (...fakes: FakeAnswer[]) => <AlternativtermineScreen client={fakeClient(...fakes)} />;
const stand = answers(einstellungenHolen, dieEinstellungen());

export const Normal = () => <StoryPage>{screen(stand)}</StoryPage>;
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(einstellungenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>{screen(stand, refuses(einstellungenAendern, 'veraltet'))}</SentForm>
  </StoryPage>
);
