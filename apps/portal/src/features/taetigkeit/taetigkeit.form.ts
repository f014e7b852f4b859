import type { Taetigkeit, Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';

/** By dotted path, in the order of the page. */
export const TAETIGKEIT_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  kundentext: 'Auf dem Zettel heißt es',
  art: 'Art',
  qualifikation: 'Wer darf sie machen?',
  dauerMinuten: 'Dauer vor Ort',
  jeWeitereEinheitMinuten: 'Je weitere Wohnung',
  jeWeitereFeuerstaetteMinuten: 'Je weitere Feuerstätte',
  feuerstaettenInbegriffen: 'Feuerstätten inbegriffen',
  'wiederholung.anzahl': 'Wie oft im Jahr',
  'wiederholung.jahre': 'Alle wie viele Jahre',
  'wiederholung.wochenMax': 'Spätestens nach Wochen',
  wiederholung: 'Wiederholung',
  fenster: 'Zeiten im Jahr',
  online: 'Dürfen Kundinnen und Kunden sie online buchen?',
};

export const NEUE_TAETIGKEIT: Taetigkeitsdaten = {
  name: '',
  kundentext: '',
  art: 'frei',
  dauerMinuten: 20,
  jeWeitereEinheitMinuten: 0,
  jeWeitereFeuerstaetteMinuten: 0,
  feuerstaettenInbegriffen: 1,
  wiederholung: { art: 'proJahr', anzahl: 1 },
  fenster: [],
  online: 'link',
  qualifikation: 'keine',
  vorOrt: true,
};

export function datenAus(eintrag: Taetigkeit): Taetigkeitsdaten {
  const { id: _i, aktiv: _a, buchung: _b, offeneAufgaben: _o, version: _v, ...daten } = eintrag;
  return daten;
}
