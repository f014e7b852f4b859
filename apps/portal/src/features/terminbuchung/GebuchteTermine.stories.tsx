import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import { taetigkeitBetroffene } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einBetroffener } from '../../../test/bauenTerminbuchung.ts';
import { GebuchteTermine } from './GebuchteTermine.tsx';

export default { title: 'Portal/Terminbuchung: Gebuchte Termine', component: GebuchteTermine };

const seite = (termine: BetroffenerTermin[]) => (
  <StoryPage>
    <GebuchteTermine client={fakeClient(answers(taetigkeitBetroffene, { termine }))} taetigkeitId="rwm" />
  </StoryPage>
);

export const Zwei = () => seite([einBetroffener(), einBetroffener({ name: '' })]);
export const MehrAlsManLiest = () =>
  seite(
    Array.from({ length: 23 }, () =>
      einBetroffener({
        name: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße',
        anschrift: 'Von-Geschwister-Scholl-Gedächtnis-Platz 112 a–118 b, 91207 Lauf a. d. Pegnitz',
      }),
    ),
  );
