import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  type Dateiprofil,
  dateiprofilBenennen,
  dateiprofileHolen,
  dateiprofilLoeschen,
} from '@kehrtour/contract/dateiprofil';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { DateiprofilKarte } from './DateiprofilKarte.tsx';

export default { title: 'Portal/Dateiprofile', component: DateiprofilKarte };

const profil: Dateiprofil = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Auszug Kehrbuch',
  geaendertAm: '2027-03-02T08:10:00.000Z',
  zuletztAm: '2027-05-03T18:00:00.000Z',
  felder: [
    { feld: 'Objekt-ID', kopf: 'Kennwort' },
    { feld: 'Straße und Hausnummer', kopf: 'Wo' },
    { feld: 'PLZ und Ort', kopf: 'Ding' },
    { feld: 'Tätigkeit', kopf: null },
  ],
};
const lang: Dateiprofil = {
  ...profil,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Export_Liegenschaften_Oberschornsteinfegerhausen-Weißenbühl_vollständig_2027-02-28_endgültig(2).csv',
  zuletztAm: null,
  felder: Array.from({ length: 12 }, (_, nr) => ({
    feld: `Hausverwaltung: Mobiltelefon ${nr + 1}`,
    kopf: `Telefonnummer_der_Hausverwaltung_mobil_${nr + 1}`,
  })),
};
const page = (...fakes: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <DateiprofilKarte client={fakeClient(...fakes)} />
  </StoryPage>
);

export const Normal = () =>
  page(
    answers(dateiprofileHolen, { profile: [profil] }),
    answers(dateiprofilBenennen, ({ body }) => ({ profile: [{ ...profil, name: body.name }] })),
    answers(dateiprofilLoeschen, { profile: [] }),
  );
export const Leer = () => page(answers(dateiprofileHolen, { profile: [] }));
export const LaengsteTexte = () => page(answers(dateiprofileHolen, { profile: [profil, lang] }));
export const LaesstWarten = () => page(keepsWaiting(dateiprofileHolen));
export const Abgewiesen = () => page(refuses(dateiprofileHolen, 'nicht-erlaubt'));
