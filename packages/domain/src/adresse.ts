/** Where a property stands, in its own spelling. */
export interface Adresse {
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
  readonly ortsteil?: string;
}
