import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { vorschlaegeHolen } from '@kehrtour/contract/antwortbrett';
import { welleHolen } from '@kehrtour/contract/buchungswelle';
import { fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import { widerspruecheHolen } from '@kehrtour/contract/feldmeldung';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { mitfahrtenHolen, mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import { tagesabschluesseHolen, tagesabschlussZuruecknehmen } from '@kehrtour/contract/tagesabschluss';
import { rueckmeldungGelesen, termineHolen, termineSuchen, ungelesenHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { anfrageAblehnen, anfrageAnnehmen, anfragenHolen } from '@kehrtour/contract/terminbuero';
import type { Anfrage } from '@kehrtour/contract/terminbuero';
import { wuenscheHolen, wunschAblehnen, type Wunschanfrage } from '@kehrtour/contract/terminwunsch';
import { verspaetungenHolen } from '@kehrtour/contract/verspaetung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { eineBuchung, einTerminBlatt, einTerminKurz } from '../../../test/bauenTermin.ts';
import { TerminListScreen } from './TerminListScreen.tsx';
import type { Terminfilter } from './wochenplan.ts';

export default { title: 'Portal/Termine', component: TerminListScreen };

const STAENDE: readonly TerminKurz['status'][] = [
  'angekuendigt',
  'bestaetigt',
  'bestaetigt',
  'unsicher',
  'abgelehnt',
  'angekuendigt',
];
const termine = Array.from({ length: 34 }, (_, index) => {
  const jonas = index % 2 === 0;
  const tag = 1 + (Math.floor(index / 2) % 4);
  const stunde = 8 + 2 * (Math.floor(index / 8) % 4);
  return einTerminKurz({
    status: STAENDE[index % STAENDE.length] ?? 'angekuendigt',
    anschrift: `${jonas ? 'Hardtstraße' : 'Marktplatz'} ${index + 1}`,
    name: ['Monika Escherich', 'Familie Öztürk', 'Pegnitz Hausverwaltung GmbH', ''][index % 4] ?? '',
    lage: index % 7 === 0 ? '2. OG links' : '',
    mitarbeiterId: `00000000-0000-4000-9000-00000000000${jonas ? 1 : 2}`,
    mitarbeiter: jonas ? 'Jonas Brandl' : 'Marlene Rußwurm',
    farbe: jonas ? 1 : 3,
    fensterVon: `2027-02-0${tag}T${String(stunde).padStart(2, '0')}:00:00+01:00`,
  });
});
const antwort = (art: 'frage' | 'daheim' | 'wunsch', text: string) =>
  einTerminKurz({ ungelesen: 1, antwort: { art, text, am: '2027-01-29T18:42:00+01:00' } });
const neue = [
  antwort('wunsch', 'Vormittags arbeite ich, ginge es auch ab 15 Uhr oder an einem Freitag?'),
  antwort('daheim', ''),
  antwort('frage', 'Muss der Dachboden frei sein?'),
];
const leute = ['Jonas Brandl', 'Marlene Rußwurm'].map((name, index) => ({
  id: `00000000-0000-4000-9000-00000000000${index + 1}`,
  vorname: name.split(' ')[0] ?? '',
  nachname: name.split(' ')[1] ?? '',
  telefon: '',
  email: '',
  rolle: 'geselle' as const,
  qualifikation: 'geselle' as const,
  anrede: '' as const,
  faehrt: true,
  arbeitszeit: [],
  pause: null,
  startort: null,
  farbe: index + 1,
  aktiv: true,
  zugang: 'aktiv' as const,
  zweiterFaktor: false,
  version: 1,
}));
const woche = {
  termine,
  feiertage: [{ tag: '2027-02-05', name: 'Tag des Rußes (erfunden)' }],
  konflikte: [
    { terminId: termine[1]?.id ?? '', satz: 'Zur selben Zeit ist Marktplatz 10 geplant.' },
    { terminId: termine[4]?.id ?? '', satz: 'Wer fahren soll, ist dann nicht da.' },
  ],
  naechsterTag: null,
  leer: { liegenschaften: false, termine: false },
};
const mitLeuten = answers(mitarbeiterListe, { eintraege: leute });
const keineWidersprueche = answers(widerspruecheHolen, { widersprueche: [] });
const puenktlich = answers(verspaetungenHolen, { verspaetungen: [], ohneFolgen: [] });
/** Leon drives along with Jonas; whoever is named drives along from then on. */
function faehrtMit(): Parameters<typeof fakeClient> {
  const moegliche = [
    { id: '00000000-0000-4000-9000-000000000009', name: 'Leon Fuchs', hinweis: '' },
    ...leute.map(({ id, vorname, nachname }) => ({ id, name: `${vorname} ${nachname}`, hinweis: '' })),
  ];
  const name = (id: string): string => moegliche.find((einer) => einer.id === id)?.name ?? '';
  const faehrt = (mitarbeiterId: string, beiId: string) => ({
    mitarbeiterId,
    name: name(mitarbeiterId),
    beiId,
    bei: name(beiId),
    fehlt: false,
  });
  let mitfahrten = [faehrt('00000000-0000-4000-9000-000000000009', leute[0]?.id ?? '')];
  const stand = () => ({ tag: '2027-02-03', mitfahrten, moegliche });
  return [
    answers(mitfahrtenHolen, stand),
    answers(mitfahrtNennen, ({ body: { mitarbeiterId, beiId } }) => {
      const andere = mitfahrten.filter((eine) => eine.mitarbeiterId !== mitarbeiterId);
      mitfahrten = beiId === null ? andere : [...andere, faehrt(mitarbeiterId, beiId)];
      return stand();
    }),
  ];
}
const niemandFaehrtMit = answers(mitfahrtenHolen, { tag: '2027-02-03', mitfahrten: [], moegliche: [] });
const ohneStille = answers(fahrtstandHolen, { leute: [] });
const keineAbschluesse = answers(tagesabschluesseHolen, { abschluesse: [] });
const keineAnfragen = answers(anfragenHolen, { anfragen: [], gesamt: 0 });
const keineWelle = answers(welleHolen, { welle: null, gehalten: 0 });
const keineWuensche = answers(wuenscheHolen, { wuensche: [], gesamt: 0 });
const eineAnfrage = (teile: Partial<Anfrage> = {}): Anfrage => ({
  termin: einTerminKurz({ status: 'angefragt', gebucht: 'seite', kehrtourId: null, kehrtour: '' }),
  referenz: 'MU-7K3F-9Q',
  angelegtAm: '2027-01-29T18:42:00+01:00',
  notiz: '',
  telefon: '09123 71981',
  email: 'monika.escherich@example.org',
  angaben: [{ frage: 'feuerstaetten', anzahl: 2 }],
  bestaetigenBis: null,
  vorbei: false,
  ...teile,
});
const keineVorschlaege = answers(vorschlaegeHolen, { anzahl: 0, bis: null });
const ohneNeue = answers(ungelesenHolen, { termine: [], gesamt: 0 });

function Seite({
  fakes,
  filter = {},
}: {
  fakes: Parameters<typeof fakeClient>;
  filter?: Partial<Terminfilter>;
}) {
  const [stand, setStand] = useState<Terminfilter>({
    tag: '2027-02-03',
    ansicht: 'woche',
    mitarbeiterId: null,
    nurOffene: false,
    suche: '',
    ...filter,
  });
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <TerminListScreen
      client={client}
      heute="2027-02-03"
      filter={stand}
      onFilter={(teil) => setStand((alt) => ({ ...alt, ...teil }))}
      alle
      plant
    />
  );
}
const page = (fakes: Parameters<typeof fakeClient>, filter?: Partial<Terminfilter>) => (
  <StoryPage>
    <Seite
      fakes={[
        ...fakes,
        ohneStille,
        puenktlich,
        keineAbschluesse,
        keineAnfragen,
        keineWelle,
        keineWuensche,
        keineWidersprueche,
        keineVorschlaege,
        niemandFaehrtMit,
      ]}
      {...(filter && { filter })}
    />
  </StoryPage>
);

/** Remembers what was read, as the server would. */
function merktSich(): Parameters<typeof fakeClient> {
  let offen = neue;
  return [
    answers(ungelesenHolen, () => ({ termine: offen, gesamt: offen.length })),
    answers(rueckmeldungGelesen, ({ params }) => {
      offen = offen.filter(({ id }) => id !== params.id);
      return {};
    }),
  ];
}
export const VolleWocheMitNeuenAntworten = () =>
  page([answers(termineHolen, woche), mitLeuten, ...merktSich()]);
/** Visits were called off, and proposals promised. */
export const VersprocheneVorschlaege = () =>
  page([
    answers(termineHolen, woche),
    mitLeuten,
    ohneNeue,
    answers(vorschlaegeHolen, { anzahl: 12, bis: '2027-02-05' }),
  ]);
/** Nothing was heard of somebody for long, and told windows come into danger. */
export const StilleUnterwegs = () =>
  page([
    answers(termineHolen, woche),
    mitLeuten,
    ohneNeue,
    answers(fahrtstandHolen, {
      leute: [
        {
          mitarbeiterId: leute[0]?.id ?? '',
          name: 'Jonas Weidner',
          telefon: '0170 1234567',
          stilleMinuten: 47,
          verzugMinuten: 55,
          gefaehrdet: [1, 2].map((stelle) => ({
            terminId: termine[stelle]?.id ?? '',
            anschrift: `Marktplatz ${stelle * 10}`,
            fensterVon: '2027-02-03T08:00:00+01:00',
            fensterBis: '2027-02-03T10:00:00+01:00',
            etwa: `2027-02-03T10:${stelle}5:00+01:00`,
          })),
        },
      ],
    }),
  ]);
/** Told windows break: who knows it, and who has to be called. */
export const VerspaetungGemeldet = () =>
  page([
    answers(termineHolen, woche),
    mitLeuten,
    ohneNeue,
    answers(verspaetungenHolen, {
      verspaetungen: (['mail', null] as const).map((kanal, stelle) => ({
        terminId: termine[stelle]?.id ?? '',
        mitarbeiter: 'Jonas Weidner',
        anschrift: `Marktplatz ${stelle + 10}`,
        telefon: kanal === null ? '09123 99998' : '',
        am: '2027-02-03T09:20:00+01:00',
        minuten: 20,
        etwa: '2027-02-03T10:10:00+01:00',
        kanal,
        fensterVon: '2027-02-03T08:00:00+01:00',
        fensterBis: '2027-02-03T10:00:00+01:00',
        anruf: null,
      })),
      ohneFolgen: [
        {
          mitarbeiterId: '00000000-0000-4000-8000-000000000b01',
          mitarbeiter: 'Anna Kern',
          am: '2027-02-03T09:10:00+01:00',
          minuten: 10,
        },
      ],
    }),
  ]);
/** Who drove has ended the day; the office can open it again. */
export const AbgeschlosseneTage = () =>
  page([
    answers(termineHolen, woche),
    mitLeuten,
    ohneNeue,
    answers(tagesabschluesseHolen, {
      abschluesse: [
        {
          id: '00000000-0000-4000-8000-000000000a01',
          tag: '2027-02-03',
          am: '2027-02-03T15:40:00+01:00',
          name: 'Jonas Weidner',
          besuche: [
            { terminId: termine[1]?.id ?? '', anschrift: 'Marktplatz 10', nach: 'nichtAngetroffen' },
            { terminId: termine[2]?.id ?? '', anschrift: 'Hardtstraße 2', nach: 'abgesagt' },
          ],
        },
        {
          id: '00000000-0000-4000-8000-000000000a02',
          tag: '2027-02-03',
          am: '2027-02-03T14:55:00+01:00',
          name: 'Anna Kern',
          besuche: [],
        },
      ],
    }),
    answers(tagesabschlussZuruecknehmen, { wiederOffen: 1, bleiben: [termine[2]?.id ?? ''] }),
  ]);
/** Requests leave the list as the server would take them off it. */
function antwortetSich(): Parameters<typeof fakeClient> {
  let offen = [
    eineAnfrage({ notiz: 'Bitte beim Nachbarn klingeln, falls niemand öffnet. Der Hund tut nichts.' }),
    eineAnfrage({ bestaetigenBis: '2027-05-04T12:30:00Z', referenz: 'MU-8K2M-1T' }),
    eineAnfrage({ vorbei: true, telefon: '', referenz: 'MU-2B8C-4R' }),
    eineAnfrage({
      termin: einTerminKurz({
        status: 'angefragt',
        gebucht: 'einbettung',
        anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
        name: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
      }),
      angaben: [],
    }),
    eineAnfrage(),
  ];
  const ohne = (id: string) => {
    offen = offen.filter(({ termin }) => termin.id !== id);
  };
  return [
    answers(anfragenHolen, () => ({ anfragen: offen, gesamt: offen.length })),
    answers(anfrageAnnehmen, ({ params }) => {
      ohne(params.id);
      return einTerminBlatt({ id: params.id, status: 'bestaetigt', buchung: eineBuchung() });
    }),
    answers(anfrageAblehnen, ({ params }) => {
      ohne(params.id);
      return einTerminBlatt({ id: params.id, status: 'abgesagt', buchung: eineBuchung() });
    }),
  ];
}
let gezaehlt = 0;
const einWunsch = (teile: Partial<Wunschanfrage> = {}): Wunschanfrage => ({
  id: `wunsch-${String(++gezaehlt)}`,
  referenz: 'MU-7K3F-9Q',
  angelegtAm: '2027-01-29T18:42:00+01:00',
  taetigkeit: 'Kaminofen ausbrennen',
  angaben: [{ frage: 'feuerstaetten', anzahl: 2 }],
  dauerMinuten: 45,
  anschrift: {
    plz: '91999',
    strasse: 'Hardtstraße',
    hausnr: '12',
    ort: 'Musterbach',
    zeile: 'Hardtstraße 12, 91999 Musterbach',
  },
  name: 'Eva Brand',
  telefon: '09123 71981',
  email: 'eva.brand@example.org',
  halbtage: [
    { wochentag: 1, halbtag: 'vormittag' },
    { wochentag: 5, halbtag: 'nachmittag' },
  ],
  ab: '2027-02-15',
  notiz: '',
  ...teile,
});
/** Wishes leave the list as the server would take them off it. */
function erfuelltSich(): Parameters<typeof fakeClient> {
  let offen = [
    einWunsch({ notiz: 'Ich arbeite im Schichtdienst und bin nur in ungeraden Wochen vormittags zu Hause.' }),
    einWunsch({
      anschrift: {
        ...einWunsch().anschrift,
        zeile: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c, 91999 Musterbach am Rußberg',
      },
      name: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
      halbtage: [],
      ab: null,
      angaben: [],
      telefon: '',
    }),
  ];
  return [
    answers(wuenscheHolen, () => ({ wuensche: offen, gesamt: offen.length })),
    answers(wunschAblehnen, ({ params }) => {
      offen = offen.filter(({ id }) => id !== params.id);
      return {};
    }),
  ];
}
export const MitWuenschen = () =>
  page([...erfuelltSich(), answers(termineHolen, woche), mitLeuten, ohneNeue]);
export const MitAnfragen = () =>
  page([
    ...antwortetSich(),
    answers(termineHolen, {
      ...woche,
      termine: woche.termine.map((termin, index) => ({
        ...termin,
        gebucht: ([null, 'seite', 'telefon'] as const)[index % 3] ?? null,
      })),
    }),
    mitLeuten,
    ohneNeue,
  ]);
export const LesenAbgelehnt = () =>
  page([
    answers(termineHolen, woche),
    mitLeuten,
    answers(ungelesenHolen, { termine: neue, gesamt: 3 }),
    refuses(rueckmeldungGelesen, 'nicht-gefunden'),
  ]);
/** One day: everybody beside each other, with what is wrong. */
export const EinTag = () => {
  const heutige = woche.termine.filter(({ fensterVon }) => fensterVon.startsWith('2027-02-03'));
  const [eine, , , andere] = heutige;
  const konflikte = [
    { terminId: eine?.id ?? '', satz: 'Zur selben Zeit ist Marktplatz 10 geplant.' },
    { terminId: andere?.id ?? '', satz: 'Wer fahren soll, ist dann nicht da.' },
  ];
  const tag = { ...woche, termine: heutige, konflikte };
  return page(
    [
      answers(termineHolen, ({ query }) => (query?.von === '2027-02-03' ? tag : { ...tag, termine: [] })),
      mitLeuten,
      ohneNeue,
      ...faehrtMit(),
    ],
    { ansicht: 'tag' },
  );
};
export const LeereWoche = () =>
  page([answers(termineHolen, { ...woche, termine: [], naechsterTag: '2027-03-09' }), mitLeuten, ohneNeue]);
export const LeererFilter = () =>
  page([answers(termineHolen, { ...woche, termine: [], naechsterTag: '2027-03-09' }), mitLeuten, ohneNeue], {
    nurOffene: true,
  });
export const NochNichtsImportiert = () =>
  page([
    answers(termineHolen, { ...woche, termine: [], leer: { liegenschaften: true, termine: true } }),
    mitLeuten,
    ohneNeue,
  ]);
export const NochNichtsAngekuendigt = () =>
  page([
    answers(termineHolen, { ...woche, termine: [], leer: { liegenschaften: false, termine: true } }),
    mitLeuten,
    ohneNeue,
  ]);
export const LaesstWarten = () => page([keepsWaiting(termineHolen), mitLeuten, keepsWaiting(ungelesenHolen)]);
export const SehrLangeTexte = () =>
  page([
    answers(termineHolen, {
      ...woche,
      termine: [
        einTerminKurz({
          anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
          lage: 'Hinterhaus, 4. Obergeschoss rechts hinten',
          name: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
          status: 'zutrittVerweigert',
          ungelesen: 2,
        }),
        einTerminKurz({ status: 'abgesagt', mitarbeiterId: null, mitarbeiter: '' }),
      ],
    }),
    mitLeuten,
    ohneNeue,
  ]);
const gefunden = (treffer: readonly TerminKurz[], mehr = false) =>
  page(
    [
      answers(termineHolen, woche),
      answers(termineSuchen, { termine: [...treffer], mehr }),
      mitLeuten,
      ohneNeue,
    ],
    { suche: 'escherich' },
  );
export const Gefunden = () =>
  gefunden(
    termine.filter(({ name }) => name === 'Monika Escherich'),
    true,
  );
export const NichtsGefunden = () => gefunden([]);
