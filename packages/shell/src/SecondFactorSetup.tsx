import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';

import type { FaultReader } from './faultReader.ts';
import { QrCode } from './parts/QrCode.tsx';

export type SecondFactorSetupProps = {
  /** Secret in Base32, and the same as the address that apps read from a QR code. */
  draft: { geheimnis: string; otpauth: string };
  /** Proves that the app has it; rejects a wrong code. */
  confirm: (code: string) => Promise<void>;
  faultsOf: FaultReader;
};

const LABELS = { code: 'Bestätigungscode' };

/** Brings a secret into an authenticator app and asks for its first code. */
export function SecondFactorSetup({ draft, confirm, faultsOf }: SecondFactorSetupProps) {
  const form = usePlainForm({
    labels: LABELS,
    faultsOf,
    send: ({ code = '' }) => confirm(code.replaceAll(/\s/g, '')),
  });
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>Öffnen Sie auf Ihrem Telefon eine Authenticator-App, oder laden Sie eine.</li>
        <li>
          <div className="flex flex-col gap-3">
            <p>Fügen Sie dort einen Eintrag hinzu und halten Sie die Kamera auf dieses Bild.</p>
            <QrCode text={draft.otpauth} label="QR-Code für die Authenticator-App" />
            <details>
              <summary className="cursor-pointer font-semibold">Ohne Kamera</summary>
              <p className="pt-2">
                Tippen Sie diesen Schlüssel in die App:{' '}
                <code className="font-mono break-words tabular-nums select-all">
                  {draft.geheimnis.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                </code>
              </p>
            </details>
          </div>
        </li>
        <li>Geben Sie den sechsstelligen Code ein, den die App jetzt zeigt.</li>
      </ol>
      <div className="max-w-md">
        <PlainForm form={form} sendLabel="Einschalten">
          <PlainField
            id="code"
            name="code"
            label={LABELS.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
            error={form.errorOf('code')}
          />
        </PlainForm>
      </div>
    </div>
  );
}
