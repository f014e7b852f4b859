import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { aufgabeAendern, aufgabeEntfallen, aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import { dokumenteHolen } from '@kehrtour/contract/dokument';
import { anlageAendern, anlageAnlegen, anlageLoeschen } from '@kehrtour/contract/hausanlage';
import { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import {
  einheitenAnlegen,
  kontaktAendern,
  kontaktAnlegen,
  kontaktLoeschen,
  liegenschaftAendern,
  liegenschaftHolen,
  liegenschaftLoeschen,
} from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { messengerErlauben, messengerWiderrufen } from '@kehrtour/contract/messenger';
import { strassenHolen } from '@kehrtour/contract/ort';
import { schluesselAnlegen, schluesselAnsehen, schluesselLoeschen } from '@kehrtour/contract/schluessel';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { termineDerLiegenschaft } from '@kehrtour/contract/termin';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineAnlage, eineAufgabe, eineLiegenschaft, einKontakt } from '../../../test/bauenLiegenschaft.ts';
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
  answers(dokumenteHolen, { dokumente: [] }),
  answers(hausverlaufHolen, { eintraege: [], weiter: null }),
  answers(aufgabeEntfallen, {}),
  answers(aufgabeAendern, eineAufgabe()),
  answers(kehrtourAnlegen, { id: 'neue-tour' }),
  answers(schluesselAnsehen, { geheimnis: 'Kasten links neben der Haustür, Code 4711' }),
  answers(liegenschaftLoeschen, {}),
];

type SeiteProps = {
  fakes: Parameters<typeof fakeClient>;
  aenderbar?: boolean;
};

function Seite({ fakes, aenderbar = true }: SeiteProps) {
  const [client] = useState(() => fakeClient(...fakes, ...immer));
  const [weg, setWeg] = useState('');
  return (
    <>
      <LiegenschaftScreen
        client={client}
        id={eineLiegenschaft().id}
        aenderbar={aenderbar}
        oeffnet
        onKehrtour={aenderbar ? (id) => setWeg(`Entwurf ${id}`) : undefined}
        onGeloescht={() => setWeg('Liste')}
        termine={<p className="text-muted">Noch kein Termin.</p>}
      />
      {weg === '' ? null : <p>Weiter zu: {weg}</p>}
    </>
  );
}

const JETZT = '2027-01-11T08:00:00+01:00';
/** Remembers the house as the server would. */
function haus(stand: Liegenschaft, aufgaben: readonly Aufgabe[]): Parameters<typeof fakeClient> {
  let jetzt = stand;
  const mitWhatsapp = (teilId: string, teile: { herkunft?: string; widerrufenAm?: string }): Liegenschaft => {
    const kontakte = jetzt.kontakte.map((einer) => {
      const { whatsapp } = einer.messenger;
      if (einer.id !== teilId || whatsapp === null) return einer;
      const vorher = whatsapp.einwilligung ?? { erteiltAm: JETZT, herkunft: '' };
      const { widerrufenAm = null, herkunft = vorher.herkunft } = teile;
      const widerrufenVon = widerrufenAm === null ? null : ('buero' as const);
      const einwilligung = { erteiltAm: vorher.erteiltAm, herkunft, widerrufenAm, widerrufenVon };
      return { ...einer, messenger: { ...einer.messenger, whatsapp: { ...whatsapp, einwilligung } } };
    });
    jetzt = { ...jetzt, version: jetzt.version + 1, kontakte };
    return jetzt;
  };
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
    answers(anlageAnlegen, ({ body: { version, ...daten } }) => {
      jetzt = {
        ...jetzt,
        version: version + 1,
        anlagen: [...jetzt.anlagen, { ...daten, id: crypto.randomUUID() }],
      };
      return jetzt;
    }),
    answers(anlageAendern, ({ params, body: { version, ...daten } }) => {
      const anlagen = jetzt.anlagen.map((eine) => (eine.id === params.teilId ? { ...eine, ...daten } : eine));
      jetzt = { ...jetzt, version: version + 1, anlagen };
      return jetzt;
    }),
    answers(anlageLoeschen, ({ params }) => {
      jetzt = { ...jetzt, anlagen: jetzt.anlagen.filter(({ id }) => id !== params.teilId) };
      return jetzt;
    }),
    answers(schluesselAnlegen, ({ body: { bezeichnung } }) => {
      jetzt = { ...jetzt, schluessel: [...jetzt.schluessel, { id: crypto.randomUUID(), bezeichnung }] };
      return jetzt;
    }),
    answers(schluesselLoeschen, ({ params }) => {
      jetzt = { ...jetzt, schluessel: jetzt.schluessel.filter(({ id }) => id !== params.teilId) };
      return jetzt;
    }),
    answers(einheitenAnlegen, ({ body }) => {
      const einheiten = body.einheiten.map((einheit) => ({ ...einheit, id: crypto.randomUUID() }));
      jetzt = { ...jetzt, einheiten };
      return jetzt;
    }),
    answers(kontaktAendern, ({ body }) => {
      jetzt = { ...jetzt, kontakte: [einKontakt(body.kontakt)] };
      return jetzt;
    }),
    answers(messengerErlauben, ({ params, body: { herkunft } }) => mitWhatsapp(params.teilId, { herkunft })),
    answers(messengerWiderrufen, ({ params }) => mitWhatsapp(params.teilId, { widerrufenAm: JETZT })),
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
      }),
      [eineAufgabe({ nutzungseinheitId: EINHEIT, ampel: 'rot' })],
    ),
  });
