import { answers, fakeClient, keepsWaiting } from '@kehrtour/api-client/fakeClient';
import { unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { einUnternehmen, langesUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { VerzeichnisScreen } from './VerzeichnisScreen.tsx';

export default { title: 'Portal/Verzeichnis der Verarbeitungen', component: VerzeichnisScreen };

export const Normal = () => (
  <StoryPage>
    <VerzeichnisScreen client={fakeClient(answers(unternehmenHolen, einUnternehmen()))} />
  </StoryPage>
);
export const LangerNameOhneTelefon = () => (
  <StoryPage>
    <VerzeichnisScreen
      client={fakeClient(answers(unternehmenHolen, { ...langesUnternehmen, telefon: '', email: '' }))}
    />
  </StoryPage>
);
export const LaesstWarten = () => (
  <StoryPage>
    <VerzeichnisScreen client={fakeClient(keepsWaiting(unternehmenHolen))} />
  </StoryPage>
);
