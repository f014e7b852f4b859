import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';

import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { deleteAbgelehnteVor, listUnternehmenMitAbgelehnten } from './feldmeldung.store.ts';

const TAG_MS = 86_400_000;

/** Every company's refused facts of long ago on which nobody has to decide; runs again without harm. */
export async function loescheAbgelehnte(deps: Deps): Promise<void> {
  const vor = new Date(deps.now().getTime() - AUFBEWAHRUNG.feldmeldungAbgelehnt.tage * TAG_MS);
  const rows = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitAbgelehnten(tx, vor),
  );
  await forEachCompany(deps, { what: 'feld.aufraeumen', rows }, (ctx) =>
    ctx.transaction((tx) => deleteAbgelehnteVor(tx, vor)),
  );
}
