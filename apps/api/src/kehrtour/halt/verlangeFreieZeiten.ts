import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { belegteZeiten } from '../../planung/schicht/belegteZeiten.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { listBelegt, listFahrer } from '../../planung/stand/planungsstand.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { listHalte } from '../runde/kehrtour.store.ts';

/**
 * Nobody is in two places: no stop of the round lies in a time in which its driver does something else by now. Whoever
 * asks holds the days of these people.
 * @throws Refused 'termin.zeit-belegt' that names person, time and what stands there
 */
export async function verlangeFreieZeiten(ctx: Pick<Ctx, 'now'>, tx: Tx, kehrtourId: string): Promise<void> {
  const halte = (await listHalte(tx, kehrtourId)).flatMap(({ mitarbeiter_id, beginn, ende }) =>
    mitarbeiter_id !== null && beginn !== null && ende !== null
      ? [{ mitarbeiterId: mitarbeiter_id, beginn, ende }]
      : [],
  );
  if (halte.length === 0) return;
  const rows = await listBelegt(tx, {
    mitarbeiterIds: [...new Set(halte.map(({ mitarbeiterId }) => mitarbeiterId))],
    von: new Date(Math.min(...halte.map(({ beginn }) => beginn.getTime()))),
    bis: new Date(Math.max(...halte.map(({ ende }) => ende.getTime()))),
    kehrtourId,
    jetzt: ctx.now(),
  });
  const belegt = belegteZeiten(rows, []).find((zeit) =>
    halte.some(
      (halt) => halt.mitarbeiterId === zeit.mitarbeiterId && halt.beginn < zeit.bis && zeit.von < halt.ende,
    ),
  );
  if (!belegt) return;
  const person = (await listFahrer(tx)).find(({ id }) => id === belegt.mitarbeiterId);
  throw planungRefused('doppelt-belegt', {
    name: person ? `${person.vorname} ${person.nachname}` : 'Jemand aus dieser Kehrtour',
    tag: ortszeitAus(belegt.von).tag,
    zeit: { beginn: ortszeitAus(belegt.von).uhrzeit, ende: ortszeitAus(belegt.bis).uhrzeit },
    wen: belegt.wen,
  });
}
