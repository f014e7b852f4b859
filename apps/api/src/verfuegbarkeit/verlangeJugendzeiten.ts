import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { istJugendlich, jugendzeitverstoesse } from '@kehrtour/domain/recht/jugendarbeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { verfuegbarkeitRefused } from './verfuegbarkeit.grund.ts';
import { listGeburtsdaten } from './verfuegbarkeit.store.ts';

interface Buchungszeit {
  readonly mitarbeiterId: string;
  readonly wochentag: number;
  readonly von: string;
  readonly bis: string;
  /** Of a single day; else it holds from today on. */
  readonly tag?: Tag;
}

/** Nobody under eighteen is offered in the evening, at night or at a weekend. @throws Refused 'eingabe-ungueltig' */
export async function verlangeJugendzeiten(
  ctx: StaffCtx,
  tx: Tx,
  zeiten: readonly Buchungszeit[],
): Promise<void> {
  const ids = [...new Set(zeiten.map(({ mitarbeiterId }) => mitarbeiterId))];
  const heute = ortszeitAus(ctx.now()).tag;
  for (const { id, vorname, geburtsdatum } of await listGeburtsdaten(tx, ids)) {
    const eigene = zeiten.filter(
      ({ mitarbeiterId, tag }) => mitarbeiterId === id && istJugendlich(geburtsdatum, tag ?? heute),
    );
    const saetze = jugendzeitverstoesse(eigene);
    if (saetze.length > 0) throw verfuegbarkeitRefused('jugendschutz', vorname, saetze);
  }
}
