const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const STUFE = 1024;
/** Before the number would have four places. */
const GENUG = 1000;

/** `870 KB`, `3,2 MB`, `1,8 GB` */
export function groesseInWorten(bytes: number): string {
  const kb = bytes / STUFE;
  if (kb < GENUG) return `${bytes === 0 ? 0 : Math.max(1, Math.round(kb))}\u00A0KB`;
  const mb = kb / STUFE;
  return mb < GENUG ? `${zahl.format(mb)}\u00A0MB` : `${zahl.format(mb / STUFE)}\u00A0GB`;
}
