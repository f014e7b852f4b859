import { answers, fakeClient, refuses } from '@kehrtour/api-client/fakeClient';
import type { FakeAnswer } from '@kehrtour/api-client/fakeClient';
import { importeHolen } from '@kehrtour/contract/importauftrag';
import { kehrtourAnlegen, kehrtourEntwerfen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswahlHolen, kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { strassenHolen } from '@kehrtour/contract/ort';
import { schauquoteHolen } from '@kehrtour/contract/quartal';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { termineHolen } from '@kehrtour/contract/termin';
import { plusTage } from '@kehrtour/domain/tag';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineKehrtour, LEUTE, KEHRTOUR, VORGABEN } from '../../../../test/bauenKehrtour.ts';
import { eineStrasse, eineVorschau } from '../../../../test/bauenKehrtourauswahl.ts';
import { einTerminKurz } from '../../../../test/bauenTermin.ts';
import { heute } from '../../../shared/heute.ts';
import type { Schritt } from '../wizardSchritt.ts';
import { WizardScreen } from './WizardScreen.tsx';

export default { title: 'Portal/Neue Kehrtour', component: WizardScreen };

const bald = plusTage(heute(), 12);
const entwurf = (teile: Partial<Kehrtour> = {}) =>
  eineKehrtour({
    status: 'entwurf',
    halte: [],
    vorgaben: { ...VORGABEN, datum: { tage: [bald], feiertageErlaubt: false } },
    ...teile,
  });

const strassen = [
  eineStrasse('Hardtstraße', 24),
  eineStrasse('Marktplatz', 9),
  eineStrasse('Obere Bahnhofstraße', 31),
];

function antworten(kehrtour: Kehrtour): FakeAnswer[] {
  return [
    answers(kehrtourHolen, kehrtour),
    answers(mitarbeiterListe, { eintraege: LEUTE }),
    answers(kehrtourAuswahlHolen, { strassen, orte: ['Lauf a.d.Pegnitz'], gesamt: 64 }),
    answers(kehrtourTageHolen, { tage: eineVorschau(heute()), mitFeuerstaettenschau: true }),
    answers(taetigkeitenListe, { eintraege: [] }),
    answers(schauquoteHolen, {
      quote: { jeMonat: 38, offen: 912, ohneLetzte: 0, bestelltBis: '2098-12-31' },
    }),
    answers(strassenHolen, { type: 'FeatureCollection', features: [] }),
    answers(importeHolen, { eintraege: [], weiter: null }),
    answers(termineHolen, {
      termine: [
        einTerminKurz({
          mitarbeiterId: LEUTE[0]?.id ?? '',
          kehrtourId: null,
          beginn: `${bald}T09:00:00+02:00`,
        }),
        einTerminKurz({
          mitarbeiterId: LEUTE[0]?.id ?? '',
          kehrtourId: null,
          beginn: `${bald}T11:00:00+02:00`,
          status: 'bestaetigt',
          anschrift: 'Grundschule am Kunigundenberg, Turnhalle und Hausmeisterwohnung',
        }),
      ],
      feiertage: [],
      konflikte: [],
      naechsterTag: null,
      leer: { liegenschaften: false, termine: false },
    }),
    answers(kehrtourAnlegen, { id: KEHRTOUR }),
  ];
}

type SeiteProps = { schritt: Schritt; kehrtour?: Kehrtour; neu?: boolean; speichern?: FakeAnswer };

function Seite({ schritt, kehrtour = entwurf(), neu = false, speichern }: SeiteProps) {
  const [ziel, setZiel] = useState<string>();
  const [client] = useState(() =>
    fakeClient(speichern ?? answers(kehrtourEntwerfen, { version: 4 }), ...antworten(kehrtour)),
  );
  return (
    <StoryPage>
      {ziel === undefined ? (
        <WizardScreen
          client={client}
          schritt={schritt}
          kehrtourId={neu ? undefined : kehrtour.id}
          gehe={setZiel}
          pruefen={null}
        />
      ) : (
        <p>Weiter nach {ziel}</p>
      )}
    </StoryPage>
  );
}

export const Import = () => <Seite schritt="import" neu />;
export const Liegenschaften = () => <Seite schritt="liegenschaften" neu />;
export const Datum = () => <Seite schritt="datum" />;
export const DatumOhneTag = () => (
  <Seite
    schritt="datum"
    kehrtour={entwurf({
      id: 'ohne-tag',
      vorgaben: { ...VORGABEN, datum: { tage: [], feiertageErlaubt: false } },
    })}
  />
);
export const AmFeiertag = () => (
  <Seite
    schritt="datum"
    kehrtour={entwurf({
      id: 'feiertag',
      vorgaben: { ...VORGABEN, datum: { tage: [plusTage(heute(), 3)], feiertageErlaubt: false } },
    })}
  />
);
export const MitarbeiterOhneRecht = () => (
  <Seite
    schritt="mitarbeiter"
    kehrtour={entwurf({
      id: 'ohne-recht',
      vorgaben: { ...entwurf().vorgaben, mitarbeiter: { ids: [LEUTE[1]?.id ?? ''] } },
    })}
  />
);
export const Arbeitsbeginn = () => <Seite schritt="arbeitsbeginn" />;
export const Arbeitszeit = () => <Seite schritt="arbeitszeit" />;
export const Pause = () => <Seite schritt="pause" />;
export const Puffer = () => <Seite schritt="puffer" />;
export const BestehendeTermine = () => <Seite schritt="termine" />;
export const Kontakt = () => <Seite schritt="kontakt" />;

export const ZweiSchreiben = () => (
  <Seite
    schritt="kontakt"
    kehrtour={entwurf({ id: 'zwei-schreiben' })}
    speichern={refuses(kehrtourEntwerfen, 'veraltet', {
      angaben: {
        version: 9,
        vorgaben: {
          ...entwurf().vorgaben,
          kontakt: { mitarbeiterId: null, antwortBisWerktage: 5, alternativen: 0 },
        },
        entschieden: [],
      },
    })}
  />
);
