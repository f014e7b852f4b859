import { answers, fakeClient, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import { abmeldungEntscheiden } from '@kehrtour/contract/abmeldung';
import {
  anrufVermerken,
  ansagenNachsenden,
  antwortbrettHolen,
  auswegeHolen,
  auswegNehmen,
  frageBeantworten,
  wunschMerken,
} from '@kehrtour/contract/antwortbrett';
import type { Antwortzeile, Ausweg } from '@kehrtour/contract/antwortbrett';
import { type Widerspruch, widerspruecheHolen, widerspruchKlaeren } from '@kehrtour/contract/feldmeldung';
import { type Mitarbeiter, mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { terminAendern } from '@kehrtour/contract/termin';
import type { Buerozeiten } from '@kehrtour/contract/terminbuero';
import {
  eigeneZeitenHolen,
  eigeneZeitVereinbaren,
  eigeneZeitZuruecknehmen,
} from '@kehrtour/contract/terminteilung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { useState } from 'react';

import { einTerminBlatt, einTerminKurz } from '../../../test/bauenTermin.ts';
import type { Brettfilter } from './antwortbrett.format.ts';
import { AntwortbrettScreen } from './AntwortbrettScreen.tsx';

export default { title: 'Portal/Antworten', component: AntwortbrettScreen };

const RUNDE = '00000000-0000-4000-9000-000000000002';

const eineZeile = (
  teile: Omit<Partial<Antwortzeile>, 'termin'> & { termin?: Parameters<typeof einTerminKurz>[0] } = {},
): Antwortzeile => ({
  version: 1,
  stand: 'offen',
  vorbei: false,
  schritt: 'Warten Sie bis Freitag, 29. Januar 2027 auf die Antwort.',
  worte: '',
  frageId: null,
  abmeldungId: null,
  telefon: '09123 71981',
  mail: true,
  nachsendbar: [],
  antwortBis: '2027-01-29',
  vorschlagBis: null,
  anruf: null,
  ...teile,
  termin: einTerminKurz(teile.termin),
});
const zeilen = (): Antwortzeile[] => [
  eineZeile({ stand: 'bestaetigt', schritt: 'Nichts zu tun.', termin: { status: 'bestaetigt' } }),
  eineZeile({
    stand: 'passtNicht',
    schritt: 'Bieten Sie am Telefon eine der Zeiten an, die auf Ihrem Weg liegen.',
    termin: { status: 'abgelehnt', anschrift: 'Hardtstraße 14', name: 'Familie Öztürk' },
  }),
  eineZeile({
    stand: 'wunsch',
    worte: 'Vormittags arbeite ich, ginge es auch ab 15 Uhr oder an einem Freitag?',
    schritt:
      'Nehmen Sie eine Zeit, die zum Wunsch passt, oder merken Sie den Wunsch für die nächste Kehrtour vor.',
    termin: { status: 'abgelehnt', anschrift: 'Marktplatz 3', lage: '2. OG links' },
  }),
  eineZeile({
    stand: 'vorschlag',
    schritt:
      'Versprochen ist ein neuer Vorschlag bis Mittwoch, 27. Januar 2027: Vereinbaren Sie eine Zeit, oder planen Sie das Haus in der Kehrtour wieder ein.',
    vorschlagBis: '2027-01-27',
    termin: { status: 'abgesagt', anschrift: 'Marktplatz 11', name: 'Familie Brandl' },
  }),
  eineZeile({
    stand: 'frage',
    frageId: '00000000-0000-4000-9000-000000000077',
    worte: 'Muss der Dachboden frei sein?',
    schritt: 'Antworten Sie gleich hier; die Antwort geht per E-Mail hinaus und steht auf der Terminseite.',
    termin: { anschrift: 'Marktplatz 8' },
  }),
  eineZeile({
    stand: 'zurueck',
    schritt:
      'Die E-Mail kam nicht an: Senden Sie eine SMS, drucken Sie einen Zettel oder rufen Sie an, denn hier weiß niemand vom Mittwoch, 3. Februar 2027.',
    nachsendbar: [{ kanal: 'sms', hoechstensCent: 15 }],
    termin: { anschrift: 'Spitalgasse 1', name: 'Hausverwaltung Pegnitztal GmbH' },
  }),
  eineZeile({
    stand: 'zettel',
    telefon: '',
    mail: false,
    schritt: 'Werfen Sie den Zettel ein und melden Sie es; erst dann läuft die Frist.',
    termin: { anschrift: 'Spitalgasse 5', name: '' },
  }),
  eineZeile({
    stand: 'offen',
    schritt: 'Beim letzten Anruf war niemand da. Versuchen Sie es noch einmal.',
    anruf: { ergebnis: 'nichtErreicht', am: '2027-01-30T09:12:00+01:00', wer: 'Marlene Rußwurm' },
    termin: { anschrift: 'Spitalgasse 9' },
  }),
  eineZeile({ termin: { anschrift: 'Spitalgasse 11' } }),
];
const auswege: Ausweg[] = [
  {
    id: 'a',
    tag: '2027-02-03',
    von: '14:00',
    bis: '16:00',
    kehrtour: 'Altstadt Nord',
    dieselbeKehrtour: true,
    mitarbeiter: 'Jonas Brandl',
    mehrMinuten: 0,
    gewuenscht: true,
  },
  {
    id: 'b',
    tag: '2027-02-09',
    von: '08:00',
    bis: '10:00',
    kehrtour: 'Altstadt Süd und Kunigundenberg',
    dieselbeKehrtour: false,
    mitarbeiter: 'Marlene Rußwurm',
    mehrMinuten: 4,
    gewuenscht: false,
  },
  {
    id: 'c',
    tag: '2027-02-12',
    von: '10:00',
    bis: '12:00',
    kehrtour: 'Heuchling',
    dieselbeKehrtour: false,
    mitarbeiter: 'Jonas Brandl',
    mehrMinuten: 11,
    gewuenscht: false,
  },
];
const brett = (eintraege: Antwortzeile[]) => ({
  zeilen: eintraege,
  kehrtouren: eintraege.length === 0 ? [] : [{ id: RUNDE, name: 'Altstadt Nord', anzahl: eintraege.length }],
});
const jonas = {
  id: '00000000-0000-4000-9000-000000000021',
  vorname: 'Jonas',
  nachname: 'Brandl',
  aktiv: true,
  faehrt: true,
} as Mitarbeiter;
const taten = [
  answers(terminAendern, einTerminBlatt()),
  answers(anrufVermerken, {}),
  answers(ansagenNachsenden, { gesendet: 1, ausgelassen: 0 }),
  answers(auswegNehmen, einTerminBlatt({ status: 'bestaetigt' })),
  answers(wunschMerken, einTerminBlatt({ status: 'abgesagt' })),
  answers(frageBeantworten, { gemailt: true }),
  answers(abmeldungEntscheiden, { runden: 1, abgesagt: 1 }),
  answers(eigeneZeitVereinbaren, { termin: einTerminBlatt({ status: 'bestaetigt' }), gemailt: true }),
  answers(eigeneZeitZuruecknehmen, einTerminBlatt({ status: 'abgelehnt' })),
  answers(mitarbeiterListe, { eintraege: [jonas] }),
];
const zeiten = (von: readonly string[]): Buerozeiten => ({
  tage:
    von.length === 0
      ? []
      : [
          {
            tag: '2027-02-05',
            wochentag: 'Freitag',
            datum: '5. Februar 2027',
            zeiten: von.map((uhrzeit) => ({
              id: uhrzeit,
              tag: '2027-02-05',
              wochentag: 'Freitag',
              datum: '5. Februar 2027',
              art: 'uhrzeit' as const,
              von: uhrzeit,
              bis: '12:00',
              nah: false,
              zuschlagCent: null,
              zuschlagText: '',
              mitarbeiter: 'Jonas Brandl',
            })),
          },
        ],
  weiterAb: null,
  dauerMinuten: 45,
  hinweis: null,
});

type SeiteProps = { fakes: Parameters<typeof fakeClient>; filter?: Partial<Brettfilter> };

function Seite({ fakes, filter = {} }: SeiteProps) {
  const [gewaehlt, setGewaehlt] = useState<Brettfilter>({ kehrtourId: null, stand: 'zuTun', ...filter });
  const [client] = useState(() => fakeClient(...fakes));
  return (
    <StoryPage>
      <AntwortbrettScreen
        client={client}
        filter={gewaehlt}
        onFilter={(teil) => setGewaehlt((alt) => ({ ...alt, ...teil }))}
      />
    </StoryPage>
  );
}
const keine = answers(widerspruecheHolen, { widersprueche: [] });
const page = (eintraege: Antwortzeile[], filter?: Partial<Brettfilter>) => (
  <Seite
    fakes={[
      answers(antwortbrettHolen, brett(eintraege)),
      keine,
      answers(auswegeHolen, { auswege, hinweis: null }),
      answers(eigeneZeitenHolen, zeiten(['08:00', '10:00', '13:30'])),
      ...taten,
    ]}
    {...(filter && { filter })}
  />
);

export const ZuTun = () => page(zeilen());
export const EineKehrtourGanz = () => page(zeilen(), { kehrtourId: RUNDE, stand: 'alle' });
/** The nine answers of a morning, as they came: four no's and wishes, a question, one that came back, two on the phone, one promised. */
export const NeunAntworten = () =>
  page(
    zeilen()
      .slice(1, 4)
      .flatMap((eine): Antwortzeile[] => (eine.stand === 'vorschlag' ? [] : [eine, eine]))
      .concat(
        zeilen().filter(({ stand }) => stand === 'frage' || stand === 'zurueck'),
        zeilen().filter(({ anruf }) => anruf !== null),
        zeilen().filter(({ anruf }) => anruf !== null),
        zeilen().filter(({ stand }) => stand === 'vorschlag'),
      )
      .map((eine, stelle) => ({
        ...eine,
        termin: {
          ...eine.termin,
          id: `00000000-0000-4000-9000-0000000000c${stelle}`,
          anschrift: `Badgasse ${stelle + 1}`,
          lage: '',
        },
      })),
    { stand: 'alle' },
  );
export const VonSelbstWeiter = () =>
  page([
    eineZeile({
      stand: 'zurueck',
      schritt:
        'Die E-Mail kam nicht an, und auch für einen Zettel ist es zu spät: Rufen Sie an, denn hier weiß niemand vom Mittwoch, 3. Februar 2027.',
      termin: { anschrift: 'Spitalgasse 1', name: 'Hausverwaltung Pegnitztal GmbH' },
    }),
    eineZeile({
      stand: 'zettel',
      schritt:
        'Die SMS kam nicht an, und weitere Nachrichten kosteten mehr, als Sie erlauben: Werfen Sie bis Dienstag, 26. Januar 2027 einen Zettel ein und melden Sie es, denn hier weiß niemand vom Mittwoch, 3. Februar 2027.',
      nachsendbar: [{ kanal: 'sms', hoechstensCent: 15 }],
      termin: { anschrift: 'Spitalgasse 5', name: '' },
    }),
  ]);
const ZURUECK =
  'Die E-Mail kam nicht an: Senden Sie eine WhatsApp-Nachricht, eine SMS oder einen Brief über den Briefdienst, drucken Sie einen Zettel oder rufen Sie an, denn hier weiß niemand vom Mittwoch, 3. Februar 2027.';
/** Several notices came back: each row and all at once go by the ways there are. */
export const Nachsenden = () =>
  page([
    eineZeile({
      stand: 'zurueck',
      schritt: ZURUECK,
      nachsendbar: [
        { kanal: 'whatsapp', hoechstensCent: 11 },
        { kanal: 'sms', hoechstensCent: 15 },
        { kanal: 'briefdienst', hoechstensCent: 125 },
      ],
      termin: { anschrift: 'Spitalgasse 1', name: 'Familie Zimmermann' },
    }),
    eineZeile({
      stand: 'zurueck',
      schritt: ZURUECK.replace('eine WhatsApp-Nachricht, ', ''),
      nachsendbar: [
        { kanal: 'sms', hoechstensCent: 15 },
        { kanal: 'briefdienst', hoechstensCent: 125 },
      ],
      termin: { id: '00000000-0000-4000-9000-0000000000a2', anschrift: 'Spitalgasse 5' },
    }),
    eineZeile({
      stand: 'zurueck',
      telefon: '',
      schritt:
        'Die E-Mail kam nicht an: Senden Sie einen Brief über den Briefdienst oder drucken Sie einen Zettel, denn hier weiß niemand vom Mittwoch, 3. Februar 2027.',
      nachsendbar: [{ kanal: 'briefdienst', hoechstensCent: 125 }],
      termin: { id: '00000000-0000-4000-9000-0000000000a3', anschrift: 'Spitalgasse 9', name: '' },
    }),
  ]);
/** Its round is closed, and somebody still waits. */
export const NachDerRunde = () =>
  page([
    eineZeile({
      stand: 'wunsch',
      vorbei: true,
      worte: 'Bitte erst ab 15 Uhr.',
      schritt:
        'Die nächste Kehrtour richtet sich nach diesem Wunsch. Merken Sie ihn beim Haus vor, dann gilt er auch danach, oder planen Sie das Haus ein.',
      termin: { status: 'abgelehnt', anschrift: 'Badgasse 2', kehrtour: 'Johannisviertel' },
    }),
    eineZeile({
      stand: 'passtNicht',
      vorbei: true,
      schritt:
        'Am Mittwoch, 3. Februar 2027 war niemand dort, und die Arbeit wartet: Planen Sie das Haus in die nächste Kehrtour ein, oder merken Sie vor, wann es passt.',
      termin: { status: 'abgelehnt', anschrift: 'Badgasse 4' },
    }),
  ]);
export const NichtsZuTun = () => page([eineZeile({ stand: 'bestaetigt', schritt: 'Nichts zu tun.' })]);
export const NiemandWartet = () => page([]);
/** No round drives near it in time: the sentence says what is left. */
export const KeinAusweg = () => (
  <Seite
    fakes={[
      answers(antwortbrettHolen, brett(zeilen())),
      keine,
      answers(auswegeHolen, {
        auswege: [],
        hinweis:
          'In den nächsten vier Wochen fährt innerhalb der Frist keine Kehrtour mit Platz in der Nähe. Merken Sie einen Wunsch vor, oder vereinbaren Sie eine eigene Zeit.',
      }),
      answers(eigeneZeitenHolen, zeiten([])),
      refuses(auswegNehmen, 'termin.alternative-weg'),
      ...taten.filter(({ endpoint }) => endpoint !== auswegNehmen),
    ]}
    filter={{ stand: 'passtNicht' }}
  />
);
export const LangeTexte = () =>
  page([
    eineZeile({
      stand: 'wunsch',
      worte: 'Bitte nur nach telefonischer Rücksprache mit unserer Hausmeisterin, '.repeat(4).trim(),
      schritt:
        'Nehmen Sie eine Zeit, die zum Wunsch passt, oder merken Sie den Wunsch für die nächste Kehrtour vor.',
      termin: {
        status: 'abgelehnt',
        anschrift: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c',
        lage: 'Rückgebäude, Dachgeschoss rechts',
        name: 'Erbengemeinschaft Freifrau von und zu Guttenberg-Reichenbach',
        kehrtour: 'Altstadt Nord mit Spitalviertel und den Häusern hinter der Stadtmauer',
      },
    }),
  ]);
export const Laedt = () => <Seite fakes={[keepsWaiting(antwortbrettHolen)]} />;

const einWiderspruch = (nummer: number, teile: Partial<Widerspruch> = {}): Widerspruch => ({
  id: `00000000-0000-4000-8000-00000000070${nummer}`,
  terminId: '00000000-0000-4000-8000-000000000101',
  anschrift: 'Hardtstraße 14',
  lage: '',
  name: 'Familie Öztürk',
  fensterVon: '2027-02-02T08:00:00+01:00',
  fensterBis: '2027-02-02T10:00:00+01:00',
  art: 'erledigt',
  text: '',
  mitarbeiter: 'Jonas Weidner',
  gesehenAm: '2027-02-02T08:20:00+01:00',
  uhrFraglich: false,
  ergebnis: 'widerspricht',
  grund: 'war-abgesagt',
  status: 'erledigt',
  davor: 'abgesagt',
  anderer: '',
  gilt: true,
  ...teile,
});
/** The phone saw otherwise than the office knew: both sides stand there until one press. */
export const HandyUndBueroWidersprechenSich = () => (
  <Seite
    fakes={[
      answers(antwortbrettHolen, brett([])),
      answers(widerspruecheHolen, {
        widersprueche: [
          einWiderspruch(1),
          einWiderspruch(2, {
            anschrift: 'Oberbürgermeister-Dreykorn-Gedächtnisstraße 117 b',
            lage: '2. Obergeschoss links',
            name: 'Wohnungseigentümergemeinschaft Dreykornstraße',
            art: 'nichtDa',
            text: 'Nachbarn sagen: verreist bis Ende des Monats',
            grund: 'anderes-ergebnis',
            status: 'erledigt',
            davor: 'erledigt',
            anderer: 'Leon Fuchs',
            gilt: false,
            uhrFraglich: true,
          }),
        ],
      }),
      answers(widerspruchKlaeren, {}),
      ...taten,
    ]}
  />
);

/** Somebody says that nothing is left to sweep: of a house, and of a flat. */
export const NichtsMehrZuKehren = () =>
  page(
    (['', '2. OG links'] as const).map((lage, stelle) =>
      eineZeile({
        stand: 'nichtsMehr',
        abmeldungId: `00000000-0000-4000-9000-00000000008${stelle}`,
        worte: 'Das Haus ist verkauft: Neue Eigentümerin ist Frau Ott.',
        schritt:
          'Hierhin geht keine neue Ansage, bis Sie entscheiden: Legen Sie still, oder bleibt alles, wie es ist? Fragen Sie im Zweifel telefonisch nach.',
        termin: {
          id: `00000000-0000-4000-9000-0000000000b${stelle}`,
          status: 'abgelehnt',
          anschrift: `Marktplatz ${stelle + 3}`,
          lage,
        },
      }),
    ),
  );
