import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  type Beispielbezirk,
  beispielbezirkHolen,
  beispielbezirkLaden,
  beispielbezirkLoeschen,
} from '@kehrtour/contract/beispielbezirk';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { BeispielbezirkKarte } from './BeispielbezirkKarte.tsx';

export default { title: 'Portal/Beispielbezirk', component: BeispielbezirkKarte };

const seite = (stand: Beispielbezirk, ...fakes: FakeAnswer[]) => (
  <StoryPage>
    <BeispielbezirkKarte
      client={fakeClient(answers(beispielbezirkHolen, stand), ...fakes)}
      listHref="/liegenschaften"
      onChange={() => undefined}
    />
  </StoryPage>
);
const geladen = (teil: Partial<NonNullable<Beispielbezirk['geladen']>> = {}): Beispielbezirk => ({
  geladen: {
    am: '2027-05-04T07:12:00.000Z',
    liegenschaften: 175,
    kehrtouren: 0,
    termine: 0,
    gemischte: [],
    ...teil,
  },
  moeglich: false,
});

export const Angeboten = () =>
  seite({ geladen: null, moeglich: true }, refuses(beispielbezirkLaden, 'zu-viele-versuche'));
export const Geladen = () => seite(geladen());
export const MitProbierterKehrtour = () =>
  seite(
    geladen({ kehrtouren: 2, termine: 61 }),
    refuses(beispielbezirkLoeschen, 'beispielbezirk.gemischte-kehrtour'),
  );
export const EigeneHaeuserDa = () => seite({ geladen: null, moeglich: false });
