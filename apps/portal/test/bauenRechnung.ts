import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { rechnungenHolen, Rechnungszeile } from '@kehrtour/contract/rechnung';

const EINE: Rechnungszeile = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  nummer: 'RE-2027-00041',
  art: 'rechnung',
  monat: '2027-09',
  ausgestelltAm: '2027-10-01',
  faelligAm: '2027-10-15',
  bruttoCent: 9401,
  offenCent: 9401,
  stand: 'offen',
  zahlungsart: 'rechnung',
  mahnstufe: 0,
  xrechnung: false,
};
const weitere: Partial<Rechnungszeile>[] = [
  {},
  { monat: '2027-08', stand: 'teilbezahlt', offenCent: 4401 },
  { monat: '2027-07', stand: 'ueberfaellig' },
  { monat: '2027-06', stand: 'gemahnt', mahnstufe: 2 },
  { monat: '2027-05', stand: 'beanstandet' },
  { monat: '2027-04', art: 'gegenrechnung', nummer: 'GR-2027-00003', bruttoCent: -9401, offenCent: 0 },
  { monat: '2027-04', stand: 'aufgehoben', offenCent: 0 },
  { monat: '2027-03', stand: 'bezahlt', offenCent: 0, xrechnung: true },
];

/** An invoice in every state that it can have. */
export const alleRechnungen: Rechnungszeile[] = weitere.map((mehr, stelle) => ({
  ...EINE,
  id: EINE.id.replace(/.$/, String(stelle)),
  nummer: `RE-2027-0004${9 - stelle}`,
  ...mehr,
}));

export const einRechnungsstand = (
  mehr: Partial<AnswerOf<typeof rechnungenHolen>> = {},
): AnswerOf<typeof rechnungenHolen> => ({
  tarif: 'betrieb',
  testendeAm: '2027-02-28',
  heute: '2027-10-11',
  verbrauch: {
    ankuendigungen: [
      { kanal: 'brief', anzahl: 12 },
      { kanal: 'einwurf', anzahl: 214 },
      { kanal: 'mail', anzahl: 96 },
    ],
    buchungen: 9,
    mitarbeitende: 5,
  },
  offenCent: 32_604,
  rechnungen: alleRechnungen,
  ...mehr,
});
