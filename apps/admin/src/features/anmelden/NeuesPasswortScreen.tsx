import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { passwortSetzen } from '@kehrtour/contract/konto';
import { NewPasswordForm } from '@kehrtour/shell/NewPasswordForm.tsx';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Link } from 'react-router';

export type NeuesPasswortScreenProps = {
  client: Client;
  /** From the link; null when the address carries none. */
  code: string | null;
  onDone: () => void;
};

/** The first password of a new operator, or a new one by link. */
export function NeuesPasswortScreen({ client, code, onDone }: NeuesPasswortScreenProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Neues Passwort vergeben</h1>
      {code === null ? (
        <Notice
          tone="warning"
          title="In dieser Adresse fehlt der Code"
          action={
            <Link className={buttonLook('primary')} to="/admin-area/passwort-vergessen">
              Neuen Link anfordern
            </Link>
          }
        >
          <p>Bitte öffnen Sie den Link aus der E-Mail vollständig.</p>
        </Notice>
      ) : (
        <NewPasswordForm
          faultsOf={faultsOf}
          save={async (passwort) => {
            await client.call(passwortSetzen, { body: { code, passwort } });
            onDone();
          }}
        />
      )}
    </div>
  );
}
