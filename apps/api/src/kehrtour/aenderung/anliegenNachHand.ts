import { brauchtAenderung } from '@kehrtour/domain/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { haelt, sperreVon } from '@kehrtour/domain/sperre';

import type { HaltAnliegen } from '../kehrtour.problem.ts';
import type { Planungsgrundlage } from '../ladePlanung.ts';

/**
 * The stops of a plan that waits, as a new computation takes them: what a person moved away from its promise stays where she
 * put it. With `ohneGebrochene` a confirmed promise wins, and her decision against it is let go.
 */
export function anliegenNachHand(
  { anliegen, aenderung, kehrtour }: Planungsgrundlage,
  ohneGebrochene: boolean,
): readonly HaltAnliegen[] {
  if (!aenderung) return anliegen;
  return anliegen.map((one) => {
    if (!one.termin || haeltZusage(one)) return one;
    const hart = haelt(sperreVon(one.termin.status, kehrtour.status), 'tag');
    if (ohneGebrochene && hart) return { ...one, sperre: {} };
    const vonHand =
      one.sperre.tag === true || one.sperre.mitarbeiter === true || one.sperre.position === true;
    return vonHand ? { ...one, termin: undefined } : one;
  });
}

function haeltZusage({ bisher, termin }: HaltAnliegen): boolean {
  if (!bisher || !termin) return false;
  return (
    bisher.tag === ortszeitAus(termin.fenster_von).tag &&
    termin.fenster_von <= bisher.beginn &&
    bisher.beginn <= termin.fenster_bis
  );
}

/** Announced stops that nobody has confirmed: rather than staying without a visit, they get another window. */
export function beweglicheHalte({ anliegen, kehrtour }: Planungsgrundlage): ReadonlySet<string> {
  if (!brauchtAenderung(kehrtour.status)) return new Set();
  return new Set(
    anliegen
      .filter(({ termin }) => {
        const sperre = termin ? sperreVon(termin.status, kehrtour.status) : 'frei';
        return haelt(sperre, 'fenster') && !haelt(sperre, 'tag');
      })
      .map(({ id }) => id),
  );
}
