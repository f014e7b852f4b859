import { answers, fakeClient, type FakeAnswer, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  beiseiteHolen,
  betriebeHolen,
  type Betriebszeile,
  type Messwerte,
  messwerteHolen,
  vielversandFreigeben,
  vielversandHolen,
  type ZuTun,
  zuTunHolen,
} from '@kehrtour/contract/betrieb';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { UebersichtScreen } from './UebersichtScreen.tsx';

export default { title: 'Admin/Übersicht', component: UebersichtScreen };

const LANG = 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR';
const einBetrieb: Betriebszeile = {
  id: '0191a8f0-0000-7000-8000-000000000009',
  name: 'Schornsteinfegerbetrieb Rußwurm',
  slug: 'musterbach',
  ort: 'Musterbach',
  angelegtAm: '2025-09-19T07:00:00Z',
  tarif: 'betrieb',
  testendeAm: '2027-02-28',
  gesperrt: null,
  testbetrieb: false,
  terminbuchung: true,
  liegenschaften: 2200,
  mitarbeitende: 4,
};
const betriebe: Betriebszeile[] = [
  einBetrieb,
  { ...einBetrieb, id: '0191a8f0-0000-7000-8000-000000000010', name: 'Feger & Tochter', tarif: null },
  {
    ...einBetrieb,
    id: '0191a8f0-0000-7000-8000-000000000011',
    name: LANG,
    slug: 'oberschornsteinfegerhausen-weissenbuehl',
    ort: 'Oberschornsteinfegerhausen',
    testbetrieb: true,
    gesperrt: {
      seit: '2027-04-02T09:00:00Z',
      grund: 'Drei Rechnungen seit Januar offen, auf zwei Mahnungen keine Antwort.',
    },
  },
];
const NICHTS: ZuTun = {
  beanstandet: 0,
  ueberfaellig: 0,
  nichtZugeordnet: 0,
  importeMitFehlern: 0,
  sendungenMitFehlern: 0,
  stilleVerbindungen: 0,
  vieleNachrichten: 0,
  vollePlatte: 0,
  versandRuht: 0,
  beiseite: 0,
};
const VIEL: ZuTun = {
  beanstandet: 1,
  ueberfaellig: 12,
  nichtZugeordnet: 3,
  importeMitFehlern: 1,
  sendungenMitFehlern: 2,
  stilleVerbindungen: 1204,
  vieleNachrichten: 0,
  vollePlatte: 0,
  versandRuht: 0,
  beiseite: 0,
};

const RUHIG: Messwerte = {
  jetzt: '2027-05-03T10:00:00Z',
  ausgang: [],
  gescheiterteNachrichten: 0,
  auftraege: { warten: 0, seit: null, laufen: 0, gescheitert: 0 },
  gesichertAm: '2027-05-03T00:31:00Z',
  freieBytes: 21 * 1024 ** 3,
};
const GESTAUT: Messwerte = {
  ...RUHIG,
  ausgang: [
    { weg: 'mail', wartet: 1, seit: '2027-05-03T09:57:00Z' },
    { weg: 'whatsapp', wartet: 1204, seit: '2027-05-03T08:00:00Z' },
  ],
  gescheiterteNachrichten: 17,
  auftraege: { warten: 31, seit: '2027-05-03T09:12:00Z', laufen: 4, gescheitert: 2 },
  gesichertAm: null,
};

function Seite({ antworten, messwerte = RUHIG }: { antworten: FakeAnswer[]; messwerte?: Messwerte }) {
  const [auswahl, setWo] = useState({ suche: '', stand: '' });
  const [client] = useState(() => fakeClient(answers(messwerteHolen, messwerte), ...antworten));
  return (
    <StoryPage>
      <UebersichtScreen
        client={client}
        auswahl={auswahl}
        onEinsicht={() => undefined}
        onAuswahl={(mehr) => setWo({ ...auswahl, ...mehr })}
      />
    </StoryPage>
  );
}
const seite = (zuTun: ZuTun, zeilen: Betriebszeile[]) => (
  <Seite
    antworten={[answers(zuTunHolen, zuTun), answers(betriebeHolen, { eintraege: zeilen, weiter: null })]}
  />
);

/** A mail server that does not answer, jobs that nobody takes, and no backup. */
export const EtwasStaut = () => (
  <Seite
    messwerte={GESTAUT}
    antworten={[answers(zuTunHolen, NICHTS), answers(betriebeHolen, { eintraege: betriebe, weiter: null })]}
  />
);
export const VielZuTun = () => seite(VIEL, betriebe);
export const PlatteFastVoll = () => seite({ ...NICHTS, vollePlatte: 1 }, betriebe);
export const VersandRuht = () => seite({ ...NICHTS, versandRuht: 1_318 }, betriebe);
/** A process ended over each of them, twice. */
export const Beiseite = () => (
  <Seite
    antworten={[
      answers(zuTunHolen, { ...NICHTS, beiseite: 3 }),
      answers(beiseiteHolen, {
        eintraege: [
          {
            id: '0191a8f0-0000-7000-8000-000000000021',
            auftrag: 'kalender.lesen',
            unternehmen: { id: einBetrieb.id, name: LANG },
            seit: '2027-05-03T21:14:00Z',
            haengt: false,
          },
          {
            id: '0191a8f0-0000-7000-8000-000000000022',
            auftrag: 'importauftrag.pruefen',
            unternehmen: null,
            seit: '2027-05-04T05:02:00Z',
            haengt: false,
          },
          {
            id: '0191a8f0-0000-7000-8000-000000000023',
            auftrag: 'buchung.aufraeumen',
            unternehmen: { id: einBetrieb.id, name: LANG },
            seit: '2027-05-04T05:32:00Z',
            haengt: true,
          },
        ],
      }),
      answers(betriebeHolen, { eintraege: betriebe, weiter: null }),
    ]}
  />
);
/** Somebody sends mail to strangers through the product. */
export const VieleNachrichten = () => (
  <Seite
    antworten={[
      answers(zuTunHolen, { ...NICHTS, vieleNachrichten: 2 }),
      answers(vielversandHolen, {
        eintraege: [
          {
            anlass: 'registrierung',
            was: 'Registrierungen',
            unternehmen: null,
            anzahl: 120,
            grenze: 200,
            gestoppt: false,
          },
          {
            anlass: 'einladung',
            was: 'Einladungen',
            unternehmen: { id: einBetrieb.id, name: LANG },
            anzahl: 15,
            grenze: 15,
            gestoppt: true,
          },
        ],
      }),
      answers(vielversandFreigeben, {}),
      answers(betriebeHolen, { eintraege: betriebe, weiter: null }),
    ]}
  />
);
export const NichtsWartet = () => seite(NICHTS, []);
export const LaesstWarten = () => (
  <Seite antworten={[keepsWaiting(zuTunHolen), keepsWaiting(betriebeHolen)]} />
);
export const Abgewiesen = () => (
  <Seite antworten={[refuses(zuTunHolen, 'ueberlastet'), refuses(betriebeHolen, 'ueberlastet')]} />
);
