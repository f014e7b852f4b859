import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { betroffenVonWorten } from '@kehrtour/contract/betroffen';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { Betroffenenfrage } from '../../../test/Betroffenenfrage.tsx';
import { TerminzettelScreen } from './TerminzettelScreen.tsx';
import { wortfolgen } from './wortfolgen.ts';

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

const wirkung = {
  termine: [einBetroffener(), einBetroffener({ name: '' })],
  nochNichtGedruckt: 7,
};

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
/** Saving other words asks first, where households have the present ones. */
export const SchonAngekuendigt = () => (
  <StoryPage>
    {screen(
      stand,
      answers(betroffenVonWorten, wirkung),
      answers(einstellungenAendern, () => ({ ...dieEinstellungen(), version: 2 })),
    )}
  </StoryPage>
);
export const FragtVorher = () => (
  <StoryPage>
    <Betroffenenfrage wen={wirkung} worte={{ tat: 'Neue Worte speichern', folge: wortfolgen }} />
  </StoryPage>
);
