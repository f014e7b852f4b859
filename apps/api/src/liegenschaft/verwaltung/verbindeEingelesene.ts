import { randomUUID } from 'node:crypto';

import { vergleicheVerwaltungen, verwaltungsschluessel } from '@kehrtour/domain/liegenschaft/verwaltung';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { listVerwaltungen, type VerwaltungRow } from './verwaltung.store.ts';
import { verbinde } from './verwaltungsverbund.store.ts';

/**
 * What an import brought of Hausverwaltungen goes to a known one, where name and one more of address, telephone and mail
 * agree and nothing speaks against it. What only might be the same stays apart for the office to say.
 */
export async function verbindeEingelesene(ctx: TenantCtx, tx: Tx, importId: string): Promise<number> {
  const paare = [...Map.groupBy(await listVerwaltungen(tx), verwaltungsschluessel)].flatMap(
    ([schluessel, gleichen]) => (schluessel === '' ? [] : paareUnter(gleichen, importId)),
  );
  const neue = [...Map.groupBy(paare, ({ nach }) => nach)].map(([nach, zu]) => ({
    id: randomUUID(),
    nach,
    von: zu.map(({ von }) => von),
    am: ctx.now(),
    mitarbeiterId: null,
    importId,
  }));
  if (neue.length > 0) await verbinde(tx, neue);
  return paare.length;
}

/** Those known before are the ones that stay; several new ones of one name go to the first of them. */
function paareUnter(gleichen: readonly VerwaltungRow[], importId: string): { von: string; nach: string }[] {
  const bleibende = gleichen.filter((row) => row.import_id !== importId);
  return gleichen
    .filter((row) => row.import_id === importId)
    .flatMap((neu) => {
      const bekannt = bleibende.find((row) => vergleicheVerwaltungen(row, neu) === 'dieselbe');
      if (bekannt) return [{ von: neu.id, nach: bekannt.id }];
      bleibende.push(neu);
      return [];
    });
}
