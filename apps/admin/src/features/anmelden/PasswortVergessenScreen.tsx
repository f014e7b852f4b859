import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { passwortVergessen } from '@kehrtour/contract/konto';
import { ForgottenPassword } from '@kehrtour/shell/ForgottenPassword.tsx';

/** Asks for a link to a new password. */
export function PasswortVergessenScreen({ client }: { client: Client }) {
  return (
    <ForgottenPassword
      request={(email) => client.call(passwortVergessen, { body: { strategie: 'adminUser', email } })}
      faultsOf={faultsOf}
      login="/admin-area/anmelden"
    />
  );
}
