import type { Verwaltungsbesuch, Verwaltungsseite } from '@kehrtour/contract/verwaltungsseite';

import { einBetrieb } from '../../../test/eineBuchung.ts';
import { LEERE_EINGABEN } from './antwort.form.ts';
import type { Verwaltungsansicht } from './verwaltung.server.ts';
import { VerwaltungScreen } from './VerwaltungScreen.tsx';

export default { title: 'Kunde/Hausverwaltung', component: VerwaltungScreen };

const id = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;
const besuch = (nummer: number, teile: Partial<Verwaltungsbesuch> = {}): Verwaltungsbesuch => ({
  id: id(nummer),
  lage: ['EG links', 'EG rechts', '1. OG links', '1. OG rechts'][nummer % 4] ?? '',
  stand: 'offen',
  tag: '2027-05-11',
  wochentag: 'Dienstag',
  datum: '11. Mai 2027',
  von: '08:00',
  bis: '11:00',
  arbeiten: ['Kehrung Ihres Schornsteins'],
  antwortMoeglich: true,
  selbstGeantwortet: false,
  ...teile,
});
const HAEUSER: Verwaltungsseite['haeuser'] = [
  {
    id: id(501),
    anschrift: 'Hardtstraße 12, 91999 Musterbach',
    faelligBis: '2027-06-30',
    besuche: [
      besuch(0),
      besuch(1, { stand: 'bestaetigt' }),
      besuch(2, { stand: 'passtNicht', selbstGeantwortet: true }),
      besuch(3),
    ],
  },
  {
    id: id(502),
    anschrift: 'Marktplatz 4, 91999 Musterbach',
    faelligBis: '2027-06-30',
    besuche: [besuch(10, { lage: '' })],
  },
  { id: id(503), anschrift: 'Bahnhofstraße 20, 91999 Musterbach', faelligBis: '2027-09-30', besuche: [] },
  { id: id(504), anschrift: 'Gartenweg 1, 91999 Musterbach', faelligBis: null, besuche: [] },
];

function ansicht(
  seite: Partial<Verwaltungsseite> = {},
  teile: Partial<Verwaltungsansicht> = {},
): Parameters<typeof VerwaltungScreen>[0] {
  const haeuser = seite.haeuser ?? HAEUSER;
  return {
    code: 'v.Zm9vYmFyYmF6cXV4MTIzNDU2',
    seite: {
      name: 'Hausverwaltung Kraus GmbH',
      haeuser,
      besucheGesamt: haeuser.reduce((summe, { besuche }) => summe + besuche.length, 0),
      unternehmen: einBetrieb(),
      ...seite,
    },
    ergebnis: null,
    eingaben: LEERE_EINGABEN,
    maengel: [],
    schluessel: id(77),
    ...teile,
  };
}

export const MitBesuchen = () => <VerwaltungScreen {...ansicht()} />;
export const NichtsAngesagt = () => <VerwaltungScreen {...ansicht({ haeuser: HAEUSER.slice(2) })} />;
export const Gesendet = () => (
  <VerwaltungScreen
    {...ansicht({}, { ergebnis: { uebernommen: 3, selbstEntschieden: 1, nichtMoeglich: 1 } })}
  />
);
export const Unvollstaendig = () => (
  <VerwaltungScreen
    {...ansicht(
      {},
      {
        eingaben: { besuche: [id(3)], haeuser: [id(0)], antwort: 'passtNicht', grund: '' },
        maengel: [{ fieldId: 'grund', text: 'Bitte schreiben Sie, warum es nicht passt.' }],
      },
    )}
  />
);
export const SehrViele = () => (
  <VerwaltungScreen
    {...ansicht({
      haeuser: Array.from({ length: 20 }, (_, haus) => ({
        id: id(600 + haus),
        anschrift: `Hardtstraße ${haus + 1}, 91999 Musterbach`,
        faelligBis: null,
        besuche: Array.from({ length: 10 }, (_besuch, wohnung) => besuch(haus * 10 + wohnung)),
      })),
      besucheGesamt: 412,
    })}
  />
);
export const LangeTexte = () => (
  <VerwaltungScreen
    {...ansicht({
      name: 'Wohnungsbau- und Hausverwaltungsgesellschaft Pegnitztal-Hersbrucker Alb Verwaltungs-GmbH & Co. KG',
      haeuser: [
        {
          id: id(501),
          anschrift:
            'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a-c, 91999 Musterbach-Unterwaldhausen',
          faelligBis: null,
          besuche: [
            besuch(1, {
              lage: 'Dachgeschoss rechts hinten, Zugang über das Treppenhaus im Hof',
              arbeiten: ['Überprüfung der Abgaswege Ihrer Gasheizung', 'Feuerstättenschau', 'Kehrung'],
            }),
          ],
        },
      ],
    })}
  />
);
