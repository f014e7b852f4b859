import type { Speicherplatz } from '@kehrtour/contract/speicherplatz';
import { groesseInWorten } from '@kehrtour/domain/datei/groesseInWorten';
import type { Speicherart } from '@kehrtour/domain/datei/speicherplatz';

const NAMEN: Readonly<Record<Speicherart, readonly [eines: string, viele: string]>> = {
  dokument: ['Dokument oder Foto', 'Dokumente und Fotos'],
  importdatei: ['Importdatei', 'Importdateien'],
  karte: ['Kartenauszug', 'Kartenauszüge'],
  logo: ['Logo', 'Logos'],
  unterwegs: ['Datei, die gerade gelesen wird', 'Dateien, die gerade gelesen werden'],
};
const zahl = new Intl.NumberFormat('de-DE');

/** `1.204 Dokumente und Fotos` · `1,8 GB` */
export function artInWorten({ art, anzahl, bytes }: Speicherplatz['teile'][number]): {
  label: string;
  value: string;
} {
  const [eines, viele] = NAMEN[art];
  return { label: `${zahl.format(anzahl)} ${anzahl === 1 ? eines : viele}`, value: groesseInWorten(bytes) };
}
