import { fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { auskunftErteilen } from '@kehrtour/contract/auskunft';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { Auskunftsdialog } from './Auskunftsdialog.tsx';

export default { title: 'Portal/Auskunft', component: Auskunftsdialog };

const dialog = (nachname: string) => (
  <StoryPage>
    <Auskunftsdialog
      client={fakeClient(refuses(auskunftErteilen, 'nicht-gefunden'))}
      liegenschaftId="00000000-0000-4000-8000-000000000001"
      person={{ teilId: '00000000-0000-4000-8000-000000000002', name: `Eva ${nachname}` }}
      onClose={() => undefined}
    />
  </StoryPage>
);

export const Angeboten = () => dialog('Escherich');
export const LangerName = () => dialog('von Stauffenberg-Hohenlohe-Weißenbühl zu Oberschornsteinfegerhausen');
