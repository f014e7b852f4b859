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
import { SmsScreen } from './SmsScreen.tsx';

export default { title: 'Portal/Sms', component: SmsScreen };

const KEIN_MESSENGER = tableOf(MESSENGER, () => null);
const dienst = answers(versanddiensteHolen, { sms: { centJeTeil: 7.5 }, brief: null, ...KEIN_MESSENGER });
const mit = (sms: { an: boolean; absender: string; hoechstensEuro: number; ersatz: boolean }) =>
  answers(einstellungenHolen, dieEinstellungen({ sms }));
const screen = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <SmsScreen client={fakeClient(...fakes)} />
  </StoryPage>
);

export const Eingeschaltet = () =>
  screen(dienst, mit({ an: true, absender: 'SF Brandl', hoechstensEuro: 25, ersatz: true }));
export const OhneDienst = () =>
  screen(answers(versanddiensteHolen, { sms: null, brief: null, ...KEIN_MESSENGER }));
export const LaesstWarten = () => screen(keepsWaiting(versanddiensteHolen));
export const OhneAbsender = () => (
  <StoryPage>
    <SentForm>
      <SmsScreen
        client={fakeClient(
          dienst,
          mit({ an: true, absender: '', hoechstensEuro: 25, ersatz: true }),
          refuses(einstellungenAendern, 'veraltet'),
        )}
      />
    </SentForm>
  </StoryPage>
);
