import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  terminbuchungBeginnen,
  terminbuchungHolen,
  terminbuchungSchalten,
} from '@kehrtour/contract/terminbuchung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { dieTerminbuchung } from '../../../test/bauenTerminbuchung.ts';
import { TerminbuchungScreen } from './TerminbuchungScreen.tsx';

export default { title: 'Portal/Terminbuchung', component: TerminbuchungScreen };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <TerminbuchungScreen
      client={fakeClient(...client)}
      hrefOf={(schritt) => (schritt === 'rechtstexte' ? undefined : `#${schritt}`)}
      onChanged={() => undefined}
    />
  </StoryPage>
);
const bereit = dieTerminbuchung({ an: false });
const unvollstaendig = dieTerminbuchung({
  an: false,
  schritte: bereit.schritte.map((schritt) =>
    schritt.schritt === 'rechtstexte'
      ? { ...schritt, stand: 'noetig', hinweis: 'Impressum und Datenschutzerklärung sind Pflicht.' }
      : schritt,
  ),
});

export const Oeffentlich = () =>
  page(answers(terminbuchungHolen, dieTerminbuchung()), answers(terminbuchungSchalten, bereit));
export const NochNichtGenutzt = () =>
  page(
    answers(terminbuchungHolen, dieTerminbuchung({ genutzt: false, an: false })),
    answers(terminbuchungBeginnen, bereit),
  );
export const EsFehltNoch = () => page(answers(terminbuchungHolen, unvollstaendig));
export const BereitAberJemandNahmEtwasWeg = () =>
  page(answers(terminbuchungHolen, bereit), refuses(terminbuchungSchalten, 'buchung.unvollstaendig'));
export const LaesstWarten = () => page(keepsWaiting(terminbuchungHolen));
