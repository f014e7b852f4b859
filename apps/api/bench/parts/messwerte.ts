/** For a column of figures. */
export const ms = (zahl: number): string => `${zahl.toFixed(1).padStart(8)} ms`;
/** The value that `teil` of all values do not exceed: 0.95 for p95. */
export const anteil = (werte: readonly number[], teil: number): number =>
  werte.toSorted((a, b) => a - b)[Math.min(werte.length - 1, Math.ceil(werte.length * teil) - 1)] ?? 0;
