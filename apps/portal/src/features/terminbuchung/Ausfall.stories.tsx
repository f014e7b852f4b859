import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { type TerminKurz, termineHolen } from '@kehrtour/contract/termin';
import {
  abwesenheitAnlegen,
  abwesenheitLoeschen,
  verfuegbarkeitenListe,
} from '@kehrtour/contract/verfuegbarkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';

import { einTerminKurz } from '../../../test/bauenTermin.ts';
import { eineVerfuegbarkeit } from '../../../test/bauenTerminbuchung.ts';
import { Ausfall } from './Ausfall.tsx';

export default { title: 'Portal/Termine: Jemand fällt aus', component: Ausfall };

const TAG = '2098-08-04';
const jonas = eineVerfuegbarkeit({ name: 'Jonas Brandl' });
const marlene = eineVerfuegbarkeit({ name: 'Marlene Rußwurm' });
const krank = {
  ...jonas,
  abwesenheiten: [
    {
      id: '0191a8f0-0000-7000-8000-00000000a009',
      von: `${TAG}T00:00:00+02:00`,
      bis: '2098-08-05T00:00:00+02:00',
      grund: 'Abwesend',
    },
  ],
};
const um = (beginn: string, ende: string) => ({
  mitarbeiterId: jonas.mitarbeiterId,
  beginn: `${TAG}T${beginn}:00+02:00`,
  ende: `${TAG}T${ende}:00+02:00`,
});
const kehrtour = '0191a8f0-0000-7000-8000-00000000b001';
const besuche = [
  einTerminKurz({ ...um('08:00', '08:30'), kehrtourId: kehrtour, kehrtour: 'Marktplatz', gebucht: null }),
  einTerminKurz({ ...um('08:45', '09:15'), kehrtourId: kehrtour, kehrtour: 'Marktplatz', gebucht: null }),
  einTerminKurz({ ...um('11:00', '11:45'), kehrtourId: null, kehrtour: '', gebucht: 'seite' }),
  // Called off already: nobody waits for it.
  einTerminKurz({ ...um('13:00', '13:30'), status: 'abgesagt', gebucht: null }),
];

const mitTerminen = (termine: TerminKurz[]) => ({
  termine,
  feiertage: [],
  konflikte: [],
  naechsterTag: null,
  leer: { liegenschaften: false, termine: false },
});

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <Ausfall
      client={fakeClient(answers(verfuegbarkeitenListe, { eintraege: [jonas, marlene] }), ...client)}
      tag={TAG}
      Vorschlaege={() => <p>Drei Vorschläge</p>}
      onClose={() => showToast('Geschlossen')}
    />
  </StoryPage>
);

export const MitZusagen = () =>
  page(
    answers(termineHolen, mitTerminen(besuche)),
    answers(abwesenheitAnlegen, { eintraege: [krank, marlene] }),
    answers(abwesenheitLoeschen, { eintraege: [jonas, marlene] }),
  );

export const NichtsZugesagt = () =>
  page(answers(termineHolen, mitTerminen([])), answers(abwesenheitAnlegen, { eintraege: [jonas, marlene] }));

export const Abgelehnt = () =>
  page(answers(termineHolen, mitTerminen([])), refuses(abwesenheitAnlegen, 'nicht-gefunden'));
