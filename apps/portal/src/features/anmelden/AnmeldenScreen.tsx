import { faultsOf } from '@kehrtour/api-client/faults';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { missingFields, usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { Link } from 'react-router';

export type AnmeldenScreenProps = {
  /** Resolves when the visitor is on her way; rejects with `AuthRequestError` or what the network throws. */
  login: (credentials: { email: string; passwort: string }) => Promise<unknown>;
};

const LABELS = { email: 'E-Mail-Adresse', passwort: 'Passwort' };

/** The door of the portal. */
export function AnmeldenScreen({ login }: AnmeldenScreenProps) {
  const form = usePlainForm({
    check: (fields) => missingFields(fields, LABELS),
    send: async ({ email = '', passwort = '' }) => void (await login({ email: email.trim(), passwort })),
    faultsOf: (error) => faultsOf(error, LABELS),
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Anmelden</h1>
      <ErrorSummary faults={form.faults} />
      <form noValidate className="flex flex-col gap-6" onSubmit={form.onSubmit}>
        <PlainField
          id="email"
          name="email"
          type="email"
          label={LABELS.email}
          autoComplete="username"
          error={form.errorOf('email')}
        />
        <PlainPassword
          id="passwort"
          label={LABELS.passwort}
          autoComplete="current-password"
          error={form.errorOf('passwort')}
        />
        <PlainButton wide busy={form.busy}>
          Anmelden
        </PlainButton>
      </form>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link className={LINK_LOOK} to="/anmelden/passwort-vergessen">
          Passwort vergessen
        </Link>
        <Link className={LINK_LOOK} to="/registrieren">
          Betrieb registrieren
        </Link>
      </p>
    </div>
  );
}
