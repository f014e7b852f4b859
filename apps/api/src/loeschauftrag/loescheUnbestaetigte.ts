import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { setSperre } from '../unternehmen/unternehmensstand.ts';
import { LANGE_MS, loescheUnternehmen } from './loescheFaellige.ts';
import {
  deleteUnbestaetigteAnmeldungen,
  istLeer,
  listAlte,
  listNieBestaetigt,
} from './niebestaetigt.store.ts';

const TAG_MS = 86_400_000;
/** By it a run that was cut short is gone on with. */
const GRUND = 'Registrierung nie bestätigt';

/** Companies that somebody registered and nobody ever entered go, and their address is free again. Runs again without harm. */
export async function loescheUnbestaetigte(deps: Deps): Promise<void> {
  const jetzt = deps.now();
  const vor = new Date(jetzt.getTime() - AUFBEWAHRUNG.registrierung.tage * TAG_MS);
  const nie = await deps.db.transaction({}, (tx) => listNieBestaetigt(tx, jetzt));
  const alte = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listAlte(tx, nie, { vor, grund: GRUND }),
  );
  const runde = { what: 'loeschauftrag.unbestaetigte', rows: alte, budgetMs: LANGE_MS };
  await forEachCompany(deps, runde, async (ctx, { unternehmen_id }) => {
    const begonnen = !nie.includes(unternehmen_id);
    if (begonnen || (await ctx.transaction((tx) => schliesse(ctx, tx))))
      await loescheUnternehmen(ctx, 'company deleted that nobody confirmed');
  });
}

/** Whoever presses the link at this moment is faster, or finds that it is too late; never a company that goes while she works. */
async function schliesse(ctx: TenantCtx, tx: Tx): Promise<boolean> {
  if (!(await istLeer(tx)) || !(await deleteUnbestaetigteAnmeldungen(tx))) return false;
  await setSperre(tx, { grund: GRUND, am: ctx.now() });
  return true;
}