const perWhatsapp = (
  whatsapp: Liegenschaft['kontakte'][number]['messenger']['whatsapp'],
): Liegenschaft['kontakte'][number]['messenger'] => ({
  ...tableOf(MESSENGER, () => null),
  whatsapp,
});
/** One has allowed WhatsApp, one has not been asked, one does not want it any more. */
export const MitWhatsapp = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        kontakte: [
          einKontakt({
            mobil: '0151 23456781',
            messenger: perWhatsapp({
              nummer: '+4915123456781',
              einwilligung: {
                erteiltAm: JETZT,
                herkunft:
                  'mündlich bei der Kehrung am 4. Januar, auch für ihren Mann, der tagsüber nicht da ist',
                widerrufenAm: null,
                widerrufenVon: null,
              },
            }),
          }),
          einKontakt({
            id: '00000000-0000-4000-8000-000000000902',
            vorname: 'Anton',
            nachname: 'Hübner',
            messenger: perWhatsapp({ nummer: '+4915123456782', einwilligung: null }),
          }),
          einKontakt({
            id: '00000000-0000-4000-8000-000000000903',
            vorname: 'Ilse',
            nachname: 'Krafft',
            messenger: perWhatsapp({
              nummer: '+4915123456783',
              einwilligung: {
                erteiltAm: JETZT,
                herkunft: 'am Telefon',
                widerrufenAm: '2027-02-01T08:00:00+01:00',
                widerrufenVon: 'kunde',
              },
            }),
          }),
        ],
      }),
      [],
    ),
  });
/** Somebody whom nobody may find, beside a neighbour of whom one may speak. */
export const MitAuskunftssperre = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        kontakte: [
          einKontakt({ sperrvermerk: true }),
          einKontakt({
            id: '00000000-0000-4000-8000-000000000902',
            vorname: 'Anton',
            nachname: 'Hübner',
            rolle: 'eigentuemer',
          }),
        ],
      }),
      [],
    ),
  });
/** Four installations: one whose tasks say another number, one that only needs a word more, one out of use, a flue. */
export const MitAnlagen = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        anlagen: [
          eineAnlage({
            id: '00000000-0000-4000-8000-000000000601',
            art: 'heizkessel',
            bezeichnung: 'Viessmann Vitodens 200',
            brennstoff: 'erdgas',
            benutzung: '',
            leistungKw: 19,
            baujahr: 2016,
            bauweise: 'brennwertRaumluftunabhaengig',
            lage: 'Keller',
          }),
          eineAnlage(),
          eineAnlage({
            id: '00000000-0000-4000-8000-000000000602',
            art: 'schornstein',
            brennstoff: '',
            benutzung: '',
            leistungKw: null,
            baujahr: 1968,
            arbeitswerte: 9,
            lage: '',
          }),
          eineAnlage({
            id: '00000000-0000-4000-8000-000000000603',
            art: 'kachelofen',
            benutzung: '',
            leistungKw: null,
            baujahr: null,
            lage: '',
            aktiv: false,
          }),
        ],
      }),
      [
        eineAufgabe({ anlageId: eineAnlage().id }),
        eineAufgabe({
          id: '00000000-0000-4000-8000-000000000704',
          taetigkeitId: 'awu_gas_2',
          bezeichnung: 'Abgaswegüberprüfung Gas, raumluftunabhängig oder Brennwert',
          dauerMinuten: 20,
        }),
      ],
    ),
  });
export const AnlagenAbgelehnt = () =>
  page({
    fakes: [
      refuses(anlageAnlegen, 'eingabe-ungueltig', {
        felder: [
          {
            feld: 'art',
            text: 'Dieses Haus hat schon 200 Anlagen, mehr führen wir nicht. Entfernen Sie zuerst eine, die es nicht mehr gibt.',
          },
        ],
      }),
      ...haus(eineLiegenschaft(), []),
    ],
  });
const schluessel = [
  { id: '00000000-0000-4000-8000-000000000501', bezeichnung: 'Haustür' },
  { id: '00000000-0000-4000-8000-000000000502', bezeichnung: 'Heizraum im Hof' },
];
/** Keys are kept; who looked stands in the history. */
export const MitSchluesseln = () =>
  page({
    fakes: haus(
      eineLiegenschaft({
        schluessel,
      }),
      [],
    ),
  });
/** A journeyman looks at a house that lies on none of his rounds. */
export const SchluesselNichtAufKehrtour = () =>
  page({
    fakes: [
      refuses(schluesselAnsehen, 'nicht-erlaubt', {
        detail:
          'Dieses Haus liegt auf keiner Ihrer Touren. Hinterlegte Schlüssel sehen nur das Büro und wer dorthin fährt; bitte fragen Sie im Büro.',
      }),
      ...haus(eineLiegenschaft({ schluessel }), []),
    ],
    aenderbar: false,
  });
export const NurAnsehen = () => page({ fakes: haus(eineLiegenschaft(), aufgaben), aenderbar: false });
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
        anlagen: [
          eineAnlage({
            bezeichnung:
              'Kachelofen mit Warmwassereinsatz und nachgeschaltetem Keramikzug, Ofenbau Wolfsteiner & Söhne',
            benutzung: '',
            lage: 'Stube im Austragshaus hinter der ehemaligen Räucherkammer',
          }),
        ],
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
