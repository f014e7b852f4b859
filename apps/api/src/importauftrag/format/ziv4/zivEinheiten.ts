import { inEinerZelle, type Zivkontakt } from './zivKontakt.ts';
import type { Zivdatei, Zivzeile } from './zivTabellen.ts';

export type Ziveinheit = {
  readonly wohnungId: string;
  /** Only where floor and place do not tell it from the others. */
  readonly einheit: string;
  readonly geschoss: string;
  readonly lage: string;
  readonly bewohner: string;
  readonly wohnungEigentuemer: string;
  readonly unbenutzt: boolean;
};

const LAGEN: Readonly<Record<string, string>> = {
  R: 'rechts',
  L: 'links',
  M: 'Mitte',
  V: 'vorne',
  H: 'hinten',
};
const GESCHOSSE: Readonly<Record<string, string>> = { OG: 'OG', D: 'DG', K: 'KG' };

/** The units of each building in the order of the file, each told apart from the others. */
export function liesEinheiten(
  ziv: Zivdatei,
  kontakt: (id: string) => Zivkontakt | undefined,
): (gebaeude: string) => Ziveinheit[] {
  const einheiten = Map.groupBy(ziv.Nutzungseinheit, (zeile) => zeile.ID_Gebaeude_Gebaeudeteil);
  const wohnungen = Map.groupBy(ziv.Wohnung, (zeile) => zeile.ID_Nutzungseinheit);
  const eigentuemer = new Map(
    ziv.Nutzungseinheit_Eigentuemer.toReversed()
      .toSorted((a, b) => Number(istSprecher(a)) - Number(istSprecher(b)))
      .map((zeile) => [zeile.ID_Nutzungseinheit, zeile.ID_Kommunikation]),
  );
  return (gebaeude) => {
    const alle = (einheiten.get(gebaeude) ?? []).flatMap(({ ID_Nutzungseinheit: id }) => {
      const person = kontakt(eigentuemer.get(id) ?? '');
      const wohnungEigentuemer = person === undefined ? '' : inEinerZelle(person);
      return (wohnungen.get(id) ?? [undefined]).map((wohnung) => ({
        ...einheitAus(wohnung),
        wohnungEigentuemer,
        wohnungId: wohnung?.ID_Wohnung ?? '',
      }));
    });
    return unterscheide(alle);
  };
}

export const istSprecher = ({ Sprecher }: { readonly Sprecher: string }): boolean =>
  /^(1|-1|j|ja|true|wahr)$/i.test(Sprecher);

function einheitAus(
  wohnung: Zivzeile<'Wohnung'> | undefined,
): Omit<Ziveinheit, 'einheit' | 'wohnungEigentuemer' | 'wohnungId'> {
  if (wohnung === undefined) return { geschoss: '', lage: '', bewohner: '', unbenutzt: false };
  const { Mieter_Nachname: nachname, Mieter_Vorname: vorname } = wohnung;
  return {
    geschoss: wohnung.Geschoss_Freitext || geschossname(wohnung.Geschoss),
    lage: [wohnung.Lage1, wohnung.Lage2].map(lagename).filter(Boolean).join(' '),
    // With a comma nobody has to guess which is which.
    bewohner: vorname === '' ? nachname : `${nachname}, ${vorname}`,
    unbenutzt: /^(1|-1|j|ja|true|wahr)$/i.test(wohnung.Unbenutzt),
  };
}

/** `OG2` is the second floor, `K1` the first cellar. */
function geschossname(code: string): string {
  const [, art = '', zahl = ''] = /^(OG|D|K)(\d{1,2})$/i.exec(code) ?? [];
  const name = GESCHOSSE[art.toUpperCase()];
  return name === undefined ? code : `${zahl}. ${name}`;
}

const lagename = (code: string): string => LAGEN[code.toUpperCase()] ?? code;

function unterscheide(einheiten: readonly Omit<Ziveinheit, 'einheit'>[]): Ziveinheit[] {
  const gezaehlt = new Map<string, number>();
  return einheiten.map((eine) => {
    const ort = `${eine.geschoss}|${eine.lage}`.toLowerCase();
    const nummer = (gezaehlt.get(ort) ?? 0) + 1;
    gezaehlt.set(ort, nummer);
    if (ort === '|') return { einheit: `Wohnung (${nummer})`, ...eine };
    return { einheit: nummer === 1 ? '' : `(${nummer})`, ...eine };
  });
}
