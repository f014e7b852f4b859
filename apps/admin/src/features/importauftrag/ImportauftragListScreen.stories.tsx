import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { ImportauftragListScreen, type ImportauftragListScreenProps } from './ImportauftragListScreen.tsx';

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

const KEIN_WUNSCH = { status: '', art: '', betrieb: '', suche: '', von: '', bis: '', fehler: '' };
type Wunsch = Partial<ImportauftragListScreenProps['auswahl']>;
function Page({ client, anfangs }: { client: ReturnType<typeof fakeClient>; anfangs: Wunsch }) {
  const [auswahl, setWo] = useState({ ...KEIN_WUNSCH, ...anfangs });
  return (
    <StoryPage>
      <ImportauftragListScreen
        client={client}
        auswahl={auswahl}
        onAuswahl={(mehr) => setWo({ ...auswahl, ...mehr })}
        onOpen={() => undefined}
      />
    </StoryPage>
  );
}
const page = (client: ReturnType<typeof fakeClient>, anfangs: Wunsch = {}) => (
  <Page client={client} anfangs={anfangs} />
);
const list = (eintraege: Importuebersicht[], weiter: string | null = null) =>
  answers(importauftraegeAllerBetriebe, ({ query }) => ({
    ...(query?.nach === undefined
      ? { eintraege: eintraege.filter(({ status }) => status === (query?.status ?? status)), weiter }
      : { eintraege: [langerName], weiter: null }),
    betrieb: query?.betrieb === undefined ? null : langerName.unternehmen,
  }));

export const AlleStaende = () => page(fakeClient(list([einer, ...staende])));
export const LaengsteTexte = () => page(fakeClient(list([langerName])));
export const NochMehr = () => page(fakeClient(list([einer], '2026-11-20T06:31:00.000Z_x')));
export const NochKeiner = () => page(fakeClient(list([])));
export const NichtsMitDiesenFiltern = () => page(fakeClient(list([einer])), { status: 'verworfen' });
export const AllesGefiltert = () =>
  page(fakeClient(list([langerName])), {
    betrieb: einer.unternehmen.id,
    art: 'ziv4',
    suche: 'Weißenbühl',
    von: '2026-11-01',
    bis: '2026-11-30',
    fehler: '1',
  });
export const LaesstWarten = () => page(fakeClient(keepsWaiting(importauftraegeAllerBetriebe)));
export const Abgewiesen = () => page(fakeClient(refuses(importauftraegeAllerBetriebe, 'ueberlastet')));
