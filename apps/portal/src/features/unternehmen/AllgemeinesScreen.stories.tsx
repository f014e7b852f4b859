import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  betroffenVomSitz,
  betroffenVonAdresse,
  type WirkungDerAdresse,
  type WirkungDesSitzes,
} from '@kehrtour/contract/betroffen';
import { unternehmenAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { einUnternehmen, langesUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { Betroffenenfrage } from '../../../test/Betroffenenfrage.tsx';
import { AllgemeinesScreen } from './AllgemeinesScreen.tsx';
import { betriebsfolgen, type Betriebswirkung } from './betriebsfolgen.ts';

export default { title: 'Portal/Unternehmen', component: AllgemeinesScreen };

const screen = (...fakes: FakeAnswer[]) => (
  <AllgemeinesScreen client={fakeClient(...fakes)} adresse="https://kehrtour.example/unternehmen/" />
);
const stand = answers(unternehmenHolen, einUnternehmen());

export const Normal = () => <StoryPage>{screen(stand)}</StoryPage>;
export const LaengsteTexte = () => (
  <StoryPage>{screen(answers(unternehmenHolen, langesUnternehmen))}</StoryPage>
);
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(unternehmenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>{screen(stand, refuses(unternehmenAendern, 'veraltet'))}</SentForm>
  </StoryPage>
);

const amFrauentag = { beginn: '2027-03-08T09:00:00+01:00', ende: '2027-03-08T09:30:00+01:00' };
const sitz: WirkungDesSitzes = {
  termine: [
    einBetroffener(amFrauentag),
    einBetroffener({
      ...amFrauentag,
      name: 'Zustellungsbevollmächtigte Hausverwaltung Oberschornstein GmbH',
    }),
    einBetroffener({ name: '' }),
  ],
  kehrtouren: [{ id: '00000000-0000-4000-8000-000000000501', name: 'Altstadt Nord' }],
  anFeiertagen: 2,
  feiertage: [{ tag: '2027-03-08', name: 'Frauentag' }],
  zuSpaet: 1,
  dochRechtzeitig: 0,
};
const adresse: WirkungDerAdresse = {
  termine: Array.from({ length: 24 }, () => einBetroffener()),
  angekuendigt: 21,
  gebucht: 3,
  wuensche: 2,
  seiten: ['https://www.kehrbetrieb-musterbach.example'],
};
const frage = (wirkung: Partial<Betriebswirkung>) => (
  <StoryPage>
    <Betroffenenfrage
      wen={{ termine: [], kehrtouren: [], sitz: null, adresse: null, kopf: null, ...wirkung }}
      worte={{ tat: 'Trotzdem speichern', folge: betriebsfolgen }}
    />
  </StoryPage>
);

/** Saving asks first, where a change reaches somebody. */
export const BetrifftViele = () => (
  <StoryPage>
    {screen(
      stand,
      answers(unternehmenAendern, ({ body }) => ({ ...einUnternehmen(), ...body, version: 5 })),
      answers(betroffenVomSitz, sitz),
      answers(betroffenVonAdresse, adresse),
    )}
  </StoryPage>
);
export const AnderesBundesland = () => frage({ sitz, termine: sitz.termine, kehrtouren: sitz.kehrtouren });
export const AndereAdresse = () => {
  const { termine, wuensche, seiten } = adresse;
  return frage({ adresse, termine, wuensche, seiten });
};
export const AndereNummer = () =>
  frage({ kopf: { traeger: adresse, was: ['Telefonnummer'] }, termine: adresse.termine.slice(0, 3) });
export const AndererBriefkopf = () =>
  frage({
    kopf: {
      traeger: adresse,
      was: ['Name', 'Berufsbezeichnung', 'Anschrift', 'Telefonnummer', 'Telefonzeiten'],
    },
    termine: adresse.termine,
  });
