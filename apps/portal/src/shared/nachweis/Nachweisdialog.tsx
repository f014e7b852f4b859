import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import { passkeyNachweisFragen } from '@kehrtour/contract/passkey';
import { faktorHolen } from '@kehrtour/contract/zweiterFaktor';
import { FreshProof } from '@kehrtour/shell/FreshProof.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../pageQuery.ts';
import { PageState } from '../PageState.tsx';

export type NachweisdialogProps = {
  client: Client;
  /** Of the person who is logged in, for her store of passwords. */
  email: string;
  title: string;
  sendLabel: string;
  sendKind?: 'primary' | 'danger';
  send: (nachweis: FrischerNachweis) => Promise<void>;
  onClose: () => void;
  /** Why it is asked. */
  children: ReactNode;
};

/** Before a grave act: the password once more, and the second factor of whoever has one. */
export function Nachweisdialog({ client, email, title, ...props }: NachweisdialogProps) {
  const query = useQuery(pageQuery(client, faktorHolen, {}));
  return (
    <Dialog
      title={title}
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <div className="flex flex-col gap-4">
        {props.children}
        <PageState query={query} count={2}>
          {({ seit, passkeys }) => (
            <>
              {seit === null && passkeys === 0 ? <OhneFaktor /> : null}
              <FreshProof
                sendLabel={props.sendLabel}
                sendKind={props.sendKind ?? 'primary'}
                email={email}
                factors={{
                  app: seit !== null,
                  passkeys,
                  ask: () => client.call(passkeyNachweisFragen, {}),
                }}
                faultsOf={faultsOf}
                send={props.send}
                onCancel={props.onClose}
              />
            </>
          )}
        </PageState>
      </div>
    </Dialog>
  );
}

/** Said where the password is all that guards: what would be safer, and where it is set up. */
function OhneFaktor() {
  return (
    <p className="text-sm text-muted">
      Ihr Zugang hat keinen zweiten Faktor, deshalb fragen wir nur nach dem Passwort. Sicherer ist es mit
      einem: Sie richten ihn in Ihrem <Link href="/konto/einstellungen/profil">Profil</Link> ein.
    </p>
  );
}
