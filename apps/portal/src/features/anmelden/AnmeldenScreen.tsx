import { asksForFactor } from '@kehrtour/api-client/asksForFactor';
import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { passkeyAnmelden, passkeyFragen } from '@kehrtour/contract/passkey';
import { LoginForm } from '@kehrtour/shell/LoginForm.tsx';
import type { LoginFormProps } from '@kehrtour/shell/LoginForm.tsx';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

export type AnmeldenScreenProps = Pick<LoginFormProps, 'login' | 'elsewhere'> & {
  /** For calls without a session. */
  client: Client;
  /** The session that a passkey opened. */
  onToken: (token: string) => Promise<void>;
};

/** The door of the portal. */
export function AnmeldenScreen({ client, login, elsewhere, onToken }: AnmeldenScreenProps) {
  return (
    <LoginForm
      login={login}
      elsewhere={elsewhere}
      faultsOf={faultsOf}
      asksForFactor={asksForFactor}
      passkey={{
        ask: (ohnePasswort) =>
          client.call(passkeyFragen, { body: { strategie: 'mitarbeiter', ohnePasswort } }),
        login: async (antwort) => {
          const body = { strategie: 'mitarbeiter', antwort } as const;
          await onToken((await client.call(passkeyAnmelden, { body })).accessToken);
        },
      }}
      links={
        <>
          <Link className={LINK_LOOK} to="/anmelden/passwort-vergessen">
            Passwort vergessen
          </Link>
          <Link className={LINK_LOOK} to="/registrieren">
            Betrieb registrieren
          </Link>
        </>
      }
    />
  );
}
