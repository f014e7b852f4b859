import { vergissAdresswuensche } from '../mitarbeiter/adresswunsch.ts';
import type { Deps } from '../platform/deps.ts';
import { setzeFreigabenUm } from './freigabe/setzeFreigabenUm.ts';
import { gruendeOderErinnere, REGISTRIEREN } from './registriere.ts';
import { PASSWORT_VERGESSEN, schickePasswortlink } from './vergissPasswort.ts';
import { arbeiteVersiegeltesAb } from './versiegelterAuftrag.ts';

/** What would tell a stranger by its duration whether an address is known happens here, after the answer; and what waited. */
export async function kontoJobs(deps: Deps): Promise<void> {
  await arbeiteVersiegeltesAb(deps, REGISTRIEREN, gruendeOderErinnere);
  await arbeiteVersiegeltesAb(deps, PASSWORT_VERGESSEN, schickePasswortlink);
  await deps.jobs.everyMinute('adresswunsch', async () => void (await vergissAdresswuensche(deps)));
  await deps.jobs.everyMinute('faktorfreigabe', () => setzeFreigabenUm(deps));
}
