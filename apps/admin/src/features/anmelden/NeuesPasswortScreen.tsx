import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { passwortSetzen } from '@kehrtour/contract/konto';
import { buttonLook } from '@kehrtour/ui/look/button';
import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/plain/Notice.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { missingFields, usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { Link } from 'react-router';

export type NeuesPasswortScreenProps = {
  client: Client;
  /** From the link; null when the address carries none. */
  code: string | null;
  onDone: () => void;
};

const LABELS = { passwort: 'Neues Passwort' };

/** The first password of a new operator, or a new one by link. */
export function NeuesPasswortScreen({ client, code, onDone }: NeuesPasswortScreenProps) {
  const form = usePlainForm({
    check: (fields) => missingFields(fields, LABELS),
    faultsOf: (error) => faultsOf(error, LABELS),
    send: async ({ passwort = '' }) => {
      await client.call(passwortSetzen, { body: { code: code ?? '', passwort } });
      onDone();
    },
  });
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
        <>
          <ErrorSummary faults={form.faults} />
          <form noValidate className="flex flex-col gap-6" onSubmit={form.onSubmit}>
            <PlainPassword
              id="passwort"
              label={LABELS.passwort}
              hint="Mindestens 15 Zeichen, am besten ein kurzer Satz"
              autoComplete="new-password"
              error={form.errorOf('passwort')}
            />
            <PlainButton wide busy={form.busy}>
              Passwort speichern
            </PlainButton>
          </form>
        </>
      )}
    </div>
  );
}
