import { answers, fakeClient, type FakeAnswer, keepsWaiting, refuses } from '@kehrtour/api-client/fakeClient';
import {
  bankauszugLesen,
  type Bankrest,
  bankrestHolen,
  type Betriebsrechnung,
  betriebsrechnungenHolen,
  betriebsrechnungHolen,
  rechnungslaufHolen,
} from '@kehrtour/contract/rechnungswesen';
import { RECHNUNGSSTAENDE } from '@kehrtour/domain/rechnung/rechnung';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';

import { RechnungenScreen, type RechnungenScreenProps } from './RechnungenScreen.tsx';

export default { title: 'Admin/Rechnungen', component: RechnungenScreen };

const UNTERNEHMEN = '0191a8f0-0000-7000-8000-000000000009';
const eine: Betriebsrechnung = {
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
  mahnstufe: 2,
  xrechnung: false,
  unternehmen: { id: UNTERNEHMEN, name: 'Schornsteinfegerbetrieb Rußwurm' },
  empfaenger: 'Schornsteinfegerbetrieb Rußwurm',
};
const jeStand = RECHNUNGSSTAENDE.map((stand, stelle) => ({
  ...eine,
  id: eine.id.replace(/.$/, String(stelle)),
  nummer: `RE-2027-0004${stelle}`,
  stand,
}));
const langer = {
  ...eine,
  unternehmen: {
    ...eine.unternehmen,
    name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
  },
};
const liste = (eintraege: Betriebsrechnung[]) =>
  answers(betriebsrechnungenHolen, { eintraege, weiter: null, offenCent: 123_456 });
const lauf = answers(rechnungslaufHolen, {
  monat: '2027-09',
  vorschau: { anzahl: 812, nettoCent: 4_210_300 },
  ausgestellt: 3,
  freigegebenAm: '2027-10-01T06:02:00Z',
  fertigAm: null,
});
const detail = answers(betriebsrechnungHolen, {
  rechnung: { ...eine, stand: 'beanstandet' },
  nettoCent: 7900,
  ustCent: 1501,
  positionen: [{ text: 'Kehrtour „Betrieb“, 01.09.2027 bis 30.09.2027', nettoCent: 7900 }],
  zahlungen: [
    { am: '2027-10-15', art: 'lastschrift', cent: 9401, verweis: '2027101500012' },
    { am: '2027-10-19', art: 'ruecklastschrift', cent: -9401, verweis: '2027101900007' },
  ],
  mahnungen: [{ stufe: 1, am: '2027-10-25', bis: '2027-11-04' }],
  beanstandungen: [
    {
      id: '0191a8f0-0000-7000-8000-000000000002',
      text: 'Wir hatten im September nur den Tarif „Bezirk“.',
      am: '2027-10-26T09:14:00Z',
      antwort: null,
    },
  ],
  verlauf: [
    { am: '2027-10-01T06:02:11Z', wer: 'system', was: 'ausgestellt' },
    { am: '2027-10-13T07:00:00Z', wer: `adminUser:${UNTERNEHMEN}`, was: 'eingezogen' },
    { am: '2027-10-26T09:14:00Z', wer: `mitarbeiter:${UNTERNEHMEN}`, was: 'beanstandet' },
  ],
});

const vorschlag = {
  unternehmenId: UNTERNEHMEN,
  id: eine.id,
  nummer: eine.nummer,
  empfaenger: eine.empfaenger,
  cent: 9401,
};
const fremde: Bankrest = {
  verweis: '2027101500012 5f0c',
  am: '2027-10-15',
  name: 'Monika Rußwurm',
  zweck: 'Kehrtour September',
  restCent: 9401,
  vorschlaege: [vorschlag, { ...vorschlag, id: eine.id.replace(/1$/, '2'), nummer: 'RE-2027-00031' }],
};
const gelesen = answers(bankauszugLesen, {
  gelesen: 12,
  neu: 11,
  zugeordnet: 9,
  vorgemerkt: 1,
  ungelesen: [{ zeile: 4, text: '02.03.2027 · Kern · RE-2027-00041 · 46,4x', grund: 'betrag' }],
  ungelesenAnzahl: 1,
  rest: [],
});
const bank = (...rest: Bankrest[]) =>
  seite([liste([]), answers(bankrestHolen, { rest }), gelesen], { bereich: 'bank' });

const seite = (answer: FakeAnswer[], auswahl: Partial<RechnungenScreenProps['auswahl']> = {}) => (
  <StoryPage>
    <RechnungenScreen
      client={fakeClient(...answer)}
      auswahl={{ bereich: '', stand: '', suche: '', rechnung: '', ...auswahl }}
      onAuswahl={() => undefined}
      monat="2027-09"
    />
  </StoryPage>
);

export const AlleStaende = () => seite([liste(jeStand)]);
export const LaengsteTexte = () => seite([liste([langer])]);
export const KeineGefunden = () => seite([liste([])], { stand: 'gemahnt' });
export const LaesstWarten = () => seite([keepsWaiting(betriebsrechnungenHolen)]);
export const Abgewiesen = () => seite([refuses(betriebsrechnungenHolen, 'ueberlastet')]);
export const Lauf = () => seite([liste([]), lauf], { bereich: 'lauf' });
export const Bank = () =>
  bank(fremde, {
    ...fremde,
    verweis: 'abc',
    name: 'Grundstücksgemeinschaft Oberschornsteinfegerhausen-Weißenbühl GbR',
    zweck: 'Miete Bürogemeinschaft Oktober 2027 einschließlich Nebenkostenvorauszahlung',
    restCent: -123_456,
    vorschlaege: [],
  });
export const BankOhneRest = () => bank();
export const Verfahren = () => seite([liste([])], { bereich: 'verfahren' });
export const EineRechnung = () => seite([liste(jeStand), detail], { rechnung: `${UNTERNEHMEN}_${eine.id}` });
