import { keysOf, tableOf } from '../keysOf.ts';
/** A text of a property that files bring and people edit. */
interface Spaltenworte {
  /** As forms, pages, the mapping of a file and the export call it. */
  readonly name: string;
  /** Headers that district software and offices use, parted by `|`. */
  readonly koepfe: string;
  readonly laengeMax: number;
  /** Whether it stands in the list that leaves the house. */
  readonly ausgegeben: boolean;
}

/**
 * One row here is a field everywhere: recognised, mapped, compared, protected and taken back by imports, edited, shown and exported.
 * Its column in `liegenschaft` has the same name and is `text not null default ''`; what is searched says the column `suche`.
 */
export const BESTANDSSPALTEN = {
  kundennummer: {
    name: 'Kundennummer',
    koepfe: 'Kd.-Nr.|Kundennr.|Kundennummer|Debitor|Debitorennummer|Konto|Kunde Nr.',
    laengeMax: 40,
    ausgegeben: true,
  },
  kehrbezirk: {
    name: 'Kehrbezirk',
    koepfe: 'Kehrbezirk|KB|KB-Nr|Bezirk|Bezirksnr.|Kennung',
    laengeMax: 60,
    ausgegeben: false,
  },
} as const satisfies Readonly<Record<string, Spaltenworte>>;

export type Bestandsspalte = keyof typeof BESTANDSSPALTEN;
export const TEXTSPALTEN = keysOf(BESTANDSSPALTEN);
/** In the order of the export. */
export const AUSGABESPALTEN = TEXTSPALTEN.filter((spalte) => BESTANDSSPALTEN[spalte].ausgegeben);

/** An object with something for each column. */
export const jeSpalte = <Wert>(wert: (spalte: Bestandsspalte) => Wert): Record<Bestandsspalte, Wert> =>
  tableOf(TEXTSPALTEN, wert);

/** Nothing is known of any of them. */
export const OHNE_ANGABEN: Readonly<Record<Bestandsspalte, string>> = jeSpalte(() => '');
export const SPALTENNAMEN: Readonly<Record<Bestandsspalte, string>> = jeSpalte(
  (spalte) => BESTANDSSPALTEN[spalte].name,
);

export const istBestandsspalte = (wort: string): wort is Bestandsspalte =>
  Object.hasOwn(BESTANDSSPALTEN, wort);
