import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { hauswuenscheHolen, hauswunschLoeschen } from '@kehrtour/contract/antwortbrett';
import type { Hauswunsch } from '@kehrtour/contract/antwortbrett';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { WuenscheDesHauses } from './WuenscheDesHauses.tsx';

export default { title: 'Portal/Wünsche eines Hauses', component: WuenscheDesHauses };

const HAUS = '00000000-0000-4000-8000-000000000001';
const wunsch = (id: number, teile: Partial<Hauswunsch>): Hauswunsch => ({
  id: `00000000-0000-4000-8000-00000000010${id}`,
  text: 'freitags ab 15 Uhr',
  fuer: '',
  am: '2027-01-11T08:00:00+01:00',
  ...teile,
});

/** A wish that was taken away stays away, as the server would have it. */
function merktSich(vorgemerkt: readonly Hauswunsch[]): Parameters<typeof fakeClient> {
  let wuensche = [...vorgemerkt];
  return [
    answers(hauswuenscheHolen, () => ({ wuensche })),
    answers(hauswunschLoeschen, ({ params }) => {
      wuensche = wuensche.filter(({ id }) => id !== params.wunschId);
      return {};
    }),
  ];
}

function Seite({
  vorgemerkt,
  bearbeitet = true,
}: {
  vorgemerkt: readonly Hauswunsch[];
  bearbeitet?: boolean;
}) {
  const [client] = useState(() => fakeClient(...merktSich(vorgemerkt)));
  return (
    <StoryPage>
      <WuenscheDesHauses client={client} liegenschaftId={HAUS} bearbeitet={bearbeitet} />
    </StoryPage>
  );
}

export const Einer = () => <Seite vorgemerkt={[wunsch(1, {})]} />;
export const JeWohnung = () => (
  <Seite
    vorgemerkt={[
      wunsch(1, { fuer: '2. OG links' }),
      wunsch(2, {
        fuer: 'Rückgebäude, Dachgeschoss rechts',
        text: 'Bitte nur nach telefonischer Rücksprache mit unserer Hausmeisterin, am liebsten montags',
      }),
    ]}
  />
);
export const NurLesen = () => <Seite vorgemerkt={[wunsch(1, {})]} bearbeitet={false} />;
