import { READER_LIMITS } from '../../../platform/net/readerLimits.ts';
import { readXml, type XmlElement } from '../../../platform/net/readXml.ts';
import type { Blattbild } from '../blattwahl.ts';
import { liesBlattstand } from './blattstand.ts';
import { XlsxFehler } from './xlsxAusweg.ts';

export type Mappe = { readonly blaetter: readonly Blattbild[]; readonly aktiv: number };

const BLATT_MAX = 200;

/** The sheets of a workbook, in its order, and which of them was seen when it was saved. */
export function liesMappe(teile: Readonly<Record<string, Uint8Array>>): Mappe {
  const mappe = wurzel(teile['xl/workbook.xml']);
  const ziele = new Map(
    kinder(wurzel(teile['xl/_rels/workbook.xml.rels']), 'Relationship').map(({ attributes }) => [
      attributes['Id'] ?? '',
      pfadAus(attributes['Target'] ?? ''),
    ]),
  );
  const blaetter = kinder(kinder(mappe, 'sheets')[0], 'sheet').slice(0, BLATT_MAX);
  const ansicht = kinder(kinder(mappe, 'bookViews')[0], 'workbookView')[0];
  return {
    aktiv: Number(ansicht?.attributes['activeTab'] ?? 0) || 0,
    blaetter: blaetter.map(({ attributes }, stelle) => ({
      name: attributes['name'] ?? '',
      stelle,
      versteckt: /^(hidden|veryHidden)$/.test(attributes['state'] ?? ''),
      ...liesBlattstand(teile[ziele.get(kennungAus(attributes)) ?? '']),
    })),
  };
}

function wurzel(bytes: Uint8Array | undefined): XmlElement | undefined {
  if (bytes === undefined) return undefined;
  const gelesen = readXml(Buffer.from(bytes).toString('utf8'), READER_LIMITS.mappenteil);
  if (gelesen === undefined) throw new XlsxFehler('beschaedigt');
  return gelesen;
}

const kinder = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((kind) => kind.name === name) ?? [];

/** Whatever prefix its writer gave to the namespace of relations. */
const kennungAus = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? '';

/** From the folder of the workbook, or from the root where it begins with a slash. */
const pfadAus = (ziel: string): string =>
  ziel.startsWith('/') ? ziel.slice(1) : `xl/${ziel.replace(/^\.\//, '')}`;
