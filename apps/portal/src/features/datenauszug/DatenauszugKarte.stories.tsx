import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  type Datenauszug,
  datenauszugAnfordern,
  datenauszugHolen,
  datenauszugLaden,
} from '@kehrtour/contract/datenauszug';
import { type Vorgang, vorgangHolen } from '@kehrtour/contract/vorgang';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { Nachweisdialog } from '../../shared/nachweis/Nachweisdialog.tsx';
import { DatenauszugKarte } from './DatenauszugKarte.tsx';

export default { title: 'Portal/Datenauszug', component: DatenauszugKarte };

const ID = '3f0f4a43-5f0c-4a2e-9f4e-0a3d6f4c7b11';
const seite = (...fakes: FakeAnswer[]) => (
  <StoryPage>
    <DatenauszugKarte client={fakeClient(...fakes)} email="marlene@example.org" />
  </StoryPage>
);
const auszug = (teil: Partial<NonNullable<Datenauszug['auszug']>> = {}): Datenauszug => ({
  auszug: {
    angefordertAm: '2027-05-04T07:12:00.000Z',
    von: 'Marlene Rußwurm',
    vorgangId: ID,
    groesse: 3_401_220,
    laeuftAb: '2027-05-11T07:12:00.000Z',
    ...teil,
  },
});
const vorgang = (teil: Partial<Vorgang>): FakeAnswer =>
  answers(vorgangHolen, {
    id: ID,
    art: 'datenauszug',
    bezugId: ID,
    status: 'laeuft',
    anteil: 0.42,
    schritt: 'Tabelle „liegenschaft“',
    ergebnis: null,
    fehler: null,
    ...teil,
  });
const schreibend = answers(datenauszugHolen, auszug({ groesse: null }));

export const NochKeiner = () => seite(answers(datenauszugHolen, { auszug: null }));
export const WirdGeschrieben = () => seite(schreibend, vorgang({}));
export const LiegtBereit = () =>
  seite(answers(datenauszugHolen, auszug()), refuses(datenauszugLaden, 'nicht-gefunden'));
export const NichtFertigGeworden = () =>
  seite(
    schreibend,
    vorgang({
      status: 'fehler',
      fehler: { detail: 'Der Fehler wurde aufgezeichnet. Bitte versuchen Sie es noch einmal.' },
    }),
  );
export const ZuOft = () =>
  seite(answers(datenauszugHolen, { auszug: null }), refuses(datenauszugAnfordern, 'zu-viele-versuche'));
export const VonLangemNamen = () =>
  seite(
    answers(
      datenauszugHolen,
      auszug({ von: 'Maximilian-Alexander von Stauffenberg-Hohenlohe-Weißenbühl', groesse: 812 }),
    ),
  );
const gefragt = (stand: { seit: string | null; codes: number; passkeys: number }) => (
  <StoryPage>
    <Nachweisdialog
      client={fakeClient(answers(faktorHolen, stand))}
      email="marlene@example.org"
      title="Alle Daten laden"
      sendLabel="ZIP-Datei laden"
      send={() => Promise.resolve()}
      onClose={() => undefined}
    >
      <p>In der Datei steht alles über Ihre Kundschaft. Bitte weisen Sie sich dafür noch einmal aus.</p>
    </Nachweisdialog>
  </StoryPage>
);
export const FragtNachDemPasswort = () => gefragt({ seit: null, codes: 0, passkeys: 0 });
export const FragtAuchNachDemZweitenFaktor = () =>
  gefragt({ seit: '2027-02-11T09:00:00Z', codes: 9, passkeys: 0 });
export const LaesstWarten = () => seite(keepsWaiting(datenauszugHolen));
