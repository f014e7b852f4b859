import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { taetigkeitAendern, taetigkeitHolen, taetigkeitWirkung } from '@kehrtour/contract/taetigkeit';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener, eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { TaetigkeitAendernScreen, TaetigkeitNeuScreen } from './TaetigkeitFormScreen.tsx';

export default { title: 'Portal/Tätigkeit', component: TaetigkeitAendernScreen };

const neu = <TaetigkeitNeuScreen client={fakeClient()} backHref="/taetigkeiten" onAdded={() => undefined} />;
const bearbeiten = (...fakes: FakeAnswer[]) => (
  <TaetigkeitAendernScreen
    client={fakeClient(...fakes)}
    id="kehrung_1x"
    backHref="/taetigkeiten"
    gebucht={<p>Drei Termine sind gebucht.</p>}
  />
);
const stand = answers(taetigkeitHolen, eineTaetigkeit());

export const Neu = () => <StoryPage>{neu}</StoryPage>;
export const EsFehltNoch = () => (
  <StoryPage>
    <SentForm>{neu}</SentForm>
  </StoryPage>
);
export const Bearbeiten = () => <StoryPage>{bearbeiten(stand)}</StoryPage>;
/** A change reaches open work, rounds and visits: saving asks first. */
export const BetrifftVieles = () => (
  <StoryPage>
    {bearbeiten(
      stand,
      answers(taetigkeitAendern, eineTaetigkeit({ dauerMinuten: 35, version: 2 })),
      answers(taetigkeitWirkung, {
        aufgaben: 312,
        haeuser: 298,
        kehrtouren: [
          { id: '00000000-0000-4000-8000-000000000501', name: 'Altstadt Nord' },
          { id: '00000000-0000-4000-8000-000000000502', name: 'Kehrtour 14' },
        ],
        termine: [einBetroffener(), einBetroffener({ name: '' })],
      }),
    )}
  </StoryPage>
);
export const LaesstWarten = () => <StoryPage>{bearbeiten(keepsWaiting(taetigkeitHolen))}</StoryPage>;
export const NameVergeben = () => (
  <StoryPage>
    <SentForm>{bearbeiten(stand, refuses(taetigkeitAendern, 'name-vergeben'))}</SentForm>
  </StoryPage>
);
