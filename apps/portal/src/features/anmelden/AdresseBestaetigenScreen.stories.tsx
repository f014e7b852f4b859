import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { adresseBestaetigen } from '@kehrtour/contract/konto';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { AdresseBestaetigenScreen } from './AdresseBestaetigenScreen.tsx';

export default { title: 'Portal/Adresse bestätigen', component: AdresseBestaetigenScreen };

const screen = (fake: FakeAnswer, code: string | null = '7K2M9QXA') => (
  <StoryPage>
    <AdresseBestaetigenScreen client={fakeClient(fake)} code={code} />
  </StoryPage>
);
export const Gefragt = () => screen(answers(adresseBestaetigen, {}));
export const GiltNichtMehr = () => screen(refuses(adresseBestaetigen, 'code-ungueltig'));
export const OhneLink = () => screen(answers(adresseBestaetigen, {}), null);
