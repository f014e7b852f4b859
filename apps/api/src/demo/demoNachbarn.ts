/** Other invented companies, for the operator's desk; nobody can log in there. */
export type Nachbar = {
  readonly name: string;
  readonly slug: string;
  readonly plz: string;
  readonly ort: string;
  readonly inhaber: { readonly vorname: string; readonly nachname: string };
};
export const DEMO_NACHBARN: readonly Nachbar[] = [
  {
    name: 'Kaminkehrerbetrieb Steinach',
    slug: 'steinach',
    plz: '91996',
    ort: 'Steinach',
    inhaber: { vorname: 'Ruth', nachname: 'Glut' },
  },
  {
    name: 'Schornsteinfegermeister Aschenbrenner',
    slug: 'erlental',
    plz: '91997',
    ort: 'Erlental',
    inhaber: { vorname: 'Bernd', nachname: 'Aschenbrenner' },
  },
  {
    name: 'Bezirk Hochfeld, Inh. Funk',
    slug: 'hochfeld',
    plz: '91998',
    ort: 'Hochfeld',
    inhaber: { vorname: 'Sabine', nachname: 'Funk' },
  },
];

const KOPF = 'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Anrede;Nachname;Tätigkeit;Frist von;Frist bis';

/** A list as district programs export it; the first houses of it have a postcode that is none. */
export function demoListe(haeuser: number, strasse: string, fehlerhafte = 0): { name: string; text: string } {
  const zeilen = Array.from({ length: haeuser }, (_, i) => {
    const plz = i < fehlerhafte ? 'unbekannt' : '91997';
    return `${strasse}-${i + 1};${strasse};${i + 1};${plz};Erlental;Frau;Beispiel ${i + 1};Kehrung (1x jährlich);;`;
  });
  return { name: `${strasse}.csv`, text: `${[KOPF, ...zeilen].join('\r\n')}\r\n` };
}

/** One house as a program pushes it; a faulty one has a postcode that is none. */
export const demoHaus = (
  nummer: number,
  { jahr, fehlerhaft }: { jahr: number; fehlerhaft: boolean },
): Record<string, unknown> => ({
  externalId: `D-${nummer}`,
  propertyNumber: nummer,
  address: {
    street: 'Dorfstraße',
    houseNumber: String(nummer),
    city: 'Erlental',
    zipCode: fehlerhaft ? '0000' : '91997',
    country: 'DE',
  },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  owner: { legalType: 'PERSON', salutation: 'FRAU', firstName: 'Ada', lastName: `Muster ${nummer}` },
  aufgaben: [{ fiscalYear: jahr, taetigkeiten: [{ type: 'YEAR', category: 'KEHRUNG' }] }],
});
