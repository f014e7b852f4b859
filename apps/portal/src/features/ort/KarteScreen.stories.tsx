import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { ortHolen } from '@kehrtour/contract/ort';
import type { OrtUebersicht } from '@kehrtour/contract/ort';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KarteScreen } from './KarteScreen.tsx';

export default { title: 'Portal/Karte und Fahrzeiten', component: KarteScreen };

const geschaetzt: OrtUebersicht = {
  karte: null,
  adressen: { name: 'Straßenverzeichnis Deutschland', stand: '2026-09-01' },
  fahrzeiten: { name: 'geschätzt nach Luftlinie', stand: null },
};
const eigene: OrtUebersicht = {
  karte: {
    name: 'regierungsbezirk-mittelfranken-und-angrenzende-landkreise-2026-09-01.osm.pbf',
    stand: '2026-09-01',
    strassen: 18_204,
    adressen: 412_877,
    rechteck: [10.1, 49, 11.6, 49.8],
    ohneFahrzeiten: null,
    ohneBild: null,
    eigene: true,
  },
  adressen: { name: 'Ihr Kartenauszug', stand: '2026-09-01' },
  fahrzeiten: { name: 'Ihr Kartenauszug', stand: '2026-09-01' },
};
const page = (answer: FakeAnswer) => (
  <StoryPage>
    <KarteScreen client={fakeClient(answer)} />
  </StoryPage>
);

export const NochKeine = () => page(answers(ortHolen, geschaetzt));
export const EigeneKarte = () => page(answers(ortHolen, eigene));
export const LaesstWarten = () => page(keepsWaiting(ortHolen));
export const Abgewiesen = () => page(refuses(ortHolen, 'ueberlastet'));
