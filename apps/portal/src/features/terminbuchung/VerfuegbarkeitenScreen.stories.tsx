import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  abwesenheitAnlegen,
  abwesenheitLoeschen,
  ausnahmeAnlegen,
  ausnahmeLoeschen,
  verfuegbarkeitBetroffene,
  verfuegbarkeitenListe,
  wochenSetzen,
} from '@kehrtour/contract/verfuegbarkeit';
import type { Verfuegbarkeiten } from '@kehrtour/contract/verfuegbarkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener, eineVerfuegbarkeit } from '../../../test/bauenTerminbuchung.ts';
import { VerfuegbarkeitenScreen } from './VerfuegbarkeitenScreen.tsx';

export default { title: 'Portal/Terminbuchung: Verfügbarkeiten', component: VerfuegbarkeitenScreen };

const jonas = eineVerfuegbarkeit({
  ausnahmen: [
    {
      id: '0191a8f0-0000-7000-8000-00000000a001',
      von: '2098-02-02',
      bis: '2098-02-04',
      zeiten: [{ von: '14:00', bis: '16:00' }],
      grund: 'Innungsversammlung',
    },
    {
      id: '0191a8f0-0000-7000-8000-00000000a002',
      von: '2098-03-01',
      bis: '2098-03-01',
      zeiten: [],
      grund: '',
    },
  ],
  abwesenheiten: [
    {
      id: '0191a8f0-0000-7000-8000-00000000a003',
      von: '2098-08-03T00:00:00+02:00',
      bis: '2098-08-15T00:00:00+02:00',
      grund: 'Urlaub',
    },
    {
      id: '0191a8f0-0000-7000-8000-00000000a004',
      von: '2098-09-01T12:00:00+02:00',
      bis: '2098-09-01T16:00:00+02:00',
      grund: '',
    },
  ],
});
const marlene = eineVerfuegbarkeit({ name: 'Marlene Rußwurm', woche: [] });
const beide: Verfuegbarkeiten = { eintraege: [jonas, marlene] };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <VerfuegbarkeitenScreen client={fakeClient(...client)} mitarbeiterHref="#mitarbeiter" />
  </StoryPage>
);
const ueblich = [
  answers(verfuegbarkeitenListe, beide),
  answers(ausnahmeAnlegen, beide),
  answers(ausnahmeLoeschen, beide),
  answers(abwesenheitLoeschen, beide),
];
const betroffene = { termine: [einBetroffener()] };

export const Ueblich = () =>
  page(
    ...ueblich,
    answers(verfuegbarkeitBetroffene, { termine: [] }),
    answers(wochenSetzen, ({ body }) => ({
      eintraege: beide.eintraege.map((person) => ({
        ...person,
        woche:
          body.wochen.find(({ mitarbeiterId }) => mitarbeiterId === person.mitarbeiterId)?.woche ??
          person.woche,
      })),
    })),
  );
export const NurEinePerson = () => page(answers(verfuegbarkeitenListe, { eintraege: [marlene] }));
export const NiemandFaehrt = () => page(answers(verfuegbarkeitenListe, { eintraege: [] }));
export const EsBetrifftTermine = () =>
  page(
    ...ueblich,
    answers(verfuegbarkeitBetroffene, betroffene),
    refuses(abwesenheitAnlegen, 'verfuegbarkeit.termine-betroffen', { angaben: betroffene }),
  );
export const JemandWarSchneller = () =>
  page(...ueblich, answers(verfuegbarkeitBetroffene, { termine: [] }), refuses(wochenSetzen, 'veraltet'));
export const LaesstWarten = () => page(keepsWaiting(verfuegbarkeitenListe));
