import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { aufgabeEntfallen, aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import {
  einheitenAnlegen,
  kontaktAnlegen,
  kontaktLoeschen,
  liegenschaftAendern,
  liegenschaftHolen,
  liegenschaftLoeschen,
} from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { strassenHolen } from '@kehrtour/contract/ort';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { termineDerLiegenschaft } from '@kehrtour/contract/termin';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineAufgabe, eineLiegenschaft, einKontakt } from '../../../test/bauenLiegenschaft.ts';
import { einTerminKurz } from '../../../test/bauenTermin.ts';
import { LiegenschaftScreen } from './LiegenschaftScreen.tsx';

export default { title: 'Portal/Liegenschaft', component: LiegenschaftScreen };

const EINHEIT = '00000000-0000-4000-8000-000000000801';
const immer = [
  answers(strassenHolen, { type: 'FeatureCollection', features: [] }),
  answers(taetigkeitenListe, { eintraege: [] }),
  answers(termineDerLiegenschaft, {
    termine: [einTerminKurz({ nutzungseinheitId: EINHEIT, status: 'nichtAngetroffen' })],
  }),
  answers(aufgabeEntfallen, {}),
  answers(kehrtourAnlegen, { id: 'neue-tour' }),
  answers(liegenschaftLoeschen, {}),
];

type SeiteProps = {
  fakes: Parameters<typeof fakeClient>;
  bearbeitet?: boolean;
};

function Seite({ fakes, bearbeitet = true }: SeiteProps) {
  const [client] = useState(() => fakeClient(...fakes, ...immer));
  const [weg, setWeg] = useState('');
  return (
    <>
      <LiegenschaftScreen
        client={client}
        id={eineLiegenschaft().id}
        bearbeitet={bearbeitet}
        onTour={bearbeitet ? (id) => setWeg(`Entwurf ${id}`) : undefined}
        onGeloescht={() => setWeg('Liste')}
        termine={<p className="text-muted">Noch kein Termin.</p>}
      />
      {weg === '' ? null : <p>Weiter zu: {weg}</p>}
    </>
  );
}

/** Remembers the house as the server would. */
function haus(stand: Liegenschaft, aufgaben: readonly Aufgabe[]): Parameters<typeof fakeClient> {
  let jetzt = stand;
  return [
    answers(liegenschaftHolen, () => jetzt),
    answers(aufgabenDerLiegenschaft, { eintraege: [...aufgaben] }),
    answers(liegenschaftAendern, ({ body }) => {
      jetzt = { ...jetzt, ...body, version: jetzt.version + 1 };
      return jetzt;
    }),
    answers(kontaktLoeschen, ({ params }) => {
      jetzt = { ...jetzt, kontakte: jetzt.kontakte.filter(({ id }) => id !== params.teilId) };
      return jetzt;
    }),
    answers(einheitenAnlegen, ({ body }) => {
      const einheiten = body.einheiten.map((einheit) => ({ ...einheit, id: crypto.randomUUID() }));
      jetzt = { ...jetzt, einheiten };
      return jetzt;
    }),
    answers(kontaktAnlegen, ({ body }) => {
      jetzt = { ...jetzt, kontakte: [...jetzt.kontakte, einKontakt(body.kontakt)] };
      return jetzt;
    }),
  ];
}
const page = (props: SeiteProps) => (
  <StoryPage>
    <Seite {...props} />
  </StoryPage>
);

const aufgaben = [
  eineAufgabe({
    id: '00000000-0000-4000-8000-000000000701',
    bezeichnung: 'Feuerstättenschau',
    art: 'hoheitlich',
    ampel: 'ueberfaellig',
    fristVon: '2025-01-01',
    fristBis: '2025-12-31',
  }),
  eineAufgabe({ kehrtour: { id: EINHEIT, name: 'Altstadt Nord' }, status: 'eingeplant', ampel: 'gelb' }),
  eineAufgabe({
    id: '00000000-0000-4000-8000-000000000702',
    status: 'erledigt',
    ampel: 'erledigt',
    erledigtAm: '2026-10-14',
  }),
  eineAufgabe({ id: '00000000-0000-4000-8000-000000000703', status: 'entfallen', ampel: 'erledigt' }),
];

export const Einfamilienhaus = () => page({ fakes: haus(eineLiegenschaft(), aufgaben) });
/** Six flats of which nobody has written one down; what is made is there at once. */
export const WohnungenFehlen = () =>
  page({
    fakes: haus(eineLiegenschaft({ typ: 'mehrfamilienhaus', einheitenAnzahl: 6, einheiten: [] }), []),
  });

export const MehrfamilienhausMitEinheiten = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        typ: 'mehrfamilienhaus',
        einheitenAnzahl: 3,
        loeschbar: false,
        lokalGeaendert: ['Kontakte', 'Bemerkung'],
        einheiten: [
          { id: EINHEIT, nummer: '1', geschoss: 'EG', lage: 'links', bezeichnung: '', aktiv: true },
          {
            id: '00000000-0000-4000-8000-000000000802',
            nummer: '2',
            geschoss: '',
            lage: '',
            bezeichnung: 'Bäckerei Schmidbauer',
            aktiv: false,
          },
        ],
        kontakte: [
          einKontakt({ nutzungseinheitId: EINHEIT }),
          einKontakt({
            id: '00000000-0000-4000-8000-000000000901',
            rolle: 'verwalter',
            vorname: '',
            nachname: '',
            firma: 'Pegnitz Hausverwaltung GmbH',
            emailFuerTermine: false,
            strasse: 'Nürnberger Straße',
            hausnr: '19',
            plz: '91207',
            ort: 'Lauf a.d.Pegnitz',
          }),
        ],
        verlauf: [
          { am: '2027-01-12T09:15:00+01:00', wer: 'Marlene Rußwurm', was: 'Kontakt geändert: Kontakte' },
        ],
      }),
      [eineAufgabe({ nutzungseinheitId: EINHEIT, ampel: 'rot' })],
    ),
  });
export const NurAnsehen = () => page({ fakes: haus(eineLiegenschaft(), aufgaben), bearbeitet: false });
export const JemandWarSchneller = () =>
  page({
    fakes: [
      refuses(liegenschaftAendern, 'veraltet', {
        angaben: {
          unterschiede: [{ feld: 'notizZugang', jetzt: 'Klingel kaputt, bitte klopfen', ihres: '' }],
        },
      }),
      ...haus(eineLiegenschaft(), []),
    ],
  });
export const LeerUndOhneLage = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        koordinaten: null,
        ortQuelle: null,
        kontakte: [],
        notizZugang: '',
        laufnummer: null,
        status: 'leerstand',
        nichtMehrImExport: true,
      }),
      [],
    ),
  });
export const SehrLangeTexte = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        strasse: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße',
        hausnr: '112 a-c',
        ort: 'Hohenstadt bei Pommelsbrunn im Nürnberger Land',
        notizArbeit:
          'Dachausstieg nur über die Wohnung im dritten Obergeschoss; die Leiter steht im Keller hinter der Heizung, der Schlüssel hängt daneben.',
        kontakte: [
          einKontakt({
            nachname: 'von und zu Guttenberg-Reichenbach-Hohenstadt',
            email: 'erbengemeinschaft.guttenberg-reichenbach@hausverwaltung-pegnitztal.example.org',
          }),
        ],
      }),
      [eineAufgabe({ bezeichnung: 'Überprüfung der Abgaswege einer raumluftabhängigen Gasfeuerstätte' })],
    ),
  });
export const LaesstWarten = () => page({ fakes: [keepsWaiting(liegenschaftHolen)] });
