import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { passwortCodePruefen, passwortSetzen } from '@kehrtour/contract/konto';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { NeuesPasswortScreen } from './NeuesPasswortScreen.tsx';

export default { title: 'Portal/Neues Passwort', component: NeuesPasswortScreen };

const gilt = answers(passwortCodePruefen, {
  zweck: 'einladung',
  name: 'Friederike-Charlotte von Oberschornsteinfegerhausen-Weißenbühler',
  strategie: 'mitarbeiter',
});
const screen = (...fakes: FakeAnswer[]) => (
  <NeuesPasswortScreen client={fakeClient(...fakes)} code="7K2M9QXA" title="Passwort vergeben" />
);
const sent = (answer: FakeAnswer) => (
  <StoryPage>
    <SentForm fields={{ passwort: 'kehrbesen' }}>{screen(gilt, answer)}</SentForm>
  </StoryPage>
);

export const Eingeladen = () => <StoryPage>{screen(gilt)}</StoryPage>;
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(passwortCodePruefen))}</StoryPage>;
export const LinkUngueltig = () => (
  <StoryPage>{screen(refuses(passwortCodePruefen, 'code-ungueltig'))}</StoryPage>
);
export const ZuSchwach = () => sent(refuses(passwortSetzen, 'passwort-zu-schwach'));
export const Gespeichert = () =>
  sent(answers(passwortSetzen, { strategie: 'mitarbeiter', accessToken: null }));
