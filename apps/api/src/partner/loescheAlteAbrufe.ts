import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';

import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { deleteAbrufeVor, listUnternehmenMitVerbindung } from './verbindung.store.ts';

/** How long a company can read what a program did; it is what the page says (GDPR, Art. 5: no longer than needed). */
const ABRUF_TAGE = AUFBEWAHRUNG.partnerabruf.tage;
const TAG_MS = 86_400_000;

/** Every company's old entries; runs again without harm. */
export async function loescheAlteAbrufe(deps: Deps): Promise<void> {
  const vor = new Date(deps.now().getTime() - ABRUF_TAGE * TAG_MS);
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitVerbindung(tx, vor),
  );
  await forEachCompany(deps, { what: 'partner.aufraeumen', rows: alle }, (ctx) =>
    ctx.transaction((tx) => deleteAbrufeVor(tx, vor)),
  );
}
