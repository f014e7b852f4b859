import { faultsOf, problemOf } from '@kehrtour/api-client/faults';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/plain/Notice.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { missingFields, usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';
import { Link } from 'react-router';

export type AnmeldenScreenProps = {
  /** Resolves when the operator is on her way; rejects with `AuthRequestError` or what the network throws. */
  login: (credentials: { email: string; passwort: string; code?: string }) => Promise<unknown>;
};

const LABELS = { email: 'E-Mail-Adresse', passwort: 'Passwort' };
const MIT_CODE = { ...LABELS, code: 'Bestätigungscode' };

/** The operator's door: address and password first, the second factor when the server asks for it. */
export function AnmeldenScreen({ login }: AnmeldenScreenProps) {
  const [mitCode, setMitCode] = useState(false);
  const form = usePlainForm({
    check: (fields) => missingFields(fields, mitCode ? MIT_CODE : LABELS),
    faultsOf: (error) => {
      const asked = problemOf(error)?.type === 'zweiter-faktor-noetig';
      if (!asked) return faultsOf(error, LABELS);
      setMitCode(true);
      // The first time it is a question, not a fault.
      return mitCode ? [{ fieldId: 'code', text: problemOf(error)?.detail ?? '' }] : [];
    },
    send: async ({ email = '', passwort = '', code = '' }) => {
      await login({ email: email.trim(), passwort, ...(mitCode && { code: code.replaceAll(/\s/g, '') }) });
    },
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
        {mitCode ? (
          <>
            <Notice title="Noch ein Schritt" live>
              <p>Bitte geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.</p>
            </Notice>
            <PlainField
              id="code"
              name="code"
              label={MIT_CODE.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              width="short"
              error={form.errorOf('code')}
            />
          </>
        ) : null}
        <PlainButton wide busy={form.busy}>
          Anmelden
        </PlainButton>
      </form>
      <p>
        <Link className={LINK_LOOK} to="/admin-area/passwort-vergessen">
          Passwort vergessen
        </Link>
      </p>
    </div>
  );
}
