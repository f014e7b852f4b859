import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { faktorfreigabeStoppen } from '@kehrtour/contract/faktorfreigabe';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ZuruecksetzungStoppenScreen } from './ZuruecksetzungStoppenScreen.tsx';

export default { title: 'Portal/Zurücksetzung stoppen', component: ZuruecksetzungStoppenScreen };

const screen = (fake: FakeAnswer, code: string | null = '7K2M9QXA') => (
  <StoryPage>
    <ZuruecksetzungStoppenScreen client={fakeClient(fake)} code={code} />
  </StoryPage>
);
export const Gefragt = () => screen(answers(faktorfreigabeStoppen, {}));
export const GiltNichtMehr = () => screen(refuses(faktorfreigabeStoppen, 'code-ungueltig'));
export const OhneLink = () => screen(answers(faktorfreigabeStoppen, {}), null);
