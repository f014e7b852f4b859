/** Why an entry of a bank's file cannot be read. */
export const UNGELESENGRUENDE = ['tag', 'betrag', 'waehrung'] as const;

export interface UngeleseneBuchung {
  /** Row of the file, where it has rows. */
  readonly zeile: number | null;
  /** As it stands there. */
  readonly text: string;
  readonly grund: (typeof UNGELESENGRUENDE)[number];
}
