import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { type Arbeitswoche, istJugendlich, jugendverstoesse } from '@kehrtour/domain/recht/jugendarbeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import { mitarbeiterRefused } from './mitarbeiter.grund.ts';

/** The week of somebody who is not yet eighteen. @throws Refused 'eingabe-ungueltig' where it is more than she may work */
export function verlangeJugendschutz(
  ctx: StaffCtx,
  person: Arbeitswoche & { readonly geburtsdatum?: Tag | null | undefined },
): void {
  if (!istJugendlich(person.geburtsdatum, ortszeitAus(ctx.now()).tag)) return;
  const saetze = jugendverstoesse(person);
  if (saetze.length > 0) throw mitarbeiterRefused('jugendschutz', saetze);
}
