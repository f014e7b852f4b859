import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { suchen } from '@kehrtour/contract/suche';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { amTelefonBuchen, telefonzeitenHolen } from '@kehrtour/contract/terminbuero';
import type { Buerozeiten } from '@kehrtour/contract/terminbuero';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { TelefonbuchungScreen } from './TelefonbuchungScreen.tsx';

export default { title: 'Portal/Termin am Telefon buchen', component: TelefonbuchungScreen };

const HAUS = '00000000-0000-4000-8000-000000000001';
const PERSON = '00000000-0000-4000-8000-000000000002';
const haus = {
  id: HAUS,
  strasse: 'Hardtstraße',
  hausnr: '12',
  hausnrZusatz: '',
  plz: '91207',
  ort: 'Lauf a.d.Pegnitz',
  kontakte: [
    {
      id: PERSON,
      vorname: 'Monika',
      nachname: 'Escherich',
      firma: '',
      telefon: '09123 71981',
      mobil: '',
      email: 'monika@example.org',
    },
    {
      id: HAUS,
      vorname: '',
      nachname: '',
      firma: 'Pegnitz Hausverwaltung GmbH',
      telefon: '',
      mobil: '0171 4711',
      email: '',
    },
  ],
} as unknown as Liegenschaft;
const taetigkeit = (id: string, name: string, fragen: Taetigkeit['buchung']['fragen'] = []) =>
  ({ id, name, aktiv: true, vorOrt: true, online: 'ja', buchung: { fragen } }) as unknown as Taetigkeit;
const jonas = { id: PERSON, vorname: 'Jonas', nachname: 'Brandl', aktiv: true, faehrt: true } as Mitarbeiter;
const zeit = (id: string, von: string, nah = false) => ({
  id,
  tag: '2027-02-03',
  wochentag: 'Mittwoch',
  datum: '3. Februar 2027',
  art: nah ? ('fenster' as const) : ('uhrzeit' as const),
  von,
  bis: '12:00',
  nah,
  zuschlagCent: null,
  zuschlagText: '',
  mitarbeiter: 'Jonas Brandl',
});
const angebot: Buerozeiten = {
  tage: [
    {
      tag: '2027-02-03',
      wochentag: 'Mittwoch',
      datum: '3. Februar 2027',
      zeiten: [zeit('a', '08:00', true), zeit('b', '13:00'), zeit('c', '13:30'), zeit('d', '14:00')],
    },
    { tag: '2027-02-04', wochentag: 'Donnerstag', datum: '4. Februar 2027', zeiten: [zeit('e', '08:00')] },
  ],
  weiterAb: '2027-02-05',
  dauerMinuten: 45,
  hinweis: null,
};
const grund = [
  answers(liegenschaftHolen, haus),
  answers(mitarbeiterListe, { eintraege: [jonas] }),
  answers(taetigkeitenListe, {
    eintraege: [
      taetigkeit('kehrung', 'Kehrung', ['feuerstaetten']),
      taetigkeit(
        'abgas',
        'Abgaswegüberprüfung einer raumluftunabhängigen Gasfeuerstätte im Mehrfamilienhaus',
      ),
    ],
  }),
  answers(suchen, {
    liegenschaften: [
      { id: HAUS, anschrift: 'Hardtstraße 12', ortszeile: '91207 Lauf', name: 'Monika Escherich' },
    ],
    termine: [],
    kehrtouren: [],
  }),
];

function Seite({ fakes, haus: id }: { fakes: Parameters<typeof fakeClient>; haus: string | null }) {
  const [client] = useState(() => fakeClient(...fakes, ...grund));
  const [gebucht, setGebucht] = useState<string | null>(null);
  return gebucht === null ? (
    <TelefonbuchungScreen client={client} liegenschaftId={id} onGebucht={setGebucht} />
  ) : (
    <p>{`Gebucht: ${gebucht}`}</p>
  );
}
const page = (fakes: Parameters<typeof fakeClient>, id: string | null = HAUS) => (
  <StoryPage>
    <Seite fakes={fakes} haus={id} />
  </StoryPage>
);
const gebucht = {
  terminId: 'der-termin',
  referenz: 'MU-7K3F-9Q',
  anschrift: { plz: '', strasse: '', hausnr: '', ort: '', zeile: '' },
  gemailt: true,
};
const zeiten = answers(telefonzeitenHolen, angebot);

export const VonDerListe = () => page([zeiten, answers(amTelefonBuchen, gebucht)], null);
export const VonEinemHaus = () => page([zeiten, answers(amTelefonBuchen, gebucht)]);
export const MitWarnungen = () =>
  page([
    zeiten,
    refuses(amTelefonBuchen, 'buchung.warnung', {
      angaben: {
        warnungen: [
          'Überschneidet sich mit einer Buchung, 10:00 bis 10:45 Uhr.',
          'Außerhalb der Zeiten von Jonas Brandl: 08:00 bis 16:00 Uhr.',
        ],
      },
    }),
  ]);
export const OhneArbeitszeiten = () =>
  page([
    answers(telefonzeitenHolen, {
      ...angebot,
      tage: [],
      weiterAb: null,
      hinweis:
        'Für niemanden, der fährt, sind Arbeitszeiten eingetragen, deshalb kennen wir keine freien Zeiten. Tragen Sie sie unter Einstellungen › Mitarbeitende ein, oder wählen Sie selbst eine Zeit.',
    }),
  ]);
export const LaesstWarten = () => page([keepsWaiting(telefonzeitenHolen)]);
