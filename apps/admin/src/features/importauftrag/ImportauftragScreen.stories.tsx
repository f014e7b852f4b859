import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { betreuterImportHolen, importNeuPruefen } from '@kehrtour/contract/importbetreuung';
import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { ImportauftragScreen } from './ImportauftragScreen.tsx';

// What tests take from here is no situation.
export default { title: 'Admin/Import', component: ImportauftragScreen, excludeStories: /^[a-z]/ };

const ort = {
  unternehmenId: '0191a8f0-0000-7000-8000-000000000009',
  id: '0191a8f0-0000-7000-8000-000000000001',
};
const einer: BetreuterImport = {
  id: ort.id,
  unternehmen: { id: ort.unternehmenId, name: 'Schornsteinfegerbetrieb Musterbach' },
  art: 'csv',
  status: 'geprueft',
  anzahl: { neu: 2200, geaendert: 12, unveraendert: 340, fehlend: 3, fehlerhaft: 41, warnungen: 7 },
  lesart: { zeichensatz: 'windows-1252', trennzeichen: ';', kopfzeile: 0 },
  zeilenImText: 2596,
  spalten: 24,
  zugeordnet: 17,
  fehlendePflichtfelder: [],
  angelegtAm: '2026-11-20T06:31:00Z',
  geprueftAm: '2026-11-20T06:32:00Z',
  uebernommenAm: null,
  rueckgaengigAm: null,
  dateiDa: true,
  pruefbar: true,
  ruecknehmbar: false,
  laufend: null,
  fehler: null,
  notizen: [
    {
      id: ort.id,
      am: '2026-11-20T08:00:00Z',
      wer: 'Olga Peter',
      text: 'Angerufen: Die Liste kommt morgen noch einmal, ohne die leeren Zeilen.',
    },
  ],
};
const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <ImportauftragScreen client={fakeClient(...fakes)} ort={ort} einsichtHref="/admin-area" />
  </StoryPage>
);
const mit = (stand: Partial<BetreuterImport>) => page(answers(betreuterImportHolen, { ...einer, ...stand }));

export const Geprueft = () => mit({});
export const Laeuft = () =>
  mit({ pruefbar: false, laufend: { schritt: 'Die Datei wird gelesen', anteil: 0.4 } });
export const Gescheitert = () =>
  mit({
    status: 'hochgeladen',
    geprueftAm: null,
    anzahl: {},
    fehlendePflichtfelder: ['PLZ', 'Ort'],
    pruefbar: false,
    fehler: 'Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    dateiDa: false,
    notizen: [],
  });
export const Uebernommen = () =>
  mit({ status: 'uebernommen', uebernommenAm: '2026-11-20T06:33:00Z', pruefbar: false, ruecknehmbar: true });
export const LaengsteTexte = () =>
  mit({
    unternehmen: {
      ...einer.unternehmen,
      name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
    },
    notizen: [
      {
        id: ort.id,
        am: einer.angelegtAm,
        wer: 'Friederike-Charlotte von Oberschornsteinfegerhausen',
        text: 'Kehrbezirksverwaltungsprogrammexport '.repeat(20),
      },
    ],
  });
export const LaesstWarten = () => page(keepsWaiting(betreuterImportHolen));
export const NichtGefunden = () => page(refuses(betreuterImportHolen, 'nicht-gefunden'));
/** What was sent with a deed. */
export const gegruendet: unknown[] = [];
export const FragtNachGrund = () =>
  page(
    answers(betreuterImportHolen, einer),
    answers(importNeuPruefen, ({ body }) => (gegruendet.push(body), {})),
  );
