import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieEinstellungen } from '../../../test/bauenEinstellungen.ts';
import { dieTerminbuchung, eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import { EinbettenScreen } from './EinbettenScreen.tsx';

export default { title: 'Portal/Terminbuchung: Einbetten', component: EinbettenScreen };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <EinbettenScreen client={fakeClient(...client)} />
  </StoryPage>
);

export const NochNichtOeffentlich = () =>
  page(
    answers(terminbuchungHolen, dieTerminbuchung({ an: false })),
    answers(einstellungenHolen, dieEinstellungen()),
    answers(taetigkeitenListe, {
      eintraege: [
        eineTaetigkeit({ online: 'ja' }),
        eineTaetigkeit({ id: 'schau', kundentext: 'Feuerstättenschau', online: 'link' }),
      ],
    }),
    answers(einstellungenAendern, ({ body }) =>
      dieEinstellungen(body.terminbuchung && { terminbuchung: body.terminbuchung }),
    ),
  );
export const LaesstWarten = () =>
  page(keepsWaiting(terminbuchungHolen), keepsWaiting(einstellungenHolen), keepsWaiting(taetigkeitenListe));
