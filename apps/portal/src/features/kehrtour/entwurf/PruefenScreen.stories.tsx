import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import {
  kehrtourAnordnen,
  kehrtourEntwerfen,
  kehrtourHolen,
  kehrtourPlanen,
  kehrtourProblemHolen,
} from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { kehrtourAuswegeHolen } from '@kehrtour/contract/kehrtourauswege';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { strassenHolen } from '@kehrtour/contract/ort';
import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { AUSWEGE } from '../../../../test/bauenAuswege.ts';
import {
  angeordnet,
  einAusgelassener,
  eineKehrtour,
  einHalt,
  einProblem,
  LEUTE,
  NULLPUNKT,
  KEHRTOUR,
} from '../../../../test/bauenKehrtour.ts';
import { eineVolleKehrtour } from '../../../../test/bauenVollenTag.ts';
import { PruefenScreen } from './PruefenScreen.tsx';

export default { title: 'Portal/Kehrtour prüfen', component: PruefenScreen };

/** A server that takes every order as it comes. */
function server(anfang: Kehrtour): FakeAnswer[] {
  let kehrtour = anfang;
  return [
    answers(kehrtourHolen, () => kehrtour),
    answers(kehrtourAnordnen, ({ body }) => (kehrtour = angeordnet(kehrtour, body.anordnung))),
    answers(kehrtourProblemHolen, () => ({
      problem: einProblem(kehrtour),
      nullpunkt: NULLPUNKT,
      version: kehrtour.version,
    })),
    answers(mitarbeiterListe, { eintraege: LEUTE }),
    answers(kehrtourTageHolen, { tage: [], mitFeuerstaettenschau: false }),
    answers(strassenHolen, { type: 'FeatureCollection', features: [] }),
    answers(kehrtourAuswegeHolen, { version: kehrtour.version, auswege: AUSWEGE }),
    answers(kehrtourEntwerfen, { version: 9 }),
    answers(kehrtourPlanen, { vorgangId: 'lauf' }),
    answers(vorgangAbbrechen, {}),
  ];
}

const SECHS_OHNE_PLATZ = [
  ...[1, 2, 3, 4, 10, 11, 12].map((nummer) => einHalt(nummer)),
  ...[20, 21, 22, 23, 24, 25].map((nummer) => einAusgelassener(nummer)),
];

type SeiteProps = { kehrtour?: Kehrtour; vorher?: FakeAnswer[] };

function Seite({ kehrtour = eineKehrtour(), vorher = [] }: SeiteProps) {
  const [client] = useState(() => fakeClient(...vorher, ...server(kehrtour)));
  const [ziel, setZiel] = useState<string>();
  return (
    <StoryPage>
      {ziel === undefined ? (
        <PruefenScreen client={client} kehrtourId={KEHRTOUR} gehe={setZiel} />
      ) : (
        <p>Weiter nach {ziel}</p>
      )}
    </StoryPage>
  );
}

export const Vorschlag = () => <Seite />;

export const VollerTag = () => <Seite kehrtour={eineVolleKehrtour()} />;

export const JederHaltSeinFenster = () => <Seite kehrtour={eineVolleKehrtour(true)} />;

/** Six houses have no place; another day, an hour of overtime or a third person would take them in. */
export const SechsOhnePlatz = () => <Seite kehrtour={eineKehrtour({ halte: SECHS_OHNE_PLATZ })} />;

/** Nobody is free and no day is left. */
export const NurUeberstunden = () => (
  <Seite
    kehrtour={eineKehrtour({ halte: SECHS_OHNE_PLATZ })}
    vorher={[
      answers(kehrtourAuswegeHolen, {
        version: 3,
        auswege: AUSWEGE.filter(({ art }) => art === 'ueberstunden'),
      }),
    ]}
  />
);

export const WirdGerechnet = () => (
  <Seite
    kehrtour={eineKehrtour({ status: 'entwurf', halte: [], schichten: [] })}
    vorher={[
      answers(vorgangHolen, {
        id: 'lauf',
        art: 'kehrtour.planen',
        bezugId: KEHRTOUR,
        status: 'laeuft',
        anteil: 0.6,
        schritt: 'Beste Reihenfolge suchen, 36 von 40 Halten eingeplant',
        ergebnis: null,
        fehler: null,
      }),
    ]}
  />
);

export const NiemandArbeitet = () => (
  <Seite
    kehrtour={eineKehrtour({ status: 'entwurf', halte: [], schichten: [] })}
    vorher={[refuses(kehrtourPlanen, 'kehrtour.keine-arbeitszeit')]}
  />
);

export const ZusageGebrochen = () => (
  <Seite
    kehrtour={eineKehrtour({
      status: 'angekuendigt',
      halte: [
        einHalt(1, {
          termin: { id: 't', status: 'bestaetigt', antwort: null, ungelesen: false, bittet: false },
          verstoesse: ['Zugesagte Zeit um 35 Minuten verfehlt'],
        }),
        einHalt(2),
      ],
    })}
    vorher={[refuses(kehrtourAnordnen, 'kehrtour.zusage-gebrochen')]}
  />
);

export const LangeTexte = () => (
  <Seite
    kehrtour={eineKehrtour({
      halte: [
        einHalt(1, {
          anschrift: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße 114a–118c, Hinterhaus',
          name: 'Hausverwaltung Pegnitzgrund und Söhne GmbH & Co. KG, z. Hd. Frau Dr. Quastenberg-Größwang',
          notiz: 'Schlüssel beim Hausmeister im Nebengebäude, bitte eine halbe Stunde vorher anrufen.',
          wuensche: [
            {
              text: 'montags, dienstags und mittwochs zwischen 7 und 11:30 Uhr',
              wochentage: [1, 2, 3],
              vonMinute: 420,
              bisMinute: 690,
            },
          ],
        }),
        einHalt(2),
        einAusgelassener(20, {
          grund: {
            code: 'skill-missing',
            text: 'Hier steht eine Feuerstättenschau an, und niemand in dieser Kehrtour darf sie (bBSF oder Vertretung nach § 11b SchfHwG).',
            abhilfe: { art: 'mitarbeiterDazu', text: 'bBSF dazunehmen' },
          },
        }),
      ],
    })}
  />
);

export const Laedt = () => <Seite vorher={[keepsWaiting(kehrtourHolen)]} />;

export const NichtGefunden = () => <Seite vorher={[refuses(kehrtourHolen, 'nicht-gefunden')]} />;
