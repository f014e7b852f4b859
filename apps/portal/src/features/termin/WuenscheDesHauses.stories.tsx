import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import {
  hauswuenscheHolen,
  hauswunschAendern,
  hauswunschAnlegen,
  hauswunschLoeschen,
} from '@kehrtour/contract/antwortbrett';
import type { Hauswuensche, Hauswunsch } from '@kehrtour/contract/antwortbrett';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { WuenscheDesHauses } from './WuenscheDesHauses.tsx';

export default { title: 'Portal/Wünsche eines Hauses', component: WuenscheDesHauses };

const HAUS = '00000000-0000-4000-8000-000000000001';
const wunsch = (id: number, teile: Partial<Hauswunsch>): Hauswunsch => ({
  id: `00000000-0000-4000-8000-00000000010${id}`,
  text: 'freitags ab 15 Uhr',
  fuer: '',
  nutzungseinheitId: null,
  ausAntwort: false,
  am: '2027-01-11T08:00:00+01:00',
  ...teile,
});

const WOHNUNG = { id: '00000000-0000-4000-8000-000000000201', name: '2. OG links' };

/** What was written or taken away stays so, as the server would have it. */
function merktSich(
  vorgemerkt: readonly Hauswunsch[],
  einheiten: Hauswuensche['einheiten'],
): Parameters<typeof fakeClient> {
  let wuensche = [...vorgemerkt];
  const stand = () => ({ wuensche, einheiten });
  return [
    answers(hauswuenscheHolen, stand),
    answers(hauswunschAnlegen, ({ body }) => {
      const fuer = einheiten.find(({ id }) => id === body.nutzungseinheitId)?.name ?? '';
      wuensche = [wunsch(9, { ...body, fuer }), ...wuensche];
      return stand();
    }),
    answers(hauswunschAendern, ({ params, body: { text } }) => {
      wuensche = wuensche.map((eine) => (eine.id === params.wunschId ? { ...eine, text } : eine));
      return stand();
    }),
    answers(hauswunschLoeschen, ({ params }) => {
      wuensche = wuensche.filter(({ id }) => id !== params.wunschId);
      return {};
    }),
  ];
}

function Seite({
  vorgemerkt,
  aenderbar = true,
  einheiten = [],
}: {
  vorgemerkt: readonly Hauswunsch[];
  aenderbar?: boolean;
  einheiten?: Hauswuensche['einheiten'];
}) {
  const [client] = useState(() => fakeClient(...merktSich(vorgemerkt, einheiten)));
  return (
    <StoryPage>
      <WuenscheDesHauses client={client} liegenschaftId={HAUS} aenderbar={aenderbar} />
    </StoryPage>
  );
}

export const Einer = () => <Seite vorgemerkt={[wunsch(1, {})]} />;
export const JeWohnung = () => (
  <Seite
    vorgemerkt={[
      wunsch(1, { fuer: '2. OG links', nutzungseinheitId: WOHNUNG.id, ausAntwort: true }),
      wunsch(2, {
        fuer: 'Rückgebäude, Dachgeschoss rechts',
        text: 'Bitte nur nach telefonischer Rücksprache mit unserer Hausmeisterin, am liebsten montags',
      }),
    ]}
    einheiten={[WOHNUNG]}
  />
);
export const NurLesen = () => <Seite vorgemerkt={[wunsch(1, {})]} aenderbar={false} />;
export const Keiner = () => <Seite vorgemerkt={[]} einheiten={[WOHNUNG]} />;
