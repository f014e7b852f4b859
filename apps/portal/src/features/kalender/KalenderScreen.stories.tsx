import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  aboAktualisieren,
  aboAnlegen,
  feedAendern,
  feedEinrichten,
  feedZuruecknehmen,
  kalenderHolen,
} from '@kehrtour/contract/kalender';
import type { KalenderAbo, KalenderPerson } from '@kehrtour/contract/kalender';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KalenderScreen } from './KalenderScreen.tsx';

export default { title: 'Portal/Kalender verbinden', component: KalenderScreen };

const ADRESSE = 'https://app.musterbach.example/api/kalender/k7Xw0Qm3Vh1bTzR8uYcNf2LsEaGd5JpI.ics';
const eineId = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const leer: KalenderPerson = { mitarbeiterId: eineId(1), name: 'Eva Brandt', farbe: 2, feed: null, abos: [] };
const feed = {
  adresse: ADRESSE,
  mitKundendaten: false,
  angelegtAm: '2027-01-04T08:00:00.000Z',
  zuletztGeholtAm: '2027-01-11T06:12:00.000Z',
};
const abo: KalenderAbo = {
  id: eineId(11),
  name: 'Privat',
  wirt: 'calendar.google.com',
  laeuft: false,
  versuchtAm: '2027-01-11T06:30:00.000Z',
  gelesenAm: '2027-01-11T06:30:00.000Z',
  fehler: null,
  zeiten: 41,
  konflikte: [],
  hinweise: [],
  funde: [],
};
const verbunden: KalenderPerson = { ...leer, feed, abos: [abo] };
const SCHWIERIG: KalenderPerson = {
  ...leer,
  feed: { ...feed, zuletztGeholtAm: null, mitKundendaten: true },
  abos: [
    { ...abo, laeuft: true, gelesenAm: null, zeiten: 0, name: 'Feuerwehr' },
    {
      ...abo,
      id: eineId(12),
      name: 'Innungstermine und Schulungen des Landesverbands Bayern, Bezirk Mittelfranken',
      wirt: 'kalender.landesinnung-des-kaminkehrerhandwerks.example:8443',
      fehler: 'umleitung',
    },
    {
      ...abo,
      id: eineId(13),
      name: 'Familie',
      konflikte: [
        { von: '2027-02-03T08:30:00Z', bis: '2027-02-03T09:00:00Z' },
        { von: '2027-02-05T12:00:00Z', bis: '2027-02-06T09:00:00Z' },
      ],
      hinweise: ['unbekannte-zeitzone', 'unlesbare-eintraege'],
      funde: [
        { grund: 'unbekannte-zeitzone', eintrag: '', zeile: 'TZID=tzone://Microsoft/Custom' },
        {
          grund: 'unlesbare-eintraege',
          eintrag: 'Zahnarzt Dr. Kern',
          zeile: 'DTSTART;TZID=Europe/Berlin:20270231T090000',
        },
        {
          grund: 'unlesbare-eintraege',
          eintrag: 'Probe der freiwilligen Feuerwehr',
          zeile: 'RRULE:FREQ=FORTNIGHTLY',
        },
      ],
    },
  ],
};
const andere: KalenderPerson = { ...verbunden, mitarbeiterId: eineId(2), name: 'Jonas Keller', abos: [] };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <KalenderScreen client={fakeClient(...client)} jetzt={() => new Date('2027-01-11T09:00:00+01:00')} />
  </StoryPage>
);

export const NochNichts = () =>
  page(
    answers(kalenderHolen, { personen: [leer] }),
    answers(feedEinrichten, { ...leer, feed: { ...feed, zuletztGeholtAm: null } }),
    refuses(aboAnlegen, 'kalender.zu-viele'),
  );
export const Verbunden = () =>
  page(
    answers(kalenderHolen, { personen: [verbunden, andere] }),
    answers(feedAendern, { ...verbunden, feed: { ...feed, mitKundendaten: true } }),
    answers(feedEinrichten, { ...verbunden, feed: { ...feed, adresse: ADRESSE.replace('k7Xw', 'neu1') } }),
    answers(feedZuruecknehmen, { ...verbunden, feed: null }),
    answers(aboAktualisieren, { ...verbunden, abos: [{ ...abo, laeuft: true }] }),
  );
export const Schwierig = () => page(answers(kalenderHolen, { personen: [SCHWIERIG] }));
export const LaesstWarten = () => page(keepsWaiting(kalenderHolen));
