import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';

import type { FaultReader } from './faultReader.ts';

export type NewPasswordFormProps = {
  /** Saves it; rejects when the link is used up or the password too weak. */
  save: (passwort: string) => Promise<void>;
  faultsOf: FaultReader;
};

const LABELS = { passwort: 'Neues Passwort' };

/** A first password or a new one, for whoever holds the link. */
export function NewPasswordForm({ save, faultsOf }: NewPasswordFormProps) {
  const form = usePlainForm({
    labels: LABELS,
    faultsOf,
    send: ({ passwort = '' }) => save(passwort),
  });
  return (
    <PlainForm form={form} sendLabel="Passwort speichern">
      <PlainPassword
        id="passwort"
        label={LABELS.passwort}
        hint="Mindestens 15 Zeichen. Am besten ein Satz, den nur Sie so sagen würden; Leerzeichen sind erlaubt."
        autoComplete="new-password"
        error={form.errorOf('passwort')}
      />
    </PlainForm>
  );
}
