import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { TerminzettelScreen } from './TerminzettelScreen.tsx';

export default { title: 'Portal/Worte auf dem Terminzettel', component: TerminzettelScreen };

const lang = {
  titel: 'Ihr Schornsteinfeger kommt zur Abgaswegüberprüfung und zur Feuerstättenschau',
  vorbereitung: [
    'Bitte halten Sie den Zugang zum Heizkessel, zum Schornstein und zur Dachluke frei.',
    'Bitte legen Sie den Feuerstättenbescheid und das Messprotokoll bereit.',
  ],
  zugang: 'Die Zustellungsbevollmächtigte Hausverwaltung darf uns öffnen.',
  rechtstext: 'Dieser Termin gilt im Rahmen Ihres Auftrags; Sie können jeden zugelassenen Betrieb wählen.',
};
const screen = (...fakes: FakeAnswer[]) => (
  <TerminzettelScreen client={fakeClient(...fakes)} art="freieTaetigkeiten" />
);
const stand = answers(einstellungenHolen, dieEinstellungen());

export const Normal = () => <StoryPage>{screen(stand)}</StoryPage>;
export const LaengsteTexte = () => (
  <StoryPage>
    {screen(
      answers(
        einstellungenHolen,
        dieEinstellungen({ terminzettel: { freieTaetigkeiten: lang, hoheitlicheTaetigkeiten: lang } }),
      ),
    )}
  </StoryPage>
);
export const Hoheitlich = () => (
  <StoryPage>
    <TerminzettelScreen client={fakeClient(stand)} art="hoheitlicheTaetigkeiten" />
  </StoryPage>
);
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(einstellungenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>{screen(stand, refuses(einstellungenAendern, 'veraltet'))}</SentForm>
  </StoryPage>
);
