import type { aenderungHolen, Wechsel } from '@kehrtour/contract/aenderung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';

import { TAG } from './bauenKehrtour.ts';

type Zeit = NonNullable<Wechsel['vorher']>;
const zeit = (fensterVon: string, fensterBis: string, mitarbeiter = 'Anna Berger'): Zeit => ({
  tag: TAG,
  beginn: fensterVon,
  fensterVon,
  fensterBis,
  mitarbeiter,
});

/** One household that is told another time, unless something else is said. */
function einWechsel(nummer: number, teile: Partial<Wechsel> = {}): Wechsel {
  return {
    terminId: `termin-${nummer}`,
    haltId: `halt-${nummer}`,
    liegenschaftId: `haus-${nummer}`,
    anschrift: `Hardtstraße ${nummer}`,
    lage: '',
    name: 'Monika Escherich',
    status: 'angekuendigt',
    klasse: 'neuAnzusagen',
    vorher: zeit('08:00', '10:00'),
    nachher: zeit('10:00', '12:00', 'Jonas Vogt'),
    kanal: 'mail',
    fruehestens: '2027-04-28',
    fristReicht: true,
    gebucht: false,
    fristBis: null,
    warum: null,
    ...teile,
  };
}

const STILL: readonly Wechsel[] = [5, 6, 7, 8].map((nummer) =>
  einWechsel(nummer, {
    klasse: nummer === 5 ? 'imFenster' : 'unveraendert',
    kanal: null,
    fruehestens: null,
    nachher: zeit('08:00', '10:00'),
  }),
);

/** What a plan that waits means: a broken promise, two that are told anew, one that falls away, one that is new. */
export const UNTERSCHIED: AnswerOf<typeof aenderungHolen> = {
  version: 4,
  wechsel: [
    einWechsel(1, { klasse: 'gebrochen', status: 'bestaetigt' }),
    einWechsel(2),
    einWechsel(3, { kanal: 'einwurf', status: 'abgelehnt' }),
    einWechsel(4, {
      klasse: 'entfaellt',
      nachher: null,
      fristBis: '2027-09-30',
      warum: 'Kein Platz mehr im Plan; die Frist lässt Zeit für einen neuen Vorschlag',
    }),
    einWechsel(10, {
      terminId: null,
      status: null,
      klasse: 'neu',
      vorher: null,
      kanal: 'einwurf',
      fristReicht: false,
      fruehestens: '2027-05-11',
    }),
    ...STILL,
  ],
  vorher: { fahrtMinuten: 95, kilometer: 41.2, arbeitMinuten: 620, ueberstundenMinuten: 0, schichten: 2 },
  nachher: { fahrtMinuten: 80, kilometer: 36.4, arbeitMinuten: 620, ueberstundenMinuten: 15, schichten: 2 },
  entschieden: { tage: [], personen: [], ueberstunden: [] },
  grund: '',
  seither: [],
  zurKenntnis: [],
};

/** More room was decided with it: a day more, a third person, and overtime. */
export const MIT_AUSWEG: AnswerOf<typeof aenderungHolen> = {
  ...UNTERSCHIED,
  wechsel: UNTERSCHIED.wechsel.filter(({ klasse }) => klasse === 'neu' || klasse === 'unveraendert'),
  entschieden: {
    tage: ['2027-05-05'],
    personen: ['Thomas Reichenbacher'],
    ueberstunden: [{ name: 'Anna Berger', minuten: 60 }],
  },
};

/** A small change inside what everybody was told. */
export const OHNE_BESCHEID: AnswerOf<typeof aenderungHolen> = { ...UNTERSCHIED, wechsel: [...STILL] };

/** A round with a plan that waits. */
export const mitAenderung = (
  kehrtour: Kehrtour,
  ursache: NonNullable<Kehrtour['aenderung']>['ursache'] = 'vonHand',
): Kehrtour => ({
  ...kehrtour,
  aenderung: {
    version: 4,
    ursache,
    vorher: [],
    von: 'Erika Muster',
    am: '2027-04-26T09:14:00+02:00',
    plan: { halte: kehrtour.halte, schichten: kehrtour.schichten, kennzahlen: kehrtour.kennzahlen },
  },
});
