import type { Client } from '@kehrtour/api-client/client';
import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { kehrtourenHolen } from '@kehrtour/contract/kehrtour';
import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { kehrtourLoeschen } from '@kehrtour/contract/kehrtourlauf';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { einEintrag } from '../../../test/bauenKehrtour.ts';
import { KehrtourListScreen } from './KehrtourListScreen.tsx';

export default { title: 'Portal/Kehrtouren', component: KehrtourListScreen };

type SeiteProps = { client: Client; status?: KehrtourKurz['status']; suche?: string };

function Seite({ client, status, suche = '' }: SeiteProps) {
  const [filter, setFilter] = useState({ status, suche });
  return (
    <StoryPage>
      <KehrtourListScreen client={client} filter={filter} onFilter={setFilter} />
    </StoryPage>
  );
}

const liste = (...eintraege: KehrtourKurz[]) =>
  fakeClient(
    answers(kehrtourenHolen, ({ query }) => ({
      eintraege: eintraege.filter(({ name }) => name.includes(query?.suche ?? '')),
      weiter: null,
    })),
    answers(kehrtourLoeschen, {}),
  );

export const MehrereStaende = () => (
  <Seite
    client={liste(
      einEintrag({
        id: '1',
        nummer: 15,
        status: 'entwurf',
        tage: [],
        halte: 0,
        ausgelassen: 0,
        gewaehlt: 0,
        mitarbeiter: [],
      }),
      einEintrag({ id: '2', nummer: 14 }),
      einEintrag({
        id: '3',
        nummer: 13,
        name: 'Altstadt Nord',
        status: 'angekuendigt',
        angekuendigt: 40,
        bestaetigt: 22,
        abgelehnt: 3,
        ungelesen: 2,
      }),
      einEintrag({ id: '4', nummer: 12, status: 'abgesagt' }),
      einEintrag({ id: '5', nummer: 11, status: 'abgeschlossen', angekuendigt: 23, erledigt: 21 }),
      einEintrag({ id: '6', nummer: 10, status: 'entwurf', halte: 0, ausgelassen: 0, wirdGerechnet: true }),
      einEintrag({ id: '7', nummer: 9, status: 'entwurf', halte: 0, ausgelassen: 0, gewaehlt: 40 }),
    )}
  />
);

export const NochKeine = () => <Seite client={liste()} />;

export const NichtsGefunden = () => <Seite client={liste()} suche="Nirgendwo 7" />;

export const KeineInDiesemStand = () => <Seite client={liste()} status="unterwegs" />;

export const Laedt = () => <Seite client={fakeClient(keepsWaiting(kehrtourenHolen))} />;

export const NichtErlaubt = () => <Seite client={fakeClient(refuses(kehrtourenHolen, 'nicht-erlaubt'))} />;

export const LangeNamen = () => (
  <Seite
    client={liste(
      einEintrag({
        name: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße und Grundschule am Kunigundenberg',
        tage: ['2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07', '2027-05-10'],
        mitarbeiter: [
          'Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe',
          'Anna Berger',
          'Jonas Vogt',
        ],
        halte: 1480,
      }),
    )}
  />
);
