import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { nachweiseHolen, zustellungMelden } from '@kehrtour/contract/nachweis';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineKehrtour, LEUTE } from '../../../../test/bauenKehrtour.ts';
import { einNachweis } from '../../../../test/bauenNachweis.ts';
import { Nachweisliste } from './Nachweisliste.tsx';

export default { title: 'Portal/Nachweise', component: Nachweisliste };

const ZETTEL = { stand: 'gedruckt', am: '2027-01-18', zuBringen: true, moeglich: ['eingeworfen'] } as const;
const gemischt: readonly Nachweis[] = [
  einNachweis({ ...ZETTEL, moeglich: ['eingeworfen'], frist: { bis: '2027-01-26', reicht: true } }),
  einNachweis({
    ...ZETTEL,
    moeglich: ['eingeworfen'],
    empfaenger: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
    anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c, 91207 Lauf a.d.Pegnitz',
  }),
  einNachweis({
    kanal: 'brief',
    empfaenger: 'Hausverwaltung Pegnitztal GmbH',
    zuBringen: true,
    moeglich: ['aufgegeben'],
  }),
  einNachweis({
    kanal: 'mail',
    empfaenger: 'Yasmin Eschenloher',
    stand: 'gescheitert',
    zuBringen: true,
    moeglich: ['eingeworfen'],
    frist: { bis: '2027-01-17', reicht: false },
  }),
  einNachweis({
    empfaenger: 'An die Bewohner',
    stand: 'zugestellt',
    am: '2027-01-18',
    von: 'Jonas Brandl',
    zugangAm: '2027-01-18',
    moeglich: ['zurueck', 'berichtigt'],
  }),
  einNachweis({
    kanal: 'mail',
    empfaenger: 'Dr. Anna Berger',
    stand: 'zugestellt',
    am: '2027-01-18',
    zugangAm: '2027-01-19',
    moeglich: ['zurueck'],
  }),
];

const vonSelbst: readonly Nachweis[] = [
  einNachweis({
    kanal: 'mail',
    empfaenger: 'Sabine Kraus',
    stand: 'gescheitert',
    moeglich: ['eingeworfen'],
    ersatz: { weg: 'sms', grund: null, zettelBis: null },
  }),
  einNachweis({
    kanal: 'sms',
    empfaenger: 'Sabine Kraus',
    stand: 'gescheitert',
    zuBringen: true,
    moeglich: ['eingeworfen'],
    ersatzFuer: 'mail',
    ersatz: { weg: 'zettel', grund: 'keiner', zettelBis: null },
  }),
];

function Seite({ nachweise, antwort }: { nachweise: readonly Nachweis[]; antwort?: FakeAnswer }) {
  const [client] = useState(() =>
    fakeClient(
      answers(nachweiseHolen, { nachweise: [...nachweise] }),
      antwort ?? answers(zustellungMelden, ({ body }) => ({ gemeldet: body.nachweisIds.length })),
    ),
  );
  return (
    <StoryPage>
      <Nachweisliste client={client} kehrtour={eineKehrtour()} mitarbeiter={LEUTE} />
    </StoryPage>
  );
}

export const VonSelbstWeiter = () => <Seite nachweise={vonSelbst} />;
export const StapelZuBringen = () => <Seite nachweise={gemischt} />;
export const AllesGebracht = () => <Seite nachweise={gemischt.filter(({ zuBringen }) => !zuBringen)} />;
export const NochNichtsAngekuendigt = () => <Seite nachweise={[]} />;
export const AndereWarenSchneller = () => (
  <Seite nachweise={gemischt} antwort={refuses(zustellungMelden, 'ankuendigung.zustellung-unmoeglich')} />
);
