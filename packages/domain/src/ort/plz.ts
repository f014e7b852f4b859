/** A German postcode as text; `ergaenzt` when a spreadsheet had eaten the leading zero. */
export interface GelesenePlz {
  readonly plz: string;
  readonly ergaenzt: boolean;
}

/** Reads `91207`, `D-91207`, `1067` (→ `01067`, to be warned about) and `91207,0`; else `undefined`. */
export function liesPlz(text: string): GelesenePlz | undefined {
  const ziffern = /^(?:DE?(?:\s*-)?\s*)?(\d{4,5})(?:[.,]0+)?$/i.exec(text.trim())?.[1];
  if (ziffern === undefined) return undefined;
  const plz = ziffern.padStart(5, '0');
  // 00xxx was never given out; the lowest postcode is 01067.
  return Number(plz) < 1000 ? undefined : { plz, ergaenzt: ziffern.length === 4 };
}
