import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { kontaktnachrichtSenden } from '@kehrtour/contract/kontaktformular';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';

import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { ContactScreen } from './ContactScreen.tsx';

export default {
  title: 'Website/Kontakt',
  component: ContactScreen,
  parameters: { layout: 'fullscreen', guide: { text: 'Ein Formular, und jeder Weg daran vorbei.' } },
};

const screen = (answer: FakeAnswer) => (
  <ContactScreen page={eineSeite('Kontakt')} client={fakeClient(answer)} />
);
const sent = (answer: FakeAnswer, fields: Record<string, string> = {}) => (
  <SiteStory>
    <SentForm fields={fields}>{screen(answer)}</SentForm>
  </SiteStory>
);
const FILLED = {
  thema: 'datei',
  nachricht:
    'Unsere Exportdatei nennt die Spalte „Zustellungsbevollmächtigter“. Kann das Programm sie lesen?',
  name: 'Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe',
  email: 'meister@kehrbetrieb-musterbach.example',
};

export const Leer = () => <SiteStory>{screen(keepsWaiting(kontaktnachrichtSenden))}</SiteStory>;
export const EsFehltNoch = () => sent(keepsWaiting(kontaktnachrichtSenden));
export const BeimSenden = () => sent(keepsWaiting(kontaktnachrichtSenden), FILLED);
export const ZuOft = () => sent(refuses(kontaktnachrichtSenden, 'zu-viele-versuche'), FILLED);
export const Gesendet = () => sent(answers(kontaktnachrichtSenden, {}), FILLED);
