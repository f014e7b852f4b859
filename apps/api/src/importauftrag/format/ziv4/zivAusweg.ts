/** Why an exchange file is not read, each with the way out. */
export const ZIV_AUSWEG = {
  beschaedigt:
    'Diese ZIV-Datei ist beschädigt. Bitte exportieren Sie sie noch einmal aus Ihrer Software, oder nehmen Sie die Liste als CSV.',
  abgeschnitten:
    'Diese ZIV-Datei ist unvollständig: Sie bricht vor ihrem Ende ab. Bitte kopieren oder exportieren Sie sie noch einmal und laden Sie sie dann hoch.',
  fremd:
    'Das ist eine SQLite-Datenbank, aber keine ZIV-Austauschdatei: Gebäude, Grundstücke und Straßen stehen nicht darin. Bitte exportieren Sie aus Ihrer Kehrbezirkssoftware „ZIV 4.0“ oder die Liste als CSV.',
  'zu-gross':
    'Diese ZIV-Datei hat mehr Zeilen, als ein Kehrbezirk braucht. Bitte exportieren Sie nur Ihren Kehrbezirk, oder nehmen Sie die Liste als CSV.',
} as const;

export type ZivGrund = keyof typeof ZIV_AUSWEG;

/** An exchange file that is not read. */
export class ZivFehler extends Error {
  override readonly name = 'ZivFehler';
  readonly grund: ZivGrund;

  constructor(grund: ZivGrund) {
    super(grund);
    this.grund = grund;
  }
}
