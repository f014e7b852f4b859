import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import {
  abwesenheitAnlegen,
  abwesenheitLoeschen,
  verfuegbarkeitenListe,
} from '@kehrtour/contract/verfuegbarkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineVerfuegbarkeit } from '../../../test/bauenTerminbuchung.ts';
import { AbwesenheitenDerPersonScreen } from './AbwesenheitenDerPersonScreen.tsx';

export default { title: 'Portal/Mitarbeitende: Abwesenheiten', component: AbwesenheitenDerPersonScreen };

/** Drives rounds and cannot be booked. */
const person = eineVerfuegbarkeit({ woche: [] });
const krank = {
  ...person,
  abwesenheiten: [
    {
      id: '0191a8f0-0000-7000-8000-00000000a003',
      von: '2098-08-03T00:00:00+02:00',
      bis: '2098-08-15T00:00:00+02:00',
      grund: 'Urlaub',
    },
  ],
};

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <AbwesenheitenDerPersonScreen client={fakeClient(...client)} mitarbeiterId={person.mitarbeiterId} />
  </StoryPage>
);

export const OhneBuchung = () =>
  page(
    answers(verfuegbarkeitenListe, { eintraege: [person] }),
    answers(abwesenheitAnlegen, { eintraege: [krank] }),
  );

export const MitUrlaub = () =>
  page(
    answers(verfuegbarkeitenListe, { eintraege: [krank] }),
    answers(abwesenheitLoeschen, { eintraege: [person] }),
  );

export const NichtErlaubt = () => page(refuses(verfuegbarkeitenListe, 'nicht-erlaubt'));
