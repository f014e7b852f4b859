import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { grundkarteHolen, strassenHolen } from '@kehrtour/contract/ort';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { Karte } from './Karte.tsx';
import type { MapLine, MapPoint } from './map.props.ts';

export default { title: 'Karte/Karte', component: Karte };

const halte: MapPoint[] = Array.from({ length: 6 }, (_, index) => ({
  id: `halt-${index}`,
  lat: 49.51 + index * 0.0007,
  lon: 11.27 + index * 0.0016,
  label: `Hardtstraße ${index + 1}`,
  number: String(index + 1),
  colour: 1,
}));
const wege: MapLine[] = [
  { id: 'weg', colour: 1, path: halte.slice(0, 4) },
  { id: 'vermutet', colour: 1, path: halte.slice(3), guessed: true },
];

const strassen = answers(strassenHolen, {
  type: 'FeatureCollection',
  herkunft: '© OpenStreetMap-Mitwirkende',
  features: [49.509, 49.512].map((lat) => ({
    type: 'Feature' as const,
    properties: { art: 'residential', name: 'Hardtstraße' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [11.266, lat],
        [11.286, lat + 0.001],
      ],
    },
  })),
});
const karte = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <Karte
      client={fakeClient(...fakes)}
      label="Halte am Dienstag, 4. Mai 2027"
      points={halte}
      lines={wege}
      height="20rem"
    />
  </StoryPage>
);

export const OnlyStreets = () =>
  karte(answers(grundkarteHolen, { dienst: null, kacheln: null, mitte: null }), strassen);
export const Loading = () => karte(keepsWaiting(grundkarteHolen), strassen);
export const Refused = () =>
  karte(refuses(grundkarteHolen, 'interner-fehler'), refuses(strassenHolen, 'interner-fehler'));
