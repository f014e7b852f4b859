import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  quartalAnlegen,
  quartalsumfangHolen,
  quartalsvorschlagHolen,
  quartalUmordnen,
  quartalVerwerfen,
  quartalVorschlagen,
} from '@kehrtour/contract/quartal';
import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { JONAS } from '../../../../test/bauenKehrtour.ts';
import { einTeil, einUmfang, einVorschlag, umgeordnet } from '../../../../test/bauenQuartal.ts';
import { QuartalScreen } from './QuartalScreen.tsx';

export default { title: 'Portal/Quartal vorschlagen', component: QuartalScreen };

/** A server that keeps one proposal and takes every order as it comes. */
function server(anfang: Quartalsvorschlag | null): FakeAnswer[] {
  let vorschlag = anfang;
  const aktuell = (): Quartalsvorschlag => vorschlag ?? einVorschlag();
  return [
    answers(quartalsvorschlagHolen, () => ({ vorschlag, vorgangId: null })),
    answers(quartalsumfangHolen, einUmfang()),
    answers(quartalVorschlagen, { vorgangId: 'lauf' }),
    answers(quartalUmordnen, ({ body }) => (vorschlag = umgeordnet(aktuell(), body.zuordnung, body.vonHand))),
    answers(quartalAnlegen, () => (vorschlag = mitKehrtouren(aktuell()))),
    answers(quartalVerwerfen, () => {
      vorschlag = null;
      return {};
    }),
    answers(vorgangAbbrechen, {}),
  ];
}

const mitKehrtouren = (vorschlag: Quartalsvorschlag): Quartalsvorschlag => ({
  ...vorschlag,
  stand: 'angelegt',
  kehrtouren: [
    {
      id: '00000000-0000-4000-9000-0000000000c1',
      name: 'Mo., 25.01.: Hardtstraße und Marktplatz',
      tage: ['2027-01-25'],
    },
    {
      id: '00000000-0000-4000-9000-0000000000c2',
      name: 'Do., 28.01.: Am Sportplatz der Turn- und Sportvereinigung, Gartenweg und 3 weitere',
      tage: ['2027-01-28'],
    },
  ],
});

function Seite({ vorschlag, vorher = [] }: { vorschlag: Quartalsvorschlag | null; vorher?: FakeAnswer[] }) {
  const [client] = useState(() => fakeClient(...vorher, ...server(vorschlag)));
  return (
    <StoryPage>
      <QuartalScreen client={client} />
    </StoryPage>
  );
}

export const Auswahl = () => <Seite vorschlag={null} />;

export const NichtsFaellig = () => (
  <Seite
    vorschlag={null}
    vorher={[
      answers(quartalsumfangHolen, einUmfang({ besuche: 0, haeuser: 0, strassen: 0, arbeitMinuten: 0 })),
    ]}
  />
);

export const ZuWenigTage = () => (
  <Seite
    vorschlag={null}
    vorher={[
      answers(
        quartalsumfangHolen,
        einUmfang({ personentageMoeglich: 60, abgelaufen: 12, schonVerplant: 40, fruehestens: '2099-02-01' }),
      ),
    ]}
  />
);

/** A span that somebody chose before and that is too long now. */
export const ZuLang = () => (
  <Seite
    vorschlag={null}
    vorher={[
      answers(quartalsvorschlagHolen, {
        vorschlag: einVorschlag({
          auswahl: { ...einVorschlag().auswahl, von: '2099-01-04', bis: '2100-12-31' },
        }),
        vorgangId: null,
      }),
    ]}
  />
);

export const Abgelehnt = () => (
  <Seite vorschlag={null} vorher={[refuses(quartalVorschlagen, 'quartal.zu-viel')]} />
);

const lauf = (status: 'laeuft' | 'fehler') =>
  answers(vorgangHolen, {
    id: 'lauf',
    art: 'kehrtour.quartal',
    bezugId: null,
    status,
    anteil: 0.62,
    schritt: 'Beste Verteilung suchen, 231 von 244 Straßenteilen haben einen Tag',
    ergebnis: null,
    fehler: status === 'fehler' ? { detail: 'Bitte versuchen Sie es noch einmal.' } : null,
  });

