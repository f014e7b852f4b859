import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { einsichtHolen } from '@kehrtour/contract/einsicht';
import type { Einsichtsstand } from '@kehrtour/contract/einsicht';
import { unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { EinsichtScreen } from './EinsichtScreen.tsx';

export default { title: 'Admin/Einsicht', component: EinsichtScreen };

const einsicht: Einsichtsstand = {
  unternehmen: { id: '0191a8f0-0000-7000-8000-000000000009', name: 'Schornsteinfegerbetrieb Musterbach' },
  grund: 'Frau Rußwurm bat am Telefon um Hilfe beim Import vom Montag',
  bis: '2027-05-04T09:12:00Z',
};
const betrieb = {
  name: einsicht.unternehmen.name,
  slug: 'musterbach',
  gewerk: 'Schornsteinfeger',
  bundesland: 'BY' as const,
  strasse: 'Esseweg',
  hausnr: '4',
  plz: '91299',
  ort: 'Musterbach',
  telefon: '09999 45 67',
  telefonzeiten: 'Mo–Fr 8–12 Uhr',
  oeffnungszeiten: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '12:00' })),
  zeitennotiz: '',
  email: 'buero@musterbach.example',
  web: '',
  kehrbezirk: 'Musterbach 1',
  impressum: 'Marlene Rußwurm',
  datenschutz: '',
  logo: null,
  version: 1,
};
const page = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <EinsichtScreen client={fakeClient(...fakes)} listHref="/admin-area" />
  </StoryPage>
);

export const Normal = () => page(answers(einsichtHolen, { einsicht }), answers(unternehmenHolen, betrieb));
export const LaengsteTexte = () =>
  page(
    answers(einsichtHolen, {
      einsicht: {
        ...einsicht,
        grund: 'Rückfrage zur Bezirksschornsteinfegermeisterfristenliste. '.repeat(5),
      },
    }),
    answers(unternehmenHolen, {
      ...betrieb,
      name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
      email: 'buero@oberschornsteinfegerhausen-weissenbuehl-kehrbezirk.example',
    }),
  );
export const NichtsOffen = () => page(answers(einsichtHolen, { einsicht: null }));
export const ZeitIstUm = () =>
  page(answers(einsichtHolen, { einsicht }), refuses(unternehmenHolen, 'einsicht-noetig'));
export const LaesstWarten = () => page(keepsWaiting(einsichtHolen));
