import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { missingFields, usePlainForm } from '@kehrtour/ui/plain/usePlainForm';

import type { FaultReader } from './LoginForm.tsx';

export type NewPasswordFormProps = {
  /** Saves it; rejects when the link is used up or the password too weak. */
  save: (passwort: string) => Promise<void>;
  faultsOf: FaultReader;
};

const LABELS = { passwort: 'Neues Passwort' };

/** A first password or a new one, for whoever holds the link. */
export function NewPasswordForm({ save, faultsOf }: NewPasswordFormProps) {
  const form = usePlainForm({
    check: (fields) => missingFields(fields, LABELS),
    faultsOf: (error) => faultsOf(error, LABELS),
    send: ({ passwort = '' }) => save(passwort),
  });
  return (
    <>
      <ErrorSummary faults={form.faults} />
      <form noValidate className="flex flex-col gap-6" onSubmit={form.onSubmit}>
        <PlainPassword
          id="passwort"
          label={LABELS.passwort}
          hint="Mindestens 15 Zeichen. Am besten ein Satz, den nur Sie so sagen würden; Leerzeichen sind erlaubt."
          autoComplete="new-password"
          error={form.errorOf('passwort')}
        />
        <PlainButton wide busy={form.busy}>
          Passwort speichern
        </PlainButton>
      </form>
    </>
  );
}
