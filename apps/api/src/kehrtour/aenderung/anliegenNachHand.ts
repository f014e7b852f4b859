import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { haelt, sperreVon } from '@kehrtour/domain/planung/sperre';
import { feiertagAm } from '@kehrtour/domain/recht/werktag';

import { haeltZusage } from '../../planung/problem/haeltZusage.ts';
import type { HaltAnliegen } from '../../planung/problem/haltAnliegen.ts';
import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import type { TerminRow } from '../../planung/stand/planungsstand.ts';

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
    if (!one.termin || haeltZusage(one.bisher, one.termin)) return one;
    const hart = haelt(sperreVon(one.termin.status, kehrtour.status), 'tag');
    if (ohneGebrochene && hart) return { ...one, sperre: {} };
    const vonHand =
      one.sperre.tag === true || one.sperre.mitarbeiter === true || one.sperre.position === true;
    return vonHand ? { ...one, termin: undefined } : one;
  });
}

/**
 * Announced stops that get another window rather than stay without a visit: those that nobody has confirmed, and those of a
 * day that is closed, whose promise nobody can keep.
 */
export function beweglicheHalte({
  anliegen,
  kehrtour,
  vorgaben,
  ruhetage,
}: Planungsgrundlage): ReadonlySet<string> {
  if (!brauchtAenderung(kehrtour.status)) return new Set();
  const geschlossen = ({ beginn }: TerminRow): boolean =>
    !vorgaben.datum.feiertageErlaubt && feiertagAm(ortszeitAus(beginn).tag, ruhetage) !== undefined;
  return new Set(
    anliegen
      .filter(({ termin }) => {
        const sperre = termin ? sperreVon(termin.status, kehrtour.status) : 'frei';
        return haelt(sperre, 'fenster') && (!haelt(sperre, 'tag') || (termin && geschlossen(termin)));
      })
      .map(({ id }) => id),
  );
}
