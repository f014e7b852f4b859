import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  adresseZuruecknehmen,
  adresslinkNochmal,
  persoenlicheDatenAendern,
  persoenlicheDatenHolen,
} from '@kehrtour/contract/mitarbeiter';
import { SentForm } from '@kehrtour/testkit/SentForm.tsx';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { PersoenlicheDatenScreen } from './PersoenlicheDatenScreen.tsx';

export default { title: 'Portal/Persönliche Daten', component: PersoenlicheDatenScreen };

const marlene = {
  vorname: 'Marlene',
  nachname: 'Rußwurm',
  telefon: '',
  email: 'marlene@example.org',
  neueAdresse: null,
  version: 1,
};
const screen = (...fakes: FakeAnswer[]) => (
  <PersoenlicheDatenScreen client={fakeClient(...fakes)} backHref="/konto/profil" onSaved={() => undefined} />
);

export const Normal = () => <StoryPage>{screen(answers(persoenlicheDatenHolen, marlene))}</StoryPage>;
export const LaesstWarten = () => <StoryPage>{screen(keepsWaiting(persoenlicheDatenHolen))}</StoryPage>;
export const JemandWarSchneller = () => (
  <StoryPage>
    <SentForm>
      {screen(answers(persoenlicheDatenHolen, marlene), refuses(persoenlicheDatenAendern, 'veraltet'))}
    </SentForm>
  </StoryPage>
);
/** Named earlier and not confirmed yet; long, as addresses are. */
export const NeueAdresseWartet = () => {
  const wartend = {
    ...marlene,
    neueAdresse: {
      email: 'friederike-charlotte.von-oberschornsteinfegerhausen@kehrbetrieb-musterbach.example',
      bis: '2027-05-05T07:20:00Z',
    },
  };
  return (
    <StoryPage>
      {screen(
        answers(persoenlicheDatenHolen, wartend),
        answers(adresslinkNochmal, wartend),
        answers(adresseZuruecknehmen, marlene),
      )}
    </StoryPage>
  );
};
