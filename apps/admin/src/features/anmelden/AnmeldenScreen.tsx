import { asksForFactor } from '@kehrtour/api-client/asksForFactor';
import type { Client } from '@kehrtour/api-client/client';
import { faultsOf, problemOf } from '@kehrtour/api-client/faults';
import { passkeyAnmelden, passkeyFragen } from '@kehrtour/contract/passkey';
import { betreiberfaktorErstmalsBeginnen } from '@kehrtour/contract/zweiterFaktor';
import type { Faktorentwurf } from '@kehrtour/contract/zweiterFaktor';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { LoginForm } from '@kehrtour/shell/LoginForm.tsx';
import type { Credentials, LoginFormProps } from '@kehrtour/shell/LoginForm.tsx';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { useState } from 'react';
import { Link } from 'react-router';

const Ersteinrichtung = lazyPart(async () => (await import('./parts/Ersteinrichtung.tsx')).Ersteinrichtung);

export type AnmeldenScreenProps = Pick<LoginFormProps, 'login' | 'elsewhere'> & {
  /** For calls without a session. */
  client: Client;
  /** The session that the first set-up ends with, or that a passkey opened. */
  onToken: (token: string) => Promise<void>;
};

/** The operator's door; behind it, at the first time, the set-up of the second factor. */
export function AnmeldenScreen({ client, login, elsewhere, onToken }: AnmeldenScreenProps) {
  const [erstmals, setErstmals] = useState<{ zugang: Credentials; entwurf: Faktorentwurf }>();
  if (erstmals !== undefined) return <Ersteinrichtung client={client} {...erstmals} onToken={onToken} />;
  const melde = async (zugang: Credentials) => {
    try {
      await login(zugang);
    } catch (error) {
      if (problemOf(error)?.type !== 'zweiter-faktor-einrichten') throw error;
      const { email, passwort } = zugang;
      const entwurf = await client.call(betreiberfaktorErstmalsBeginnen, { body: { email, passwort } });
      setErstmals({ zugang, entwurf });
    }
  };
  return (
    <LoginForm
      login={melde}
      elsewhere={elsewhere}
      faultsOf={faultsOf}
      asksForFactor={asksForFactor}
      passkey={{
        ask: (ohnePasswort) => client.call(passkeyFragen, { body: { strategie: 'adminUser', ohnePasswort } }),
        login: async (antwort) => {
          const body = { strategie: 'adminUser', antwort } as const;
          await onToken((await client.call(passkeyAnmelden, { body })).accessToken);
        },
      }}
      links={
        <Link className={LINK_LOOK} to="/admin-area/passwort-vergessen">
          Passwort vergessen
        </Link>
      }
    />
  );
}
