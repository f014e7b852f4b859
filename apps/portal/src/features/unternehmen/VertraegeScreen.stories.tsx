import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { vertraegeHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { VertraegeScreen } from './VertraegeScreen.tsx';

export default { title: 'Portal/Verträge', component: VertraegeScreen };

const seite = (fake: FakeAnswer) => (
  <StoryPage>
    <VertraegeScreen client={fakeClient(fake)} />
  </StoryPage>
);
const am = (tag: string) => `${tag}T07:12:00.000Z`;

export const Angenommen = () =>
  seite(
    answers(vertraegeHolen, {
      eintraege: [{ stand: '2026-11-23', von: 'Marlene Rußwurm', am: am('2027-01-04') }],
    }),
  );
export const FruehereFassung = () =>
  seite(answers(vertraegeHolen, { eintraege: [{ stand: '2026-08-01', von: '', am: am('2026-08-14') }] }));
export const NichtVermerkt = () => seite(answers(vertraegeHolen, { eintraege: [] }));
export const LaesstWarten = () => seite(keepsWaiting(vertraegeHolen));
