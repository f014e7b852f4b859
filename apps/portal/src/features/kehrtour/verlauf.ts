/** What was before, the latest last, and what was taken back, the next first. */
export type Verlauf<Stand> = {
  vergangen: readonly Stand[];
  zukunft: readonly Stand[];
};

const SCHRITTE_MAX = 100;

export const LEERER_VERLAUF = { vergangen: [], zukunft: [] };

/** A new deed: what was before can be brought back, what was taken back cannot any more. */
export function merkeStand<Stand>({ vergangen }: Verlauf<Stand>, vorher: Stand): Verlauf<Stand> {
  return { vergangen: [...vergangen, vorher].slice(-SCHRITTE_MAX), zukunft: [] };
}

/** One deed back. @returns the state to show and the new history; null when there is nothing to take back */
export function zurueck<Stand>(
  { vergangen, zukunft }: Verlauf<Stand>,
  jetzt: Stand,
): { stand: Stand; verlauf: Verlauf<Stand> } | null {
  const stand = vergangen.at(-1);
  if (stand === undefined) return null;
  return { stand, verlauf: { vergangen: vergangen.slice(0, -1), zukunft: [jetzt, ...zukunft] } };
}

/** One deed forward again. */
export function vor<Stand>(
  { vergangen, zukunft }: Verlauf<Stand>,
  jetzt: Stand,
): { stand: Stand; verlauf: Verlauf<Stand> } | null {
  const [stand, ...rest] = zukunft;
  if (stand === undefined) return null;
  return { stand, verlauf: { vergangen: [...vergangen, jetzt], zukunft: rest } };
}
