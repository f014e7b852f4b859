import type { Taetigkeit } from './taetigkeit.ts';

type Eintrag = Omit<Taetigkeit, 'fenster' | 'qualifikation' | 'vorOrt'> & Partial<Taetigkeit>;

const QUARTALE = [
  { von: '01-01', bis: '03-31' },
  { von: '04-01', bis: '06-30' },
  { von: '07-01', bis: '09-30' },
  { von: '10-01', bis: '12-31' },
];
const HEIZPERIODE_DREIMAL = [
  { von: '01-01', bis: '02-28' },
  { von: '03-15', bis: '04-30' },
  { von: '10-01', bis: '11-30' },
];
const HEIZPERIODE_ZWEIMAL = [
  { von: '03-01', bis: '04-30' },
  { von: '10-01', bis: '11-30' },
];
const VOR_DER_HEIZPERIODE = [{ von: '05-01', bis: '09-30' }];
const HEIZPERIODE = [{ von: '10-01', bis: '04-30' }];
const OELPRUEFUNG = [{ von: '08-01', bis: '09-15' }];

const EINTRAEGE = [
  {
    id: 'kehrung_4x',
    name: 'Kehrung, ganzjährig genutzt',
    kundentext: 'Kehrung Ihres Schornsteins (ganzjährig genutzt)',
    art: 'frei',
    dauerMinuten: 15,
    wiederholung: { art: 'proJahr', anzahl: 4 },
    fenster: QUARTALE,
    online: 'ja',
  },
  {
    id: 'kehrung_3x',
    name: 'Kehrung Festbrennstoff, regelmäßig',
    kundentext: 'Kehrung Ihres Schornsteins',
    art: 'frei',
    dauerMinuten: 15,
    wiederholung: { art: 'proJahr', anzahl: 3 },
    fenster: HEIZPERIODE_DREIMAL,
    online: 'ja',
  },
  {
    id: 'kehrung_2x',
    name: 'Kehrung Pellets, Kessel oder häufig genutzt',
    kundentext: 'Kehrung Ihres Schornsteins',
    art: 'frei',
    dauerMinuten: 15,
    wiederholung: { art: 'proJahr', anzahl: 2 },
    fenster: HEIZPERIODE_ZWEIMAL,
    online: 'ja',
  },
  {
    id: 'kehrung_1x',
    name: 'Kehrung, gelegentlich genutzt',
    kundentext: 'Kehrung Ihres Schornsteins',
    art: 'frei',
    dauerMinuten: 15,
    wiederholung: { art: 'proJahr', anzahl: 1 },
    fenster: VOR_DER_HEIZPERIODE,
    online: 'ja',
  },
  {
    id: 'awu_gas_1',
    name: 'Abgaswegüberprüfung Gas, raumluftabhängig',
    kundentext: 'Abgaswegüberprüfung Ihrer Gasheizung',
    art: 'frei',
    dauerMinuten: 20,
    wiederholung: { art: 'alleJahre', jahre: 1 },
    online: 'ja',
  },
  {
    id: 'awu_gas_2',
    name: 'Abgaswegüberprüfung Gas, raumluftunabhängig oder Brennwert',
    kundentext: 'Abgaswegüberprüfung Ihrer Gasheizung',
    art: 'frei',
    dauerMinuten: 20,
    wiederholung: { art: 'alleJahre', jahre: 2 },
    online: 'ja',
  },
  {
    id: 'awu_gas_3',
    name: 'Abgaswegüberprüfung Gas, selbstkalibrierend',
    kundentext: 'Abgaswegüberprüfung Ihrer Gasheizung',
    art: 'frei',
    dauerMinuten: 20,
    wiederholung: { art: 'alleJahre', jahre: 3 },
    online: 'ja',
  },
  {
    id: 'awu_oel_1',
    name: 'Abgaswegüberprüfung Öl',
    kundentext: 'Abgaswegüberprüfung Ihrer Ölheizung',
    art: 'frei',
    dauerMinuten: 25,
    wiederholung: { art: 'alleJahre', jahre: 1 },
    fenster: OELPRUEFUNG,
    online: 'ja',
  },
  {
    id: 'awu_oel_2',
    name: 'Abgaswegüberprüfung Öl-Brennwert, schwefelarm',
    kundentext: 'Abgaswegüberprüfung Ihrer Ölheizung',
    art: 'frei',
    dauerMinuten: 25,
    wiederholung: { art: 'alleJahre', jahre: 2 },
    online: 'ja',
  },
  {
    id: 'messung_oelgas',
    name: 'Emissionsmessung Öl/Gas',
    kundentext: 'Abgasmessung Ihrer Heizung',
    art: 'frei',
    dauerMinuten: 25,
    wiederholung: { art: 'alleJahre', jahre: 2 },
    online: 'ja',
  },
  {
    id: 'messung_fest',
    name: 'Feststoffmessung',
    kundentext:
      'Staub- und Abgasmessung Ihres Holz- oder Kohlekessels (bitte Kessel heiß und Brennstoff bereit)',
    art: 'frei',
    dauerMinuten: 90,
    wiederholung: { art: 'alleJahre', jahre: 2 },
    fenster: HEIZPERIODE,
    online: 'link',
  },
  {
    id: 'erstmessung',
    name: 'Erstmessung',
    kundentext: 'Erste Messung Ihrer neuen Heizung',
    art: 'frei',
    dauerMinuten: 40,
    wiederholung: { art: 'einmalig', wochenMax: 4 },
    online: 'anfrage',
  },
  {
    id: 'wiederholung',
    name: 'Wiederholungsmessung oder -überprüfung',
    kundentext: 'Wiederholung der Messung oder Überprüfung',
    art: 'frei',
    dauerMinuten: 20,
    wiederholung: { art: 'einmalig', wochenMax: 6 },
    online: 'link',
  },
  {
    id: 'fss',
    name: 'Feuerstättenschau',
    kundentext: 'Feuerstättenschau: Besichtigung aller Feuerstätten und Abgasanlagen',
    art: 'hoheitlich',
    dauerMinuten: 30,
    jeWeitereEinheitMinuten: 10,
    jeWeitereFeuerstaetteMinuten: 5,
    feuerstaettenInbegriffen: 2,
    wiederholung: { art: 'feuerstaettenschau' },
    online: 'link',
    qualifikation: 'feuerstaettenschau',
  },
  {
    id: 'fsb',
    name: 'Feuerstättenbescheid',
    kundentext: 'Feuerstättenbescheid',
    art: 'hoheitlich',
    dauerMinuten: 10,
    wiederholung: { art: 'anlass' },
    online: 'nein',
    qualifikation: 'feuerstaettenschau',
    vorOrt: false,
  },
  {
    id: 'bauabnahme',
    name: 'Bauabnahme',
    kundentext: 'Abnahme Ihrer neuen Feuerstätte oder Abgasanlage vor der Inbetriebnahme',
    art: 'hoheitlich',
    dauerMinuten: 45,
    wiederholung: { art: 'einmalig' },
    online: 'anfrage',
    qualifikation: 'feuerstaettenschau',
  },
  {
    id: 'rohbau',
    name: 'Rohbau- oder Zwischenabnahme',
    kundentext: 'Abnahme im Rohbau, bevor Schächte geschlossen werden',
    art: 'hoheitlich',
    dauerMinuten: 30,
    wiederholung: { art: 'einmalig' },
    online: 'anfrage',
    qualifikation: 'feuerstaettenschau',
  },
  {
    id: 'pruef15',
    name: 'Anlassbezogene Überprüfung (§ 15)',
    kundentext: 'Überprüfung Ihrer Anlage aus besonderem Anlass',
    art: 'hoheitlich',
    dauerMinuten: 30,
    wiederholung: { art: 'anlass' },
    online: 'nein',
    qualifikation: 'feuerstaettenschau',
  },
  {
    id: 'nachschau',
    name: 'Mängel-Nachschau',
    kundentext: 'Nachschau: Wir prüfen, ob der Mangel behoben ist',
    // Follows the work that found the defect; the company changes it where that was hoheitlich.
    art: 'frei',
    dauerMinuten: 15,
    wiederholung: { art: 'einmalig', wochenMax: 6 },
    online: 'link',
  },
  {
    id: 'ausbrennen',
    name: 'Ausbrennen oder Ausschlagen',
    kundentext: 'Ausbrennen oder Ausschlagen des Schornsteins',
    art: 'frei',
    dauerMinuten: 150,
    wiederholung: { art: 'anlass' },
    online: 'nein',
  },
  {
    id: 'lueftung',
    name: 'Lüftungsanlage prüfen und reinigen',
    kundentext: 'Prüfung und Reinigung Ihrer Lüftungsanlage',
    art: 'frei',
    dauerMinuten: 30,
    wiederholung: { art: 'alleJahre', jahre: 2 },
    online: 'ja',
  },
  {
    id: 'dunstabzug',
    name: 'Gewerbliche Küchenabluft',
    kundentext: 'Reinigung Ihrer Küchenabluft',
    art: 'frei',
    dauerMinuten: 120,
    wiederholung: { art: 'proJahr', anzahl: 1 },
    online: 'anfrage',
  },
  {
    id: 'gashausschau',
    name: 'Gashausschau oder Dichtheitsprüfung',
    kundentext: 'Prüfung Ihrer Gasleitung',
    art: 'frei',
    dauerMinuten: 30,
    wiederholung: { art: 'alleJahre', jahre: 1 },
    online: 'ja',
  },
  {
    id: 'rwm',
    name: 'Rauchwarnmelder-Wartung',
    kundentext: 'Prüfung Ihrer Rauchmelder (bitte alle Räume zugänglich halten)',
    art: 'frei',
    dauerMinuten: 10,
    wiederholung: { art: 'alleJahre', jahre: 1 },
    online: 'ja',
  },
  {
    id: 'geg60',
    name: 'Heizungs- oder Wärmepumpenprüfung (§§ 60a, 60b GModG)',
    kundentext: 'Prüfung Ihrer Heizung oder Wärmepumpe nach dem Gebäudemodernisierungsgesetz',
    art: 'frei',
    dauerMinuten: 60,
    wiederholung: { art: 'anlass' },
    online: 'ja',
  },
  {
    id: 'beratung',
    name: 'Ofen- oder Energieberatung',
    kundentext: 'Beratung zu Ofen, Heizung und Energie',
    art: 'frei',
    dauerMinuten: 45,
    wiederholung: { art: 'anlass' },
    online: 'ja',
  },
  {
    id: 'ersatz',
    name: 'Ersatzvornahme (§ 26)',
    kundentext: 'Ersatzvornahme auf Anordnung der Behörde',
    art: 'hoheitlich',
    dauerMinuten: 45,
    wiederholung: { art: 'anlass' },
    online: 'nein',
    qualifikation: 'feuerstaettenschau',
  },
] as const satisfies readonly Eintrag[];

/** Ids of the default catalogue; companies add their own beside them. */
export type KatalogId = (typeof EINTRAEGE)[number]['id'];

/** Work that no ordinance asks for (§ 2 Abs. 1 SchfHwG): it is between a customer and her company, and in no Kehrbuch. */
export const NICHT_VORGESCHRIEBENE: readonly KatalogId[] = [
  'lueftung',
  'dunstabzug',
  'gashausschau',
  'rwm',
  'geg60',
  'beratung',
];

/** The catalogue a new company starts with; every number is an editable default. */
export const TAETIGKEITSKATALOG: readonly Taetigkeit[] = EINTRAEGE.map((eintrag) => ({
  fenster: [],
  qualifikation: 'keine',
  vorOrt: true,
  ...eintrag,
}));

export function katalogTaetigkeit(id: KatalogId): Taetigkeit {
  const gefunden = TAETIGKEITSKATALOG.find((taetigkeit) => taetigkeit.id === id);
  if (gefunden === undefined) throw new Error(`Nicht im Katalog: ${id}`);
  return gefunden;
}
