import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { useState } from 'react';

import type { FaultReader } from '../faultReader.ts';
import { answerWithPasskey } from '../passkey.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '../passkey.ts';

export type PasskeyDoor = {
  /** The question for the device; without a password it has to make sure who holds it. */
  ask: (withoutPassword: boolean) => Promise<PasskeyQuestion>;
  /** Logs in with nothing else. */
  login: (answer: PasskeyAnswer) => Promise<unknown>;
};

/** In without address and password: the device knows both, and who holds it. */
export function PasskeyLogin({ passkey, faultsOf }: { passkey: PasskeyDoor; faultsOf: FaultReader }) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const login = async () => {
    setBusy(true);
    setFaults([]);
    try {
      await passkey.login(await answerWithPasskey(await passkey.ask(true)));
    } catch (error) {
      setFaults(faultsOf(error, {}));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <ErrorSummary faults={faults} />
      <PlainButton type="button" kind="secondary" wide busy={busy} onClick={() => void login()}>
        Passkey verwenden
      </PlainButton>
    </div>
  );
}
