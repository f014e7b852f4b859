import { AUFBEWAHRUNG } from '@kehrtour/domain/aufbewahrung';

import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteAbrufeVor, listUnternehmenMitVerbindung } from './verbindung.store.ts';

/** So long a company can read what a program did; it is what the page says (GDPR, Art. 5: no longer than needed). */
const ABRUF_TAGE = AUFBEWAHRUNG.partnerabruf.tage;
const TAG_MS = 86_400_000;

/** Every company's old entries; runs again without harm. */
export async function loescheAlteAbrufe(deps: Deps): Promise<void> {
  const vor = new Date(deps.now().getTime() - ABRUF_TAGE * TAG_MS);
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitVerbindung(tx, vor),
  );
  for (const { unternehmen_id } of alle)
    await systemCtx(deps, unternehmen_id).transaction((tx) => deleteAbrufeVor(tx, vor));
}
