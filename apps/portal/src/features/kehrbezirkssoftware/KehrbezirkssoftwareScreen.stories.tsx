import { answers, type FakeAnswer, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { CallOf } from '@kehrtour/contract/endpoint';
import {
  abrufeHolen,
  kehrbezirkssoftwareHolen,
  type Partnerverbindung,
  tokenAnlegen,
  tokenZuruecknehmen,
  verbindungBeenden,
} from '@kehrtour/contract/kehrbezirkssoftware';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { KehrbezirkssoftwareScreen } from './KehrbezirkssoftwareScreen.tsx';

export default { title: 'Portal/Kehrbezirkssoftware', component: KehrbezirkssoftwareScreen };

const eineId = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const eine: Partnerverbindung = {
  id: eineId(1),
  name: 'Hottgenroth Cloud',
  umgebung: 'produktion',
  kunde: 'K-4711',
  rechte: ['liegenschaften.senden', 'kehrtouren.lesen'],
  angelegtAm: '2026-12-03T09:12:00.000Z',
  zuletztAm: '2027-01-11T01:31:00.000Z',
  gesendetAm: '2027-01-11T01:31:00.000Z',
  fehlerhaft: 0,
  meldungen: null,
  importauftragId: eineId(9),
  beendet: null,
};
const LANGER_NAME = 'Bezirksschornsteinfegerverwaltungsprogramm Oberfranken und Mittelfranken Professional';
const schwierige: Partnerverbindung[] = [
  {
    ...eine,
    fehlerhaft: 3,
    meldungen: { wirt: 'hook.bezirk.example', zugestelltAm: '2027-01-11T01:31:00.000Z', ausSeit: null },
  },
  {
    ...eine,
    id: eineId(2),
    name: LANGER_NAME,
    umgebung: 'test',
    kunde: 'buero@bezirksschornsteinfegermeisterbetrieb-oberfranken.example',
    rechte: ['kehrtouren.lesen'],
    meldungen: {
      wirt: 'benachrichtigungen.bezirksschornsteinfegerverwaltungsprogramm-oberfranken.example',
      zugestelltAm: null,
      ausSeit: '2027-01-10T04:00:00.000Z',
    },
    gesendetAm: null,
    importauftragId: null,
  },
  { ...eine, id: eineId(3), kunde: '', beendet: { am: '2027-01-05T10:00:00.000Z', von: 'betreiber' } },
];
const abruf = { mal: 1, neu: 0, geaendert: 0, unveraendert: 0, fehlerhaft: 0 };
const abrufe = answers(abrufeHolen, {
  eintraege: [
    {
      ...abruf,
      id: '3',
      am: '2027-01-11T01:31:00.000Z',
      was: 'liegenschaften',
      neu: 1,
      unveraendert: 48,
      fehlerhaft: 1,
    },
    { ...abruf, id: '2', am: '2027-01-11T01:30:00.000Z', was: 'kehrtouren', mal: 4 },
    { ...abruf, id: '1', am: '2026-12-03T09:12:00.000Z', was: 'verbunden' },
  ],
  weiter: null,
});
const offenesToken = { id: eineId(5), laeuftAb: '2027-01-21T08:00:00.000Z' };

const page = (...client: Parameters<typeof fakeClient>) => (
  <StoryPage>
    <KehrbezirkssoftwareScreen client={fakeClient(...client)} email="eva@example.org" />
  </StoryPage>
);

const fragtNach: FakeAnswer = {
  endpoint: tokenAnlegen,
  answer: (call) =>
    (call as CallOf<typeof tokenAnlegen>).body.nachweis === undefined
      ? refuses(tokenAnlegen, 'nachweis-noetig').answer(call)
      : { token: 'K7WQM3HTRZ', laeuftAb: '2027-01-21T08:00:00.000Z' },
};

export const NochKeine = () =>
  page(
    answers(kehrbezirkssoftwareHolen, { verbindungen: [], offenesToken: null }),
    answers(tokenAnlegen, { token: 'K7WQM3HTRZ', laeuftAb: '2027-01-21T08:00:00.000Z' }),
  );
export const Verbunden = () =>
  page(
    answers(kehrbezirkssoftwareHolen, { verbindungen: [eine], offenesToken }),
    answers(tokenZuruecknehmen, {}),
    answers(verbindungBeenden, { verbindungen: [], offenesToken: null }),
    refuses(tokenAnlegen, 'zu-viele-versuche'),
    abrufe,
  );
export const Schwierig = () =>
  page(answers(kehrbezirkssoftwareHolen, { verbindungen: schwierige, offenesToken: null }), abrufe);
/** What lets a program in is asked for once more at an open screen. */
export const FragtWerManIst = () =>
  page(
    answers(kehrbezirkssoftwareHolen, { verbindungen: [], offenesToken: null }),
    answers(faktorHolen, { seit: null, codes: 0, passkeys: 0 }),
    fragtNach,
  );
export const LaesstWarten = () => page(keepsWaiting(kehrbezirkssoftwareHolen));
