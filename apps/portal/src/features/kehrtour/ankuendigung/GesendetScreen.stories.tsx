import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { nachweiseHolen } from '@kehrtour/contract/ankuendigung';
import type { Nachweis } from '@kehrtour/contract/ankuendigung';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { eineKehrtour, TOUR } from '../../../../test/bauenKehrtour.ts';
import { GesendetScreen } from './GesendetScreen.tsx';

export default { title: 'Portal/Kehrtour angekündigt', component: GesendetScreen };

const nachweis = (kanal: Nachweis['kanal'], index: number): Nachweis => ({
  id: `nachweis-${index}`,
  terminId: `termin-${index}`,
  art: 'ankuendigung',
  kanal,
  empfaenger: 'Monika Escherich',
  anschrift: 'Hardtstraße 12, 91207 Lauf a.d.Pegnitz',
  rechtsart: 'frei',
  titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
  erstelltAm: '2027-04-20T09:00:00+02:00',
  zugangAm: '2027-04-20',
  versand: kanal === 'mail' ? 'gesendet' : null,
  text: {},
});

export const Gesendet = () => (
  <StoryPage>
    <GesendetScreen
      tourId={TOUR}
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
        answers(nachweiseHolen, {
          nachweise: (['einwurf', 'einwurf', 'mail'] as const).map(nachweis),
        }),
      )}
    />
  </StoryPage>
);