/** The page was opened again while the computation goes on. */
export const Rechnet = () => (
  <Seite
    vorschlag={null}
    vorher={[answers(quartalsvorschlagHolen, { vorschlag: null, vorgangId: 'lauf' }), lauf('laeuft')]}
  />
);

export const RechnenMisslungen = () => (
  <Seite
    vorschlag={null}
    vorher={[answers(quartalsvorschlagHolen, { vorschlag: null, vorgangId: 'lauf' }), lauf('fehler')]}
  />
);

export const Vorschlag = () => <Seite vorschlag={einVorschlag()} />;

/** One street is late, one day too full, two streets have no day. */
export const MitSorgen = () => {
  const vorschlag = einVorschlag({
    teile: [
      ...Array.from({ length: 12 }, (_, index) => einTeil(index, index === 3 ? { frist: '2027-01-27' } : {})),
      einTeil(12, { frist: '2026-12-31' }),
      einTeil(13, { minuten: 430 }),
    ],
  });
  return <Seite vorschlag={umgeordnet(vorschlag, ohne(vorschlag, ['5', '6']))} />;
};

function ohne({ schichten }: Quartalsvorschlag, ids: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    schichten.map(({ id, teilIds }) => [id, teilIds.filter((teil) => !ids.includes(teil))]),
  );
}

/** Reckoned anew: two parts stayed where a person had laid them, three decisions could not. */
export const VonHand = () => {
  const vorschlag = einVorschlag({
    nichtGehalten: [
      {
        ort: 'Lauf a.d.Pegnitz',
        strasse: 'Obere Bahnhofstraße',
        hausnummern: ['1', '3', '5', '7', '9'],
        vorher: { tag: '2027-02-03', name: 'Jonas Vogt' },
        text: 'Jonas Vogt ist an diesem Tag nicht da.',
        teilIds: ['2'],
      },
      {
        ort: 'Lauf a.d.Pegnitz',
        strasse: 'Kunigundenberg',
        hausnummern: ['4'],
        vorher: { tag: '2027-02-09', name: 'Jonas Vogt' },
        text: 'Hier steht jetzt eine Feuerstättenschau an, und Jonas Vogt darf sie nicht machen.',
        teilIds: ['3'],
      },
      {
        ort: 'Lauf a.d.Pegnitz',
        strasse: 'Gartenweg',
        hausnummern: ['1', '3'],
        vorher: null,
        text: 'Hier ist in diesem Vorschlag nichts mehr zu tun: erledigt, nicht ausgewählt oder schon in einer Kehrtour.',
        teilIds: [],
      },
    ],
  });
  return <Seite vorschlag={umgeordnet(vorschlag, ohne(vorschlag, ['6']), ['1', '6', '8'])} />;
};

export const VerwerfenAbgelehnt = () => (
  <Seite vorschlag={einVorschlag()} vorher={[refuses(quartalVerwerfen, 'nicht-erlaubt')]} />
);

export const Angelegt = () => <Seite vorschlag={mitKehrtouren(einVorschlag())} />;

export const Laedt = () => <Seite vorschlag={null} vorher={[keepsWaiting(quartalsvorschlagHolen)]} />;

export const NichtErlaubt = () => (
  <Seite vorschlag={null} vorher={[refuses(quartalsvorschlagHolen, 'nicht-erlaubt')]} />
);

export const LangeNamen = () => {
  const vorschlag = einVorschlag();
  const name = 'Maximilian-Alexander Freiherr von Stauffenberg-Hohenlohe';
  return (
    <Seite
      vorschlag={{
        ...vorschlag,
        teile: vorschlag.teile.map((teil) => ({ ...teil, ort: 'Neustadt an der Waldnaab-Altenstadt' })),
        mitarbeiter: vorschlag.mitarbeiter.map((one) => (one.id === JONAS ? { ...one, name } : one)),
      }}
    />
  );
};
