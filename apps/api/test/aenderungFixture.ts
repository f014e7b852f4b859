import * as aenderung from '@kehrtour/contract/aenderung';
import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';

import type { TestApi, TestBetrieb } from './testApi.ts';

/** The order of a plan as the board sends it. */
export function anordnungVon({ halte }: Pick<Kehrtour, 'halte'>): Anordnung {
  const geplant = halte.filter((halt) => halt.mitarbeiterId !== null && halt.tag !== null);
  const gruppen = Map.groupBy(geplant, (halt) => `${halt.mitarbeiterId}/${halt.tag}`);
  return {
    schichten: [...gruppen.values()].map((gruppe) => ({
      mitarbeiterId: gruppe[0]?.mitarbeiterId ?? '',
      tag: gruppe[0]?.tag ?? '',
      haltIds: gruppe.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map((halt) => halt.id),
    })),
    sperren: Object.fromEntries(halte.map((halt) => [halt.id, halt.sperre])),
  };
}

/** Accepts the plan that waits, with this reason for every promise that it breaks. */
export async function nimmMitGrundAn(
  api: TestApi,
  wo: TestBetrieb,
  id: string,
  grund: string,
): Promise<void> {
  const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
  const gruende = Object.fromEntries(
    body.wechsel.flatMap(({ klasse, terminId }) =>
      klasse === 'gebrochen' && terminId !== null ? [[terminId, grund]] : [],
    ),
  );
  const genommen = await api.call(
    aenderung.aenderungAnnehmen,
    { params: { id }, body: { version: body.version, gruende } },
    wo.token.buero,
  );
  if (genommen.status !== 200) throw new Error(JSON.stringify(genommen.body));
}
