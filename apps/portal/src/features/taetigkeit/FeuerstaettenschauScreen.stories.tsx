import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { taetigkeitHolen } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { FeuerstaettenschauScreen } from './FeuerstaettenschauScreen.tsx';

export default { title: 'Portal/Feuerstättenschau', component: FeuerstaettenschauScreen };

const marlene: Mitarbeiter = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  vorname: 'Marlene',
  nachname: 'Rußwurm',
  telefon: '',
  email: 'marlene@example.org',
  rolle: 'inhaber',
  qualifikation: 'bbsf',
  anrede: 'frau',
  faehrt: true,
  farbe: 1,
  arbeitszeit: [],
  pause: null,
  startort: null,
  aktiv: true,
  zugang: 'aktiv',
  zweiterFaktor: false,
  version: 1,
};
const schau = answers(
  taetigkeitHolen,
  eineTaetigkeit({ id: 'fss', name: 'Feuerstättenschau', art: 'hoheitlich' }),
);
const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <FeuerstaettenschauScreen
      client={fakeClient(...fakes, answers(einstellungenHolen, dieEinstellungen()))}
      mitarbeiterHref="/mitarbeiter"
    />
  </StoryPage>
);

export const Normal = () => page(schau, answers(mitarbeiterListe, { eintraege: [marlene] }));
export const NiemandDarf = () => page(schau, answers(mitarbeiterListe, { eintraege: [] }));
export const LaesstWarten = () => page(keepsWaiting(taetigkeitHolen));
export const Abgewiesen = () => page(refuses(taetigkeitHolen, 'ueberlastet'));
const gebuehren = (frueherArbeitswertCent: number | null) =>
  dieEinstellungen({ gebuehren: { eigenerArbeitswertCent: null, frueherArbeitswertCent } });
/** Nobody here had heard that the Arbeitswert is another one. */
export const MitFrueheremArbeitswert = () =>
  page(
    schau,
    answers(mitarbeiterListe, { eintraege: [marlene] }),
    answers(einstellungenHolen, gebuehren(120)),
    answers(einstellungenAendern, gebuehren(null)),
  );
