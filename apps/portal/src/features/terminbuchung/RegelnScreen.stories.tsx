import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { RegelnScreen } from './RegelnScreen.tsx';

export default { title: 'Portal/Terminbuchung: Regeln', component: RegelnScreen };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <RegelnScreen client={fakeClient(...client)} />
  </StoryPage>
);

export const Ueblich = () =>
  page(answers(einstellungenHolen, dieEinstellungen()), answers(einstellungenAendern, dieEinstellungen()));
const einstellungen = dieEinstellungen();
const erstBestaetigen = {
  ...einstellungen,
  terminbuchung: { ...einstellungen.terminbuchung, eintragen: 'nach-bestaetigung' as const },
};
export const ErstNachBestaetigung = () =>
  page(answers(einstellungenHolen, erstBestaetigen), answers(einstellungenAendern, erstBestaetigen));
export const JemandWarSchneller = () =>
  page(answers(einstellungenHolen, dieEinstellungen()), refuses(einstellungenAendern, 'veraltet'));
export const LaesstWarten = () => page(keepsWaiting(einstellungenHolen));
