import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { mitarbeiterAendern, mitarbeiterEinladen, mitarbeiterEinzeln } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { MitarbeiterAendernScreen } from './MitarbeiterAendernScreen.tsx';
import { marlene } from './MitarbeiterListScreen.stories.tsx';

export default { title: 'Portal/Person bearbeiten', component: MitarbeiterAendernScreen };

const page = (
  person: Mitarbeiter,
  aendern = answers(mitarbeiterAendern, ({ body }) => ({ ...person, ...body })),
) => (
  <StoryPage>
    <MitarbeiterAendernScreen
      client={fakeClient(answers(mitarbeiterEinzeln, person), answers(mitarbeiterEinladen, person), aendern)}
      id={person.id}
      ich=""
      backHref="/konto/einstellungen/unternehmen/mitarbeiter"
    />
  </StoryPage>
);

export const MitZugang = () => page({ ...marlene, zweiterFaktor: false });
export const MitZweitemFaktor = () => page(marlene);
export const Eingeladen = () => page({ ...marlene, zugang: 'eingeladen' });
export const OhneZugangUndOhneAdresse = () => page({ ...marlene, email: '', zugang: 'keiner' });
export const OhneArbeitszeit = () => page({ ...marlene, arbeitszeit: [], pause: null });
export const LetzteInhaberin = () => page(marlene, refuses(mitarbeiterAendern, 'letzter-inhaber'));
export const JemandWarSchneller = () => page(marlene, refuses(mitarbeiterAendern, 'veraltet'));
export const RueckwaertsGearbeitet = () =>
  page({ ...marlene, arbeitszeit: [{ wochentag: 2, von: '16:00', bis: '07:00' }] });
