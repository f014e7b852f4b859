import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { betroffenVonAdresse } from '@kehrtour/contract/betroffen';
import { logoHolen, logoLoeschen, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { einUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { Betroffenenfrage } from '../../../test/Betroffenenfrage.tsx';
import { logofolgen } from './logofolgen.ts';
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

const termine = [einBetroffener(), einBetroffener({ name: '' })];
const traeger = { termine, angekuendigt: 1, gebucht: 1, wuensche: 2, seiten: [] };

/** Whoever has a slip keeps the sign it was printed with. */
export const BetrifftGedrucktes = () =>
  page(
    answers(unternehmenHolen, einUnternehmen({ logo: { name: 'logo.png', groesse: 4096 } })),
    keepsWaiting(logoHolen),
    answers(betroffenVonAdresse, traeger),
    answers(logoLoeschen, einUnternehmen()),
  );
export const Frage = () => (
  <StoryPage>
    <Betroffenenfrage wen={{ termine, traeger }} worte={{ tat: 'Trotzdem entfernen', folge: logofolgen }} />
  </StoryPage>
);
