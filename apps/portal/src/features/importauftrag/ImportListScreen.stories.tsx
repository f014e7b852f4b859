import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { importeHolen, importHochladen } from '@kehrtour/contract/importauftrag';
import type { ImportKurz } from '@kehrtour/contract/importauftrag';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ImportListScreen } from './ImportListScreen.tsx';

export default { title: 'Portal/Importe', component: ImportListScreen };

const uebernommen: ImportKurz = {
  id: '0191a8f0-0000-7000-8000-0000000000a1',
  dateiname: 'lauf-aufgaben.csv',
  art: 'csv',
  status: 'uebernommen',
  anzahl: { neu: 2200, geaendert: 0, unveraendert: 0, fehlend: 0, fehlerhaft: 3, aufgaben: 4459 },
  angelegtAm: '2027-01-11T07:30:00Z',
  uebernommenAm: '2027-01-11T07:31:00Z',
  rueckgaengigAm: null,
  ruecknehmbar: true,
  version: 3,
};
const importe: ImportKurz[] = [
  {
    ...uebernommen,
    id: '0191a8f0-0000-7000-8000-0000000000a2',
    dateiname: 'nachtrag.xlsx',
    art: 'xlsx',
    status: 'hochgeladen',
    anzahl: {},
    uebernommenAm: null,
  },
  uebernommen,
  {
    ...uebernommen,
    id: '0191a8f0-0000-7000-8000-0000000000a3',
    dateiname: 'probe.txt',
    status: 'rueckgaengig',
  },
  {
    ...uebernommen,
    id: '0191a8f0-0000-7000-8000-0000000000a4',
    dateiname:
      'Kehrbezirk-Nuernberger-Land-17_Gesamtexport_Liegenschaften-und-Fristen_2027-01-11_endgueltig.csv',
    status: 'geprueft',
    anzahl: { neu: 12, geaendert: 381, unveraendert: 1807, fehlend: 4, fehlerhaft: 17 },
  },
];

const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <ImportListScreen
      client={fakeClient(...fakes)}
      hrefOf={(id) => `/liegenschaften/import/${id}`}
      onTaken={() => undefined}
    />
  </StoryPage>
);
const liste = (eintraege: ImportKurz[]) => answers(importeHolen, { eintraege, weiter: null });

export const Bisherige = () => page(liste(importe), keepsWaiting(importHochladen));
export const NochKeiner = () => page(liste([]), answers(importHochladen, { id: uebernommen.id }));
export const DateiUnlesbar = () => page(liste([]), refuses(importHochladen, 'import.datei-unlesbar'));
export const LaesstWarten = () => page(keepsWaiting(importeHolen));
export const Abgewiesen = () => page(refuses(importeHolen, 'ueberlastet'));
