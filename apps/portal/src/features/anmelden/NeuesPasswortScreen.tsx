import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { passwortCodePruefen, passwortSetzen } from '@kehrtour/contract/konto';
import { NewPasswordForm } from '@kehrtour/shell/NewPasswordForm.tsx';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { pageQuery } from '../../shared/pageQuery.ts';
import { LinkUngueltig } from './parts/LinkUngueltig.tsx';

export type NeuesPasswortScreenProps = {
  client: Client;
  /** From the link of the mail; null when the address carries none. */
  code: string | null;
  title: string;
  /** Begins the session that came with a first password; the visitor goes on from there. */
  onToken?: (token: string) => Promise<void>;
};

/** A first password by invitation or a new one: whoever holds the link sets it, logged in or not. */
export function NeuesPasswortScreen({ client, code, title, onToken }: NeuesPasswortScreenProps) {
  const link = useQuery({
    ...pageQuery(client, passwortCodePruefen, { body: { code: code ?? '' } }),
    enabled: code !== null,
    refetchOnWindowFocus: false,
  });
  const [fertig, setFertig] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">{title}</h1>
      {fertig ? <Fertig /> : null}
      {!fertig && (code === null || link.isError) ? <LinkUngueltig error={link.error} /> : null}
      {!fertig && code !== null && link.isPending ? <Skeleton shape="text" count={3} /> : null}
      {!fertig && code !== null && link.data !== undefined ? (
        <>
          <p>Guten Tag {link.data.name}, hier vergeben Sie Ihr Passwort.</p>
          <NewPasswordForm
            faultsOf={faultsOf}
            save={async (passwort) => {
              const { accessToken } = await client.call(passwortSetzen, { body: { code, passwort } });
              if (accessToken === null || onToken === undefined) setFertig(true);
              // The password is saved; whoever cannot be let in now logs in with it.
              else await onToken(accessToken).catch(() => setFertig(true));
            }}
          />
        </>
      ) : null}
    </div>
  );
}

function Fertig() {
  return (
    <Notice
      tone="success"
      title="Ihr Passwort ist gespeichert"
      live
      action={
        <Link className={buttonLook('primary')} to="/anmelden">
          Jetzt anmelden
        </Link>
      }
    >
      <p>Alle anderen Sitzungen sind beendet.</p>
    </Notice>
  );
}
