import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { type Nachweis, nachweiseHolen } from '@kehrtour/contract/ankuendigung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { TOUR } from '../../../../test/bauenKehrtour.ts';
import { Nachweisliste } from './Nachweisliste.tsx';

export default { title: 'Portal/Nachweise', component: Nachweisliste };

const nachweis = (versand: Nachweis['versand'], index: number): Nachweis => ({
  id: `nachweis-${index}`,
  terminId: `termin-${index}`,
  art: 'ankuendigung',
  kanal: versand === null ? 'einwurf' : 'mail',
  empfaenger:
    ['Monika Escherich', 'Hausverwaltung Pegnitztal', 'Familie Obermaier', 'Walter Sörgel'][index] ?? '',
  anschrift: `Hardtstraße ${12 + index}, 91207 Lauf a.d.Pegnitz`,
  rechtsart: 'frei',
  titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
  erstelltAm: '2027-04-20T09:00:00+02:00',
  zugangAm: '2027-04-20',
  versand,
  text: {},
});

const seite = (nachweise: Nachweis[]) => (
  <StoryPage>
    <Nachweisliste client={fakeClient(answers(nachweiseHolen, { nachweise }))} tourId={TOUR} />
  </StoryPage>
);

export const NochNichts = () => seite([]);
/** Paper, and mails on their way, sent and come back. */
export const Unterwegs = () => seite(([null, 'neu', 'in_arbeit', 'fehler'] as const).map(nachweis));
