import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { speicherplatzHolen } from '@kehrtour/contract/speicherplatz';
import { gigabyte } from '@kehrtour/domain/datei/speicherplatz';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { SpeicherplatzScreen } from './SpeicherplatzScreen.tsx';

export default { title: 'Portal/Speicherplatz', component: SpeicherplatzScreen };

const grenze = gigabyte(20);
const seite = (fake: FakeAnswer) => (
  <StoryPage>
    <SpeicherplatzScreen client={fakeClient(fake)} />
  </StoryPage>
);

export const Normal = () =>
  seite(
    answers(speicherplatzHolen, {
      belegt: gigabyte(3.02),
      grenze,
      teile: [
        { art: 'dokument', anzahl: 1204, bytes: gigabyte(1.8) },
        { art: 'karte', anzahl: 1, bytes: gigabyte(1.1) },
        { art: 'importdatei', anzahl: 7, bytes: gigabyte(0.11) },
        { art: 'logo', anzahl: 1, bytes: 48_200 },
      ],
    }),
  );
export const FastVoll = () =>
  seite(
    answers(speicherplatzHolen, {
      belegt: gigabyte(18.9),
      grenze,
      teile: [
        { art: 'dokument', anzahl: 5000, bytes: gigabyte(14.7) },
        { art: 'unterwegs', anzahl: 2, bytes: gigabyte(3.2) },
        { art: 'importdatei', anzahl: 1, bytes: gigabyte(1) },
      ],
    }),
  );
export const Voll = () =>
  seite(
    answers(speicherplatzHolen, {
      belegt: grenze,
      grenze,
      teile: [{ art: 'dokument', anzahl: 5000, bytes: grenze }],
    }),
  );
export const NochLeer = () => seite(answers(speicherplatzHolen, { belegt: 0, grenze, teile: [] }));
export const LaesstWarten = () => seite(keepsWaiting(speicherplatzHolen));
export const OhneRecht = () => seite(refuses(speicherplatzHolen, 'nicht-erlaubt'));
