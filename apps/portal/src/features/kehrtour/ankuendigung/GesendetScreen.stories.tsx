import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { versandHolen } from '@kehrtour/contract/versand';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineKehrtour, KEHRTOUR } from '../../../../test/bauenKehrtour.ts';
import { einNachweis } from '../../../../test/bauenNachweis.ts';
import { GesendetScreen } from './GesendetScreen.tsx';

export default { title: 'Portal/Kehrtour angekündigt', component: GesendetScreen };

export const Gesendet = () => (
  <StoryPage>
    <GesendetScreen
      kehrtourId={KEHRTOUR}
      client={fakeClient(
        answers(
          kehrtourHolen,
          eineKehrtour({
            status: 'angekuendigt',
            rueckmeldungen: {
              angekuendigt: 3,
              bestaetigt: 0,
              abgelehnt: 0,
              erledigt: 0,
              unsicher: 0,
              offen: 3,
              ungelesen: 0,
            },
          }),
        ),
        answers(versandHolen, {
          zahlen: {
            hinaus: 0,
            geht: 0,
            wartet: 1,
            wiederholt: 0,
            angehalten: 0,
            gescheitert: 0,
            unzustellbar: 0,
            verworfen: 0,
            ersetzt: 0,
          },
          gesamt: 1,
          hinausAb: null,
          satz: 'Von 1 Nachricht sind 0 hinaus und 1 nicht: 1 wartet noch.',
          grund: '',
          moeglich: ['anhalten'],
        }),
        answers(nachweiseHolen, {
          nachweise: (['einwurf', 'einwurf', 'mail'] as const).map((kanal) =>
            einNachweis(kanal === 'mail' ? { kanal, stand: 'unterwegs' } : { kanal, zuBringen: true }),
          ),
        }),
      )}
    />
  </StoryPage>
);
