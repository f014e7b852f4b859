import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { PlanungScreen } from './PlanungScreen.tsx';

export default { title: 'Portal/Vorgaben für Kehrtouren', component: PlanungScreen };

const vorgaben = dieEinstellungen();

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <PlanungScreen client={fakeClient(...client)} />
  </StoryPage>
);

export const Ueblich = () =>
  page(answers(einstellungenHolen, vorgaben), answers(einstellungenAendern, vorgaben));
export const GemeinsamePauseRueckwaerts = () =>
  page(
    answers(einstellungenHolen, {
      ...vorgaben,
      planung: { ...vorgaben.planung, pause: { fruehestens: '13:00', spaetestens: '11:30', minuten: 30 } },
    }),
  );
export const JemandWarSchneller = () =>
  page(answers(einstellungenHolen, vorgaben), refuses(einstellungenAendern, 'veraltet'));
export const LaesstWarten = () => page(keepsWaiting(einstellungenHolen));
