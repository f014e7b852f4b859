import type { LiegenschaftFilter, LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { LIEGENSCHAFTSORTIERUNGEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { vergleicheHausnummern } from '@kehrtour/domain/ort/hausnummer';
import type { Tag } from '@kehrtour/domain/tag';
import { passtGenau, passtZurSuche, suchmuster } from '@kehrtour/domain/text/suchtext';
import type { DataSort } from '@kehrtour/ui/layout/dataTable.props';

/** Kinds of houses that are worth a look of their own. */
export const SICHTEN = ['alle', 'schaufenster', 'ohneLage', 'ausserhalbKarte', 'nichtMehrImExport'] as const;
export type Sicht = (typeof SICHTEN)[number];
export const SPALTEN = LIEGENSCHAFTSORTIERUNGEN;

/** What the list is narrowed to and sorted by; all of it stands in the address. */
export type Bestandsfilter = {
  suche: string;
  ort: string | null;
  strasse: string | null;
  status: LiegenschaftPunkt['status'] | null;
  faelligBis: Tag | null;
  taetigkeitId: string | null;
  sicht: Sicht;
  sort: DataSort;
};

export const OHNE_FILTER: Bestandsfilter = {
  suche: '',
  ort: null,
  strasse: null,
  status: null,
  faelligBis: null,
  taetigkeitId: null,
  sicht: 'alle',
  sort: { column: 'laufnummer', direction: 'ascending' },
};

/** How many filters are set, search and order apart. */
export function zaehleFilter(filter: Bestandsfilter): number {
  const { ort, strasse, status, faelligBis, taetigkeitId, sicht } = filter;
  return (
    [ort, strasse, status, faelligBis, taetigkeitId].filter((wert) => wert !== null).length +
    Number(sicht !== 'alle')
  );
}

/** What only the server knows: it has the tasks, and the map. The rest is narrowed here, so that typing waits for nobody. */
export function serverfilter({ faelligBis, taetigkeitId, sicht }: Bestandsfilter): LiegenschaftFilter {
  return {
    ...(faelligBis === null ? {} : { faelligBis }),
    ...(taetigkeitId === null ? {} : { taetigkeitId }),
    ...(sicht === 'schaufenster' || sicht === 'ausserhalbKarte' ? { [sicht]: '1' } : {}),
  };
}

/** The whole filter for the server: the export is what the list shows. */
export function ganzerFilter(filter: Bestandsfilter): LiegenschaftFilter {
  const { suche, ort, strasse, status, sicht } = filter;
  return {
    ...serverfilter(filter),
    ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
    ...(ort === null ? {} : { ort }),
    ...(strasse === null ? {} : { strasse }),
    ...(status === null ? {} : { status }),
    ...(sicht === 'alle' ? {} : { [sicht]: '1' }),
  };
}

/** Houses that answer to every word typed whole come first; each half keeps its order. */
export function genaueZuerst(punkte: readonly LiegenschaftPunkt[], suche: string): LiegenschaftPunkt[] {
  const muster = suchmuster(suche);
  if (muster.length === 0) return [...punkte];
  const genau = new Set(punkte.filter((punkt) => passtGenau(punkt.suche, muster)));
  return [...genau, ...punkte.filter((punkt) => !genau.has(punkt))];
}

/** The houses that fit, in their order. */
export function filtere(punkte: readonly LiegenschaftPunkt[], filter: Bestandsfilter): LiegenschaftPunkt[] {
  const muster = suchmuster(filter.suche);
  return punkte.filter(
    (punkt) =>
      (filter.ort === null || punkt.ort === filter.ort) &&
      (filter.strasse === null || punkt.strasse === filter.strasse) &&
      (filter.status === null || punkt.status === filter.status) &&
      (filter.sicht !== 'ohneLage' || punkt.lat === null) &&
      (filter.sicht !== 'nichtMehrImExport' || punkt.nichtMehrImExport) &&
      passtZurSuche(punkt.suche, muster),
  );
}

const deutsch = new Intl.Collator('de');
const ZULETZT = Number.POSITIVE_INFINITY;

type Vergleich = (a: LiegenschaftPunkt, b: LiegenschaftPunkt) => number;
const nachAnschrift: Vergleich = (a, b) =>
  deutsch.compare(a.ort, b.ort) ||
  deutsch.compare(a.strasse, b.strasse) ||
  vergleicheHausnummern(a.hausnr, b.hausnr);
const VERGLEICHE: Record<(typeof SPALTEN)[number], Vergleich> = {
  laufnummer: (a, b) => (a.laufnummer ?? ZULETZT) - (b.laufnummer ?? ZULETZT) || nachAnschrift(a, b),
  anschrift: nachAnschrift,
  name: (a, b) => Number(a.name === '') - Number(b.name === '') || deutsch.compare(a.name, b.name),
  frist: (a, b) => deutsch.compare(a.frist ?? '9999', b.frist ?? '9999') || nachAnschrift(a, b),
};

/** A new list in the wanted order; unknown columns leave the working order. */
export function sortiere(punkte: readonly LiegenschaftPunkt[], sort: DataSort): LiegenschaftPunkt[] {
  const spalte = SPALTEN.find((name) => name === sort.column) ?? 'laufnummer';
  const vergleich = VERGLEICHE[spalte];
  const richtung = sort.direction === 'descending' ? -1 : 1;
  return punkte.toSorted((a, b) => richtung * vergleich(a, b));
}

/** Places, and the streets of the chosen one, each once and sorted. */
export function orteUndStrassen(
  punkte: readonly LiegenschaftPunkt[],
  ort: string | null,
): { orte: string[]; strassen: string[] } {
  const sortiert = (werte: Iterable<string>) => [...new Set(werte)].toSorted(deutsch.compare);
  return {
    orte: sortiert(punkte.map((punkt) => punkt.ort)),
    strassen: sortiert(
      punkte.filter((punkt) => ort === null || punkt.ort === ort).map((punkt) => punkt.strasse),
    ),
  };
}
