import type { Client } from '@kehrtour/api-client/client';
import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { ankuendigungPruefen, kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { einEmpfang, TOUR } from '../../../../test/bauenKehrtour.ts';
import { AnkuendigenScreen } from './AnkuendigenScreen.tsx';

export default { title: 'Portal/Kehrtour ankündigen', component: AnkuendigenScreen };

function Seite({ client }: { client: Client }) {
  const [gesendet, setGesendet] = useState(false);
  return (
    <StoryPage>
      {gesendet ? (
        <p>Gesendet</p>
      ) : (
        <AnkuendigenScreen client={client} tourId={TOUR} onGesendet={() => setGesendet(true)} />
      )}
    </StoryPage>
  );
}

const mail = {
  kanal: 'mail' as const,
  moeglich: ['mail', 'einwurf', 'brief'] as const,
  ziel: 'escherich@example.org',
};
const pruefung: AnswerOf<typeof ankuendigungPruefen> = {
  version: 4,
  empfaenge: [
    einEmpfang(1),
    einEmpfang(2, { ...mail, moeglich: [...mail.moeglich] }),
    einEmpfang(3, { lage: '2. OG links', empfaenger: 'An die Bewohner' }),
    einEmpfang(4, { schonAngekuendigt: true }),
  ],
  anzahl: { einwurf: 2, mail: 1 },
  warnungen: [],
  hindernisse: [],
  antwortBis: '2027-04-30',
};
const gesendet = answers(kehrtourAnkuendigen, { termine: 3, mails: 1, zettel: 2 });
const mit = (teile: Partial<typeof pruefung> = {}, senden: FakeAnswer = gesendet) =>
  fakeClient(answers(ankuendigungPruefen, { ...pruefung, ...teile }), senden);

export const WerBekommtWas = () => <Seite client={mit()} />;

export const ZuSpaetFuerDieFeuerstaettenschau = () => (
  <Seite
    client={mit({
      empfaenge: [
        einEmpfang(1, {
          rechtsart: 'hoheitlich',
          fristReicht: false,
          hinweis: 'Nur 3 Werktage bis zur Feuerstättenschau, 5 sind nötig.',
        }),
      ],
      hindernisse: [
        'Eine Feuerstättenschau wird zu spät angekündigt: Zwischen Zugang und Besuch müssen fünf Werktage liegen (§ 3 KÜO).',
      ],
      warnungen: ['Bei einem Halt ist niemand eingetragen; der Zettel richtet sich an die Bewohner.'],
    })}
  />
);

export const AlleWissenBescheid = () => (
  <Seite client={mit({ empfaenge: [einEmpfang(4, { schonAngekuendigt: true })] })} />
);

export const NiemandEingeplant = () => <Seite client={mit({ empfaenge: [] })} />;

export const Abgelehnt = () => <Seite client={mit({}, refuses(kehrtourAnkuendigen, 'termin.zeit-belegt'))} />;

export const Laedt = () => <Seite client={fakeClient(keepsWaiting(ankuendigungPruefen))} />;

export const LangeTexte = () => (
  <Seite
    client={mit({
      empfaenge: [
        einEmpfang(1, {
          anschrift: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße 114a–118c, 91207 Lauf a.d.Pegnitz',
          empfaenger:
            'Hausverwaltung Pegnitzgrund und Söhne GmbH & Co. KG, z. Hd. Frau Dr. Quastenberg-Größwang',
          kanal: 'mail',
          moeglich: ['mail', 'einwurf'],
          ziel: 'ankuendigungen.und.termine@hausverwaltung-pegnitzgrund-und-soehne.example',
        }),
      ],
    })}
  />
);
