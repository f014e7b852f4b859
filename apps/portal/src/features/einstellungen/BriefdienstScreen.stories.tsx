import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  einstellungenAendern,
  einstellungenHolen,
  versanddiensteHolen,
} from '@kehrtour/contract/einstellungen';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { BriefdienstScreen } from './BriefdienstScreen.tsx';

export default { title: 'Portal/Briefdienst', component: BriefdienstScreen };

const KEIN_MESSENGER = tableOf(MESSENGER, () => null);
const dienst = answers(versanddiensteHolen, {
  sms: null,
  ...KEIN_MESSENGER,
  brief: { centJeBrief: 125, imMonatCent: 4875 },
});
const mit = (an: boolean) =>
  answers(
    einstellungenHolen,
    dieEinstellungen({ briefdienst: { an, hoechstensEuroImMonat: 100, zustelltage: 5 } }),
  );
const screen = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <BriefdienstScreen client={fakeClient(...fakes)} />
  </StoryPage>
);

export const Eingeschaltet = () => screen(dienst, mit(true));
export const OhneDienst = () =>
  screen(answers(versanddiensteHolen, { sms: null, ...KEIN_MESSENGER, brief: null }));
export const LaesstWarten = () => screen(keepsWaiting(versanddiensteHolen));
export const WirdNichtAngenommen = () => (
  <StoryPage>
    <SentForm>
      <BriefdienstScreen client={fakeClient(dienst, mit(true), refuses(einstellungenAendern, 'veraltet'))} />
    </SentForm>
  </StoryPage>
);
