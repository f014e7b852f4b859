import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { MitarbeiterListScreen } from './MitarbeiterListScreen.tsx';

// What tests take from here is no situation.
export default { title: 'Portal/Mitarbeitende', component: MitarbeiterListScreen, excludeStories: /^[a-z]/ };

export const marlene: Mitarbeiter = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  vorname: 'Marlene',
  nachname: 'Rußwurm',
  telefon: '09999 45 67',
  email: 'marlene@example.org',
  rolle: 'inhaber',
  qualifikation: 'bbsf',
  anrede: 'frau',
  faehrt: true,
  farbe: 1,
  arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' })),
  pause: { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 },
  startort: null,
  aktiv: true,
  zugang: 'aktiv',
  zweiterFaktor: true,
  version: 1,
};
const langerName: Mitarbeiter = {
  ...marlene,
  id: '0191a8f0-0000-7000-8000-000000000002',
  vorname: 'Friederike-Charlotte',
  nachname: 'von Oberschornsteinfegerhausen-Weißenbühler',
  rolle: 'azubi',
  qualifikation: 'vertreter11b',
  arbeitszeit: [1, 3, 5].map((wochentag) => ({ wochentag, von: '07:15', bis: `1${wochentag}:45` })),
  zugang: 'eingeladen',
  zweiterFaktor: false,
};

const hrefOf = (id: string) => `/konto/einstellungen/unternehmen/mitarbeiter/bearbeiten?id=${id}`;
const page = (...eintraege: Mitarbeiter[]) => (
  <StoryPage>
    <MitarbeiterListScreen client={fakeClient(answers(mitarbeiterListe, { eintraege }))} hrefOf={hrefOf} />
  </StoryPage>
);

export const EinBetrieb = () =>
  page(marlene, { ...marlene, id: langerName.id, vorname: 'Jonas', zugang: 'keiner' });
export const LaengsteTexte = () => page(langerName);
export const JemandIstGegangen = () => page(marlene, { ...langerName, aktiv: false, zugang: 'gesperrt' });
export const NurAnsehen = () => (
  <StoryPage>
    <MitarbeiterListScreen client={fakeClient(answers(mitarbeiterListe, { eintraege: [marlene] }))} />
  </StoryPage>
);
export const LaesstWarten = () => (
  <StoryPage>
    <MitarbeiterListScreen client={fakeClient(keepsWaiting(mitarbeiterListe))} />
  </StoryPage>
);
export const Abgewiesen = () => (
  <StoryPage>
    <MitarbeiterListScreen client={fakeClient(refuses(mitarbeiterListe, 'ueberlastet'))} />
  </StoryPage>
);
