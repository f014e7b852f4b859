import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einsichtenHolen } from '@kehrtour/contract/einsicht';
import type { Einsicht } from '@kehrtour/contract/einsicht';
import { faktorfreigabenHolen } from '@kehrtour/contract/faktorfreigabe';
import type { Faktorfreigabe } from '@kehrtour/contract/faktorfreigabe';
import { betreuungenHolen } from '@kehrtour/contract/importbetreuung';
import type { TatAmImport } from '@kehrtour/contract/importbetreuung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { EinsichtenScreen } from './EinsichtenScreen.tsx';

export default { title: 'Portal/Einsichten', component: EinsichtenScreen };

const eine: Einsicht = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  wer: 'Olga Peter',
  grund: 'Frau Rußwurm bat am Telefon um Hilfe beim Import vom Montag',
  von: '2027-05-03T08:12:00Z',
  bis: '2027-05-03T08:40:00Z',
  laeuft: false,
  gesehen: [
    { bereich: '/importe', anzahl: 1 },
    { bereich: '/importe/:id', anzahl: 3 },
  ],
};
const tat: TatAmImport = {
  id: 'tat-1',
  was: 'geprueft',
  wer: 'Olga Peter',
  am: '2027-05-03T08:31:00Z',
  grund: 'Frau Rußwurm bat am Telefon, die Datei noch einmal zu lesen',
  mal: 1,
  importId: eine.id,
  dateiname: 'Kehrbezirk Musterbach 2027.csv',
};
const freigabe: Faktorfreigabe = {
  id: eine.id,
  email: 'marlene.russwurm@kehrbetrieb.example',
  wer: 'Olga Peter',
  grund: 'Telefon im Schornstein verloren, Codes verbrannt',
  nachweis: 'Rückruf auf der Nummer der Rechnung, Kundennummer genannt',
  begonnenAm: '2027-05-03T08:00:00Z',
  wirksamAb: '2027-05-06T08:00:00Z',
  beendetAm: null,
  ende: null,
};
const page = (fake: FakeAnswer, taten: TatAmImport[] = [], freigaben: Faktorfreigabe[] = []) => (
  <StoryPage>
    <EinsichtenScreen
      client={fakeClient(
        fake,
        answers(betreuungenHolen, { eintraege: taten }),
        answers(faktorfreigabenHolen, { eintraege: freigaben }),
      )}
      importHref={(id) => `/liegenschaften/import/${id}`}
    />
  </StoryPage>
);
const mit = (eintraege: Einsicht[], taten: TatAmImport[] = []) =>
  page(answers(einsichtenHolen, { eintraege }), taten);

export const Normal = () =>
  mit(
    [
      {
        ...eine,
        id: eine.id.replace(/.$/, '2'),
        von: '2027-05-04T07:20:00Z',
        bis: '2027-05-04T08:20:00Z',
        laeuft: true,
        gesehen: [],
      },
      eine,
    ],
    [
      { ...tat, id: 'tat-2', was: 'notiert', grund: 'Angerufen: Die Liste kommt morgen noch einmal.' },
      tat,
      { ...tat, id: 'tat-0', was: 'zurueckgenommen', wer: null, grund: null },
    ],
  );
export const LaengsteTexte = () =>
  mit(
    [
      {
        ...eine,
        wer: 'Friederike-Charlotte von Oberschornsteinfegerhausen-Weißenbühler',
        grund: 'Rückfrage zur Bezirksschornsteinfegermeisterfristenliste. '.repeat(5),
      },
    ],
    [
      {
        ...tat,
        wer: 'Friederike-Charlotte von Oberschornsteinfegerhausen-Weißenbühler',
        grund: 'Bezirksschornsteinfegermeisterfristenliste '.repeat(7),
        dateiname: `${'Kehrbezirksverwaltungsprogrammexport'.repeat(4)}.csv`,
      },
    ],
  );
export const NochKeine = () => mit([]);
export const LaesstWarten = () => page(keepsWaiting(einsichtenHolen));
export const OhneRecht = () => page(refuses(einsichtenHolen, 'nicht-erlaubt'));
export const FaktorZurueckgesetzt = () =>
  page(
    answers(einsichtenHolen, { eintraege: [] }),
    [],
    [
      freigabe,
      {
        ...freigabe,
        id: eine.id.replace(/.$/, '3'),
        beendetAm: '2027-03-01T08:00:00Z',
        ende: 'anmeldung',
        grund: 'Bezirksschornsteinfegermeisterfristenliste '.repeat(6),
      },
    ],
  );
