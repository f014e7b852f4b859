import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { newsletterBestaetigen } from '@kehrtour/contract/newsletter';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';

import { eineSeite } from '../../../test/einArtikel.ts';
import { SiteStory } from '../../../test/SiteStory.tsx';
import { addressOf } from '../../shared/form/addressOf.ts';
import { OptInScreen } from './OptInScreen.tsx';

export default {
  title: 'Website/Newsletter bestätigen',
  component: OptInScreen,
  parameters: {
    layout: 'fullscreen',
    guide: { text: 'Hinter dem Link der Mail. Ansehen bestätigt noch nichts.' },
  },
};

const screen = (answer: FakeAnswer, address = '?code=7K2M9QXA') => (
  <OptInScreen
    page={eineSeite('Newsletter bestätigen')}
    client={fakeClient(answer)}
    address={addressOf(address)}
  />
);
const confirmed = (answer: FakeAnswer) => (
  <SiteStory>
    <SentForm>{screen(answer)}</SentForm>
  </SiteStory>
);

export const Gefragt = () => (
  <SiteStory>{screen(answers(newsletterBestaetigen, { schon: false }))}</SiteStory>
);
export const Bestaetigt = () => confirmed(answers(newsletterBestaetigen, { schon: false }));
export const SchonBestaetigt = () => confirmed(answers(newsletterBestaetigen, { schon: true }));
export const LinkUngueltig = () => confirmed(refuses(newsletterBestaetigen, 'code-ungueltig'));
