import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ImportauftragListScreen } from './ImportauftragListScreen.tsx';

export default { title: 'Admin/Importe', component: ImportauftragListScreen };

const einer: Importuebersicht = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  unternehmen: { id: '0191a8f0-0000-7000-8000-000000000009', name: 'Schornsteinfegerbetrieb Musterbach' },
  art: 'csv',
  status: 'uebernommen',
  anzahl: { neu: 2200, geaendert: 12, unveraendert: 0, fehlt: 3, fehlerhaft: 41 },
  angelegtAm: '2026-11-20T06:31:00Z',
  uebernommenAm: '2026-11-20T06:33:00Z',
};
const staende: Importuebersicht[] = (['hochgeladen', 'geprueft', 'rueckgaengig', 'verworfen'] as const).map(
  (status, index) => ({ ...einer, id: einer.id.replace(/.$/, String(index + 2)), status }),
);
const langerName = {
  ...einer,
  unternehmen: {
    ...einer.unternehmen,
    name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
  },
};

const page = (client: ReturnType<typeof fakeClient>, status = '') => (
  <StoryPage>
    <ImportauftragListScreen client={client} status={status} onStatus={() => undefined} />
  </StoryPage>
);
const list = (eintraege: Importuebersicht[], weiter: string | null = null) =>
  answers(importauftraegeAllerBetriebe, ({ query }) =>
    query?.nach === undefined ? { eintraege, weiter } : { eintraege: [langerName], weiter: null },
  );

export const AlleStaende = () => page(fakeClient(list([einer, ...staende])));
export const LaengsteTexte = () => page(fakeClient(list([langerName])));
export const NochMehr = () => page(fakeClient(list([einer], '2026-11-20T06:31:00.000Z_x')));
export const NochKeiner = () => page(fakeClient(list([])));
export const KeinerMitDiesemStand = () => page(fakeClient(list([])), 'verworfen');
export const LaesstWarten = () => page(fakeClient(keepsWaiting(importauftraegeAllerBetriebe)));
export const Abgewiesen = () => page(fakeClient(refuses(importauftraegeAllerBetriebe, 'ueberlastet')));
