import type { Client } from '@kehrtour/api-client/client';
import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { ankuendigungPruefen, type Empfang, kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { einEmpfang, KEHRTOUR } from '../../../../test/bauenKehrtour.ts';
import { AnkuendigenScreen } from './AnkuendigenScreen.tsx';

export default { title: 'Portal/Kehrtour ankündigen', component: AnkuendigenScreen };

function Seite({ client }: { client: Client }) {
  const [gesendet, setGesendet] = useState(false);
  return (
    <StoryPage>
      {gesendet ? (
        <p>Gesendet</p>
      ) : (
        <AnkuendigenScreen client={client} kehrtourId={KEHRTOUR} onGesendet={() => setGesendet(true)} />
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
  sms: { centJeTeil: 7.5, hoechstensEuro: 25 },
  brief: null,
  ...tableOf(MESSENGER, () => null),
};
const gesendet = answers(kehrtourAnkuendigen, { termine: 3, mails: 1, zettel: 2 });
const mit = (teile: Partial<typeof pruefung> = {}, senden: FakeAnswer = gesendet) =>
  fakeClient(answers(ankuendigungPruefen, { ...pruefung, ...teile }), senden);

export const WerBekommtWas = () => <Seite client={mit()} />;

const sms = {
  kanal: 'sms' as const,
  moeglich: ['sms', 'einwurf', 'brief'] as Empfang['moeglich'],
  ziel: '+4915123456789',
  smsTeile: 2,
};
export const ManchePerSms = () => (
  <Seite
    client={mit({
      empfaenge: [einEmpfang(1, sms), einEmpfang(2, { ...sms, smsTeile: 1 }), einEmpfang(3)],
      anzahl: { sms: 2, einwurf: 1 },
    })}
  />
);
export const MancheNachWunsch = () => (
  <Seite
    client={mit({
      empfaenge: [
        einEmpfang(1, { ...sms, wunsch: 'sms' }),
        einEmpfang(2, { ...mail, moeglich: [...mail.moeglich], wunsch: 'sms' }),
        einEmpfang(3, { wunsch: 'einwurf' }),
      ],
      anzahl: { sms: 1, mail: 1, einwurf: 1 },
    })}
  />
);
export const SmsZuTeuer = () => (
  <Seite
    client={mit({
      empfaenge: Array.from({ length: 12 }, (_, nummer) => einEmpfang(nummer + 1, sms)),
      anzahl: { sms: 12 },
      sms: { centJeTeil: 7.5, hoechstensEuro: 1 },
    })}
  />
);

const whatsapp = {
  kanal: 'whatsapp' as const,
  moeglich: ['whatsapp', 'einwurf', 'brief'] as Empfang['moeglich'],
  ziel: '+4915123456781',
};
export const ManchePerWhatsapp = () => (
  <Seite
    client={mit({
      empfaenge: [einEmpfang(1, whatsapp), einEmpfang(2, { ...whatsapp, wunsch: 'whatsapp' }), einEmpfang(3)],
      anzahl: { whatsapp: 2, einwurf: 1 },
      whatsapp: { centJeNachricht: 6, restCent: 2476 },
    })}
  />
);
export const WhatsappZuTeuer = () => (
  <Seite
    client={mit({
      empfaenge: Array.from({ length: 12 }, (_, nummer) => einEmpfang(nummer + 1, whatsapp)),
      anzahl: { whatsapp: 12 },
      whatsapp: { centJeNachricht: 6, restCent: 40 },
    })}
  />
);

const brief = { moeglich: ['einwurf', 'brief', 'briefdienst'] as Empfang['moeglich'] };
export const MitBriefdienst = () => (
  <Seite
    client={mit({
      empfaenge: [
        einEmpfang(1, brief),
        einEmpfang(2, { kanal: 'briefdienst', ...brief }),
        einEmpfang(3, { ...brief, zuSpaetPer: ['briefdienst'] }),
      ],
      anzahl: { einwurf: 2, briefdienst: 1 },
      brief: { centJeBrief: 125, restCent: 9875 },
    })}
  />
);
export const BriefeZuTeuer = () => (
  <Seite
    client={mit({
      empfaenge: Array.from({ length: 12 }, (_, nummer) =>
        einEmpfang(nummer + 1, { kanal: 'briefdienst', ...brief }),
      ),
      anzahl: { briefdienst: 12 },
      brief: { centJeBrief: 125, restCent: 500 },
    })}
  />
);

export const ZuSpaetFuerDieFeuerstaettenschau = () => (
  <Seite
    client={mit({
      empfaenge: [
        einEmpfang(1, {
          rechtsart: 'hoheitlich',
          personen: 'Es kommt Anna Berger oder Jonas Vogt.',
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
