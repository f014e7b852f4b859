import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';
import type { ReactNode } from 'react';

export type Credentials = { email: string; passwort: string; code?: string };

/** How a refusal becomes sentences; the apps bring the one of their client. */
export type FaultReader = (error: unknown, labels: Readonly<Record<string, string>>) => FieldFault[];

export type LoginFormProps = {
  /** Resolves when the visitor is on her way; rejects with `AuthRequestError` or what the network throws. */
  login: (credentials: Credentials) => Promise<unknown>;
  faultsOf: FaultReader;
  /** The sentence with which the server asks for a second factor; null for every other refusal. */
  asksForCode: (error: unknown) => string | null;
  /** Ways on for those who cannot log in. */
  links: ReactNode;
};

const LABELS = { email: 'E-Mail-Adresse', passwort: 'Passwort' };
const WITH_CODE = { ...LABELS, code: 'Bestätigungscode' };

/** The door of an app with accounts: address and password first, the second factor when the server asks for it. */
export function LoginForm({ login, faultsOf, asksForCode, links }: LoginFormProps) {
  const [withCode, setWithCode] = useState(false);
  const form = usePlainForm({
    labels: withCode ? WITH_CODE : LABELS,
    faultsOf: (error) => {
      const asked = asksForCode(error);
      if (asked === null) return faultsOf(error, LABELS);
      setWithCode(true);
      // The first time it is a question, not a fault.
      return withCode ? [{ fieldId: 'code', text: asked }] : [];
    },
    send: async ({ email = '', passwort = '', code = '' }) => {
      await login({ email: email.trim(), passwort, ...(withCode && { code: code.replaceAll(/\s/g, '') }) });
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Anmelden</h1>
      <PlainForm form={form} sendLabel="Anmelden">
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
        {withCode ? (
          <>
            <Notice title="Noch ein Schritt" live>
              <p>Bitte geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.</p>
            </Notice>
            <PlainField
              id="code"
              name="code"
              label={WITH_CODE.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              width="short"
              error={form.errorOf('code')}
            />
          </>
        ) : null}
      </PlainForm>
      <p className="flex flex-wrap gap-x-6 gap-y-2">{links}</p>
    </div>
  );
}
