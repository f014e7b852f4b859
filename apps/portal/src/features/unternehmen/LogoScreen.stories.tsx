import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { logoHolen, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { LogoScreen } from './LogoScreen.tsx';

export default { title: 'Portal/Logo', component: LogoScreen };

const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <LogoScreen client={fakeClient(...fakes)} />
  </StoryPage>
);

export const NochKeins = () => page(answers(unternehmenHolen, einUnternehmen()));
export const Hochgeladen = () =>
  page(
    answers(unternehmenHolen, einUnternehmen({ logo: { name: 'logo.png', groesse: 4096 } })),
    keepsWaiting(logoHolen),
  );
export const LaesstWarten = () => page(keepsWaiting(unternehmenHolen));
export const Abgewiesen = () => page(refuses(unternehmenHolen, 'ueberlastet'));
