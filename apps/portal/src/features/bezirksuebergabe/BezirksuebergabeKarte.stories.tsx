import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  type Bezirksuebergabe,
  bezirksuebergabeHolen,
  bezirksuebergabeZuruecknehmen,
} from '@kehrtour/contract/bezirksuebergabe';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { BezirksuebergabeKarte } from './BezirksuebergabeKarte.tsx';
import { Beginndialog } from './parts/Beginndialog.tsx';
import { Schrittdialog, type Uebergabeschritt } from './parts/Schrittdialog.tsx';

export default { title: 'Portal/Kehrbezirk übergeben', component: BezirksuebergabeKarte };

const seite = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <BezirksuebergabeKarte client={fakeClient(...fakes)} email="marlene@example.org" />
  </StoryPage>
);
const stand = (teil: Partial<NonNullable<Bezirksuebergabe['uebergabe']>> | null, termine = 0) =>
  answers(bezirksuebergabeHolen, {
    haeuser: { gehen: 1204, bleiben: 87 },
    termine,
    uebergabe: teil && {
      nachfolger: 'Nina Neumeister, Lauf a. d. Pegnitz',
      uebergebenAm: '2027-01-11',
      stand: 'uebergeben',
      bis: '2027-02-22',
      ueberfaellig: false,
      beanstandung: '',
      datei: null,
      bestaetigtAm: null,
      bestaetigtVon: null,
      loeschtAb: null,
      geloeschtAm: null,
      geloescht: null,
      ...teil,
    },
  });
const datei = {
  am: '2027-01-11T09:00:00.000Z',
  haeuser: 1291,
  pruefsumme: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const NochKeine = () => seite(stand(null));
export const Uebergeben = () => seite(stand({}), refuses(bezirksuebergabeZuruecknehmen, 'nicht-gefunden'));
export const NiemandMeldetSich = () => seite(stand({ ueberfaellig: true, datei }));
export const Beanstandet = () =>
  seite(
    stand({ stand: 'beanstandet', bis: '2027-03-01', beanstandung: 'Die Formblätter 2024 fehlen.', datei }),
  );
export const BestaetigtUndWartet = () =>
  seite(
    stand(
      {
        stand: 'bestaetigt',
        bis: null,
        datei,
        bestaetigtAm: '2027-02-01',
        bestaetigtVon: 'nachfolger',
        loeschtAb: '2027-02-02T09:00:00.000Z',
      },
      3,
    ),
  );
export const Geloescht = () =>
  seite(
    stand({
      stand: 'geloescht',
      bis: null,
      datei,
      bestaetigtAm: '2027-02-01',
      bestaetigtVon: 'aufsicht',
      geloeschtAm: '2027-02-02T09:00:00.000Z',
      geloescht: { haeuser: 1204, besuche: 811, arbeiten: 342 },
    }),
  );
export const LaesstWarten = () => seite(keepsWaiting(bezirksuebergabeHolen));
export const Beginnt = () => (
  <StoryPage>
    <Beginndialog client={fakeClient()} onDone={() => undefined} onClose={() => undefined} />
  </StoryPage>
);
const schritt = (welcher: Uebergabeschritt) => (
  <StoryPage>
    <Schrittdialog
      client={fakeClient(answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }))}
      email="marlene@example.org"
      schritt={welcher}
      gehen={1204}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  </StoryPage>
);
export const LaedtDieDatei = () => schritt('datei');
export const TraegtBestaetigungEin = () => schritt('bestaetigung');
export const TraegtBeanstandungEin = () => schritt('beanstandung');
export const TraegtNachbesserungEin = () => schritt('nachbesserung');
