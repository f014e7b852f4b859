import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { newsletterAbmelden, newsletterAnmelden } from '@kehrtour/contract/newsletter';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';

import { einArtikel, eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { addressOf } from '../../shared/form/addressOf.ts';
import { NewsletterScreen } from './NewsletterScreen.tsx';

export default {
  title: 'Website/Newsletter',
  component: NewsletterScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Anfordern, und die Seite hinter dem Link, der ihn beendet.' },
  },
};

const screen = (answer: FakeAnswer, address = '') => (
  <NewsletterScreen
    page={eineSeite('Newsletter')}
    articles={[einArtikel()]}
    client={fakeClient(answer)}
    address={addressOf(address)}
  />
);
const sent = (answer: FakeAnswer, fields: Record<string, string> = {}) => (
  <SiteStory>
    <SentForm fields={fields}>{screen(answer)}</SentForm>
  </SiteStory>
);
const EMAIL = { email: 'meisterin@kehrbetrieb-musterbach.example' };

export const Leer = () => <SiteStory>{screen(keepsWaiting(newsletterAnmelden))}</SiteStory>;
export const EsFehltNoch = () => sent(keepsWaiting(newsletterAnmelden));
export const BeimSenden = () => sent(keepsWaiting(newsletterAnmelden), EMAIL);
export const ZuOft = () => sent(refuses(newsletterAnmelden, 'zu-viele-versuche'), EMAIL);
export const Gesendet = () => sent(answers(newsletterAnmelden, {}), EMAIL);
export const Abmelden = () => (
  <SiteStory>{screen(keepsWaiting(newsletterAbmelden), '?abmelden=7K2M9QXA')}</SiteStory>
);
