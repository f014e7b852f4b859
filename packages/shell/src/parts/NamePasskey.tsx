import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';

import type { FaultReader } from '../faultReader.ts';
import { withPasskeyFaults } from './withPasskeyFaults.ts';

const LABELS = { 'passkey-name': 'Name des Passkeys' };

/** By its name its owner knows later which device is lost. */
export function NamePasskey(props: {
  start: string;
  sendLabel: string;
  faultsOf: FaultReader;
  send: (name: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { start, sendLabel, send, onCancel } = props;
  const faultsOf = withPasskeyFaults(props.faultsOf);
  const form = usePlainForm({
    labels: LABELS,
    faultsOf: (error) =>
      faultsOf(error, { name: LABELS['passkey-name'] }).map(({ fieldId, text }) =>
        fieldId === 'name' ? { fieldId: 'passkey-name', text } : { text },
      ),
    send: ({ 'passkey-name': name = '' }) => send(name.trim()),
  });
  return (
    <div className="flex max-w-md flex-col gap-4">
      <PlainForm form={form} sendLabel={sendLabel}>
        <PlainField
          id="passkey-name"
          name="passkey-name"
          label={LABELS['passkey-name']}
          hint="Zum Beispiel „Mein Telefon“ oder „Laptop im Büro“"
          defaultValue={start}
          maxLength={60}
          autoComplete="off"
          error={form.errorOf('passkey-name')}
        />
      </PlainForm>
      <PlainButton type="button" kind="quiet" wide onClick={onCancel}>
        Abbrechen
      </PlainButton>
    </div>
  );
}
