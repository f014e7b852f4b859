import type { ImportKurz } from '@kehrtour/contract/importauftrag';
import type { ImportAnzahl } from '@kehrtour/contract/importbefund';
import type { ImportSpalte, Lesart } from '@kehrtour/contract/importlesart';
import { formatAnzahl, formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import type { Tone } from '@kehrtour/ui/look/tone';

export const STAND: Record<ImportKurz['status'], { tone: Tone; wort: string }> = {
  hochgeladen: { tone: 'warning', wort: 'Noch nicht geprüft' },
  geprueft: { tone: 'info', wort: 'Geprüft, nicht übernommen' },
  uebernommen: { tone: 'success', wort: 'Übernommen' },
  rueckgaengig: { tone: 'neutral', wort: 'Zurückgenommen' },
  verworfen: { tone: 'neutral', wort: 'Verworfen' },
};

export const ZEICHENSAETZE: readonly { id: NonNullable<Lesart['zeichensatz']>; label: string }[] = [
  { id: 'utf-8', label: 'UTF-8 (heute üblich)' },
  { id: 'windows-1252', label: 'Windows (1252)' },
  { id: 'cp850', label: 'DOS (CP850)' },
  { id: 'macintosh', label: 'Mac (Roman)' },
  { id: 'utf-16le', label: 'UTF-16 (Excel „Unicode-Text“)' },
  { id: 'utf-16be', label: 'UTF-16 Big Endian' },
];

/** Ids of a Select are names; the signs themselves would not show. */
export const TRENNZEICHEN: readonly {
  id: string;
  label: string;
  zeichen: NonNullable<Lesart['trennzeichen']>;
}[] = [
  { id: 'semikolon', label: 'Semikolon ;', zeichen: ';' },
  { id: 'komma', label: 'Komma ,', zeichen: ',' },
  { id: 'tab', label: 'Tabulator', zeichen: '\t' },
  { id: 'strich', label: 'Senkrechter Strich |', zeichen: '|' },
];

export const OHNE_KOPF = 'ohne';
/** Every row that may be the headers, with what stands in it. @param anfang The first rows of the file */
export const kopfzeilen = (anfang: readonly string[]): { id: string; label: string }[] => [
  { id: OHNE_KOPF, label: 'keine Überschriften' },
  ...anfang.map((text, i) => ({ id: String(i), label: `Zeile ${i + 1}: ${text === '' ? 'leer' : text}` })),
];

export const ZEILENFORMEN = {
  liegenschaft: 'eine Zeile je Liegenschaft',
  einheit: 'eine Zeile je Nutzungseinheit',
  aufgabe: 'eine Zeile je Aufgabe',
};

const SICHER_AB = 0.95;
/** Nobody has to look at this column. */
export const istSicher = ({ feld, sicherheit: wert }: ImportSpalte): boolean =>
  feld !== null && wert >= SICHER_AB;

/** How sure we are of a column, as a word. */
export function sicherheit({ feld, sicherheit: wert, kopf }: ImportSpalte): { tone: Tone; wort: string } {
  if (feld === null) return { tone: 'neutral', wort: 'bleibt draußen' };
  if (wert >= SICHER_AB) return { tone: 'success', wort: 'erkannt' };
  return {
    tone: 'warning',
    wort: kopf === '' ? 'am Inhalt erkannt, bitte prüfen' : 'vermutet, bitte prüfen',
  };
}

export const haeuser = (anzahl: number): string => formatMenge(anzahl, 'Liegenschaft', 'Liegenschaften');
export const zeilen = (anzahl: number): string => formatMenge(anzahl, 'Zeile', 'Zeilen');

/**
 * `2.200 neu, 3 geändert und 1 fehlt; 2 Zeilen haben Fehler`; what is zero is left out.
 * @param gleicheOffen whether nobody has said yet what becomes of houses at a known address
 */
export function zahlenInWorten(
  anzahl: Partial<ImportAnzahl>,
  fehlerhafte: Fehlerwort = 'haben Fehler',
  gleicheOffen = false,
): string {
  const { neu = 0, geaendert = 0, unveraendert = 0, fehlend = 0, fehlerhaft = 0, vorschlaege = 0 } = anzahl;
  const teile = [
    gleicheOffen && vorschlaege > 0 ? `${formatAnzahl(vorschlaege)} vielleicht schon da` : '',
    neu > 0 ? `${formatAnzahl(neu)} neu` : '',
    geaendert > 0 ? `${formatAnzahl(geaendert)} geändert` : '',
    unveraendert > 0 ? `${formatAnzahl(unveraendert)} unverändert` : '',
    fehlend > 0 ? `${formatAnzahl(fehlend)} nicht mehr in der Datei` : '',
  ].filter((teil) => teil !== '');
  const gute = teile.length === 0 ? 'nichts zu übernehmen' : formatAufzaehlung(teile);
  if (fehlerhaft === 0) return gute;
  return `${gute}; ${zeilen(fehlerhaft)} ${fehlerhaft === 1 ? EINZAHL[fehlerhafte] : fehlerhafte}`;
}

type Fehlerwort = 'haben Fehler' | 'blieben draußen';
const EINZAHL: Record<Fehlerwort, string> = {
  'haben Fehler': 'hat Fehler',
  'blieben draußen': 'blieb draußen',
};

/** What an import that is taken over writes. */
export function schreibt({
  neu = 0,
  geaendert = 0,
  fehlend = 0,
  wiederDa = 0,
}: Partial<ImportAnzahl>): number {
  return neu + geaendert + fehlend + wiederDa;
}
