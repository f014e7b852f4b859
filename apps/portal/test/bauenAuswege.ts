import type { AuswegProbe } from '@kehrtour/contract/kehrtourauswege';

import { ANNA, JONAS, kennung, TAG } from './bauenKehrtour.ts';

/** What would take in the houses without a place: Wednesday, overtime of both, or a third person. */
export const AUSWEGE: AuswegProbe[] = [
  {
    art: 'tagDazu',
    vorgaben: { datum: { tage: [TAG, '2027-05-05'], feiertageErlaubt: false } },
    personen: [{ mitarbeiterId: ANNA, name: 'Anna Berger', ueberstundenMinuten: 0 }],
    tag: '2027-05-05',
    passen: 6,
    arbeitSekunden: 9300,
    fahrtSekunden: 1500,
    meter: 11_400,
  },
  {
    art: 'ueberstunden',
    vorgaben: {
      arbeitszeit: {
        [ANNA]: { minuten: 480, ueberstundenMinuten: 60 },
        [JONAS]: { minuten: 480, ueberstundenMinuten: 45 },
      },
    },
    personen: [
      { mitarbeiterId: ANNA, name: 'Anna Berger', ueberstundenMinuten: 60 },
      { mitarbeiterId: JONAS, name: 'Jonas Vogt', ueberstundenMinuten: 45 },
    ],
    tag: null,
    passen: 4,
    arbeitSekunden: 6000,
    fahrtSekunden: 600,
    meter: 2100,
  },
  {
    art: 'mitarbeiterDazu',
    vorgaben: { mitarbeiter: { ids: [ANNA, JONAS, kennung(77)] } },
    personen: [{ mitarbeiterId: kennung(77), name: 'Thomas Reichenbacher', ueberstundenMinuten: 0 }],
    tag: null,
    passen: 6,
    arbeitSekunden: 8700,
    fahrtSekunden: 1200,
    meter: 14_800,
  },
];
