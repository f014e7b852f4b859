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
import { MessengerScreen } from './MessengerScreen.tsx';

export default { title: 'Portal/Messenger', component: MessengerScreen };

const KEIN_MESSENGER = tableOf(MESSENGER, () => null);
const dienste = { sms: null, brief: null, ...KEIN_MESSENGER };
const dienst = answers(versanddiensteHolen, {
  ...dienste,
  whatsapp: { centJeNachricht: 6, imMonatCent: 744 },
});
const mit = (an: boolean) =>
  answers(einstellungenHolen, dieEinstellungen({ whatsapp: { an, hoechstensEuroImMonat: 25 } }));
const screen = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <MessengerScreen messenger="whatsapp" client={fakeClient(...fakes)} />
  </StoryPage>
);

export const Eingeschaltet = () => screen(dienst, mit(true));
export const OhneDienst = () => screen(answers(versanddiensteHolen, dienste));
export const LaesstWarten = () => screen(keepsWaiting(versanddiensteHolen));
export const WirdNichtAngenommen = () => (
  <StoryPage>
    <SentForm>
      <MessengerScreen
        messenger="whatsapp"
        client={fakeClient(dienst, mit(true), refuses(einstellungenAendern, 'veraltet'))}
      />
    </SentForm>
  </StoryPage>
);
