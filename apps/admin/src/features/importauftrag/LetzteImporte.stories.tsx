import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { LetzteImporte } from './LetzteImporte.tsx';

export default { title: 'Admin/Letzte Importe', component: LetzteImporte };

const einer: Importuebersicht = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  unternehmen: { id: '0191a8f0-0000-7000-8000-000000000009', name: 'Schornsteinfegerbetrieb Musterbach' },
  art: 'csv',
  status: 'uebernommen',
  anzahl: { neu: 2200, geaendert: 12, unveraendert: 0, fehlt: 3, fehlerhaft: 41 },
  angelegtAm: '2026-11-20T06:31:00Z',
  uebernommenAm: '2026-11-20T06:33:00Z',
};
const langer: Importuebersicht = {
  ...einer,
  id: '0191a8f0-0000-7000-8000-000000000002',
  status: 'verworfen',
  unternehmen: {
    ...einer.unternehmen,
    name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
  },
};

const page = (answer: FakeAnswer) => (
  <StoryPage>
    <LetzteImporte client={fakeClient(answer)} listHref="/admin-area/import-jobs" />
  </StoryPage>
);
const list = (eintraege: Importuebersicht[]) =>
  answers(importauftraegeAllerBetriebe, { eintraege, weiter: null, betrieb: null });

export const Normal = () => page(list([einer, langer]));
export const NochKeiner = () => page(list([]));
export const LaesstWarten = () => page(keepsWaiting(importauftraegeAllerBetriebe));
export const Abgewiesen = () => page(refuses(importauftraegeAllerBetriebe, 'ueberlastet'));
