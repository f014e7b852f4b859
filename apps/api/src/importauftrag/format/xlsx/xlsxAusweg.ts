/** Why a workbook is not read, each with the way out. */
export const XLSX_AUSWEG = {
  verschluesselt:
    'Diese Excel-Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie in Excel ohne Passwort und laden Sie sie noch einmal hoch.',
  makros:
    'Diese Excel-Datei enthält Makros. Bitte speichern Sie sie in Excel als „Excel-Arbeitsmappe (.xlsx)“ und laden Sie diese hoch.',
  verknuepft:
    'Diese Excel-Datei holt Werte aus anderen Dateien. Bitte speichern Sie die Liste in Excel als CSV und laden Sie diese hoch.',
  'zu-gross':
    'Diese Excel-Datei ist ausgepackt zu groß. Bitte löschen Sie Blätter und Spalten, die Sie nicht brauchen, oder speichern Sie die Liste als CSV.',
  beschaedigt:
    'Diese Excel-Datei ist beschädigt oder ungewöhnlich aufgebaut. Bitte öffnen Sie sie in Excel, speichern Sie sie neu oder als CSV und laden Sie sie noch einmal hoch.',
} as const;

export type XlsxGrund = keyof typeof XLSX_AUSWEG;

/** A workbook that is not read. */
export class XlsxFehler extends Error {
  override readonly name = 'XlsxFehler';
  readonly grund: XlsxGrund;
  constructor(grund: XlsxGrund) {
    super(grund);
    this.grund = grund;
  }
}
