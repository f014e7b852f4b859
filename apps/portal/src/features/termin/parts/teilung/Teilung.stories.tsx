import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { terminHolen } from '@kehrtour/contract/termin';
import {
  termineZusammenlegen,
  terminTeilen,
  type Terminteilung,
  terminteilungHolen,
  teilzeitenHolen,
  type Zusammenlegbar,
} from '@kehrtour/contract/terminteilung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { JONAS, LEUTE } from '../../../../../test/bauenKehrtour.ts';
import { einTerminBlatt } from '../../../../../test/bauenTermin.ts';
import { TeilenDialog } from './TeilenDialog.tsx';
import { Teilung } from './Teilung.tsx';
import { ZusammenlegenDialog } from './ZusammenlegenDialog.tsx';

export default {
  title: 'Muster/Termine teilen',
  component: Teilung,
  parameters: {
    guide: {
      text: 'Ein Termin wird zwei, zwei werden einer: zuerst, was geht und was bleibt, dann wen es betrifft, dann die Bestätigung.',
      yes: ['Die Zahl der Nachrichten, bevor etwas geschieht.', 'Rückgängig, solange niemand davon weiß.'],
      no: ['Ein Termin, der still verschwindet.'],
    },
  },
};

const NEU = '00000000-0000-4000-8000-0000000000b1';
const KEHREN = '00000000-0000-4000-8000-0000000000a1';
const MESSEN = '00000000-0000-4000-8000-0000000000a2';
const kehren = { id: KEHREN, bezeichnung: 'Kehrung Kaminofen', dauerMinuten: 25 };
const messen = { id: MESSEN, bezeichnung: 'Abgaswegeüberprüfung', dauerMinuten: 20 };
const aufgabe = (arbeit: typeof kehren) => ({ ...arbeit, fristBis: '2027-06-30', status: 'offen' as const });
const termin = einTerminBlatt({
  status: 'bestaetigt',
  mitarbeiterId: JONAS,
  mitarbeiter: 'Jonas Vogt',
  aufgaben: [aufgabe(kehren), aufgabe(messen)],
});
const anderer: Zusammenlegbar = {
  id: NEU,
  version: 2,
  beginn: '2027-05-11T14:00:00+02:00',
  ende: '2027-05-11T14:45:00+02:00',
  fensterVon: '2027-05-11T14:00:00+02:00',
  fensterBis: '2027-05-11T14:45:00+02:00',
  mitarbeiterId: JONAS,
  mitarbeiter: 'Jonas Vogt',
  kehrtour: '',
  gebucht: true,
  arbeiten: [{ id: NEU, bezeichnung: 'Kamin ausbrennen', dauerMinuten: 45 }],
  email: '',
  telefon: '09123 71981',
  hindernis: null,
};
const stand: Terminteilung = {
  version: termin.version,
  email: '',
  telefon: '09123 71981',
  arbeiten: [
    { ...kehren, wohnung: 'EG links' },
    { ...messen, wohnung: 'Dachgeschoss, Einliegerwohnung mit eigenem Eingang vom Hof' },
  ],
  hindernis: null,
  kehrtour: '',
  andere: [anderer],
};
const zeit = {
  tag: '2027-05-12',
  wochentag: 'Mittwoch',
  datum: '12.05.2027',
  id: '2027-05-12-0900',
  art: 'uhrzeit' as const,
  von: '09:00',
  bis: '09:20',
  nah: true,
  zuschlagCent: null,
  zuschlagText: '',
  mitarbeiter: 'Jonas Vogt',
};
const zeiten = {
  tage: [{ tag: '2027-05-12', wochentag: 'Mittwoch', datum: '12.05.2027', zeiten: [zeit] }],
  weiterAb: null,
  dauerMinuten: 20,
  hinweis: null,
};
const geteilt = { termin, neu: { id: NEU, version: 1 } };

type SeiteProps = {
  teilung?: Partial<Terminteilung>;
  fakes?: Parameters<typeof fakeClient>;
  offen?: 'teilen' | 'zusammenlegen';
};

function Seite({ teilung = {}, fakes = [], offen }: SeiteProps) {
  const [client] = useState(() =>
    fakeClient(
      ...fakes,
      answers(mitarbeiterListe, { eintraege: LEUTE }),
      answers(terminHolen, termin),
      answers(terminteilungHolen, { ...stand, ...teilung }),
      answers(teilzeitenHolen, zeiten),
      answers(terminTeilen, { ...geteilt, gemailt: (teilung.email ?? '') !== '' }),
      answers(termineZusammenlegen, termin),
    ),
  );
  const [zu, setZu] = useState(false);
  const rest = { client, termin, onClose: () => setZu(true) };
  return (
    <StoryPage>
      <Teilung client={client} termin={termin} />
      {offen === 'teilen' && !zu ? <TeilenDialog {...rest} /> : null}
      {offen === 'zusammenlegen' && !zu ? <ZusammenlegenDialog {...rest} /> : null}
    </StoryPage>
  );
}

export const Karte = () => <Seite />;
export const Teilen = () => <Seite offen="teilen" />;
export const TeilenMitNachricht = () => (
  <Seite
    offen="teilen"
    teilung={{ email: 'monika.escherich@example.org', kehrtour: 'Kehrtour Altstadt, Frühjahr' }}
  />
);
export const NichtTeilbar = () => (
  <Seite
    offen="teilen"
    teilung={{
      hindernis:
        'Die Kehrtour ist schon unterwegs oder vorbei. Vermerken Sie das Ergebnis des Besuchs, und vereinbaren Sie für den Rest einen neuen Termin.',
    }}
  />
);
export const Zusammenlegen = () => <Seite offen="zusammenlegen" />;
export const ZusammenlegenMitHindernis = () => (
  <Seite
    offen="zusammenlegen"
    teilung={{
      kehrtour: 'Kehrtour Altstadt, Frühjahr',
      andere: [
        { ...anderer, email: 'monika.escherich@example.org' },
        {
          ...anderer,
          id: MESSEN,
          hindernis:
            'Beide Termine sind für dieselbe Arbeit. Sagen Sie einen von beiden ab, wenn sie nur einmal nötig ist.',
        },
      ],
    }}
  />
);
export const KeinAnderer = () => <Seite offen="zusammenlegen" teilung={{ andere: [] }} />;
export const Abgelehnt = () => (
  <Seite offen="zusammenlegen" fakes={[refuses(termineZusammenlegen, 'termin.zeit-belegt')]} />
);
