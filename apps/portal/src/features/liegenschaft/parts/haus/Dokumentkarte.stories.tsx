import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  type Dokument,
  dokumenteHolen,
  dokumentHochladen,
  dokumentLaden,
  dokumentLoeschen,
} from '@kehrtour/contract/dokument';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { Dokumentdialog } from './Dokumentdialog.tsx';
import { Dokumentkarte } from './Dokumentkarte.tsx';

export default { title: 'Portal/Dokumente', component: Dokumentkarte };

const HAUS = '00000000-0000-4000-8000-000000000001';
const eines = (nummer: number, teil: Partial<Dokument> = {}): Dokument => ({
  id: `00000000-0000-4000-8000-00000000000${nummer}`,
  name: 'Feuerstättenbescheid 2027.pdf',
  typ: 'application/pdf',
  groesse: 182_440,
  am: '2027-05-03T08:12:00.000Z',
  von: 'Marlene Rußwurm',
  ...teil,
});
const karte = (aenderbar: boolean, ...fakes: FakeAnswer[]) => (
  <StoryPage>
    <Dokumentkarte client={fakeClient(...fakes)} liegenschaftId={HAUS} aenderbar={aenderbar} />
  </StoryPage>
);
const drei = answers(dokumenteHolen, {
  dokumente: [
    eines(2),
    eines(3, { name: 'Riss im Kaminkopf.jpg', typ: 'image/jpeg', groesse: 3_480_112 }),
    eines(4, {
      name: 'Bestandsplan-Heizraum-Erdgeschoss-Oberschornsteinfegerhausen-Weissenbuehl-aus-dem-Archiv-1974.pdf',
      von: '',
    }),
  ],
});

export const Mehrere = () =>
  karte(
    true,
    drei,
    refuses(dokumentLaden, 'nicht-gefunden'),
    answers(dokumentLoeschen, { dokumente: [eines(2)] }),
  );
export const NurAnsehen = () => karte(false, drei, refuses(dokumentLaden, 'nicht-gefunden'));
export const NochKeine = () => karte(true, answers(dokumenteHolen, { dokumente: [] }));
export const LaesstWarten = () => karte(true, keepsWaiting(dokumenteHolen));
export const Ablegen = () => (
  <StoryPage>
    <Dokumentdialog
      client={fakeClient(refuses(dokumentHochladen, 'falscher-inhalt'))}
      liegenschaftId={HAUS}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  </StoryPage>
);
