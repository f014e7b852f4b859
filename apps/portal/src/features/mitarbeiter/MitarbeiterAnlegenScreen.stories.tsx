import { fakeClient } from '@kehrtour/api-client/fakeClient';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { MitarbeiterAnlegenScreen } from './MitarbeiterAnlegenScreen.tsx';

export default { title: 'Portal/Person hinzufügen', component: MitarbeiterAnlegenScreen };

const screen = (
  <MitarbeiterAnlegenScreen
    client={fakeClient()}
    email="eva@example.org"
    backHref="/mitarbeiter"
    onAdded={() => undefined}
  />
);

export const Leer = () => <StoryPage>{screen}</StoryPage>;
export const EsFehltNoch = () => (
  <StoryPage>
    <SentForm>{screen}</SentForm>
  </StoryPage>
);
