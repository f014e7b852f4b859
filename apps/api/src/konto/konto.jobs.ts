import type { Deps } from '../platform/deps.ts';
import { gruendeOderErinnere, REGISTRIEREN } from './registriere.ts';
import { PASSWORT_VERGESSEN, schickePasswortlink } from './vergissPasswort.ts';
import { arbeiteVersiegeltesAb } from './versiegelterAuftrag.ts';

/** What would tell a stranger by its duration whether an address is known happens here, after the answer. */
export async function kontoJobs(deps: Deps): Promise<void> {
  await arbeiteVersiegeltesAb(deps, REGISTRIEREN, gruendeOderErinnere);
  await arbeiteVersiegeltesAb(deps, PASSWORT_VERGESSEN, schickePasswortlink);
}
