import type { Rolle } from '../rolle.ts';
import type { ZUGANGSSTAENDE } from './mitarbeiter.ts';

/** What of somebody on staff is changed only by whoever shows once more who she is. */
export const HEIKLE_AENDERUNGEN = ['wird-inhaber', 'nicht-mehr-inhaber', 'andere-adresse'] as const;
export type HeikleAenderung = (typeof HEIKLE_AENDERUNGEN)[number];

type Person = {
  readonly rolle: Rolle;
  readonly aktiv: boolean;
  readonly email: string;
};
/** Whoever has chosen a password: an invitation that nobody has opened yet guards nothing. */
type Bisher = Person & { readonly zugang: (typeof ZUGANGSSTAENDE)[number] };

/** Who runs the company, and by which address somebody comes in: an open screen is not enough for either. */
export function heikleAenderungen(bisher: Bisher | undefined, neu: Person): readonly HeikleAenderung[] {
  const leitete = bisher?.rolle === 'inhaber' && bisher.aktiv;
  const leitet = neu.rolle === 'inhaber' && neu.aktiv;
  const mitPasswort = bisher?.zugang === 'aktiv' || bisher?.zugang === 'gesperrt';
  return HEIKLE_AENDERUNGEN.filter(
    (eine) =>
      ({
        'wird-inhaber': leitet && !leitete,
        'nicht-mehr-inhaber': leitete && !leitet,
        'andere-adresse': mitPasswort && bisher.email !== neu.email,
      })[eine],
  );
}
