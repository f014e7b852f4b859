import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { useState } from 'react';

import type { FaultReader } from './faultReader.ts';
import { FreshProof } from './FreshProof.tsx';
import type { Factors, Proof } from './FreshProof.tsx';
import { NamePasskey } from './parts/NamePasskey.tsx';
import { PasskeyList } from './parts/PasskeyList.tsx';
import type { PasskeyEntry } from './parts/PasskeyList.tsx';
import { makePasskey, passkeysPossible } from './passkey.ts';
import type { NewPasskey, PasskeyOptions } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export type PasskeysProps = {
  passkeys: readonly PasskeyEntry[];
  email: string;
  factors: Factors;
  calls: {
    begin: (proof: Proof) => Promise<PasskeyOptions>;
    add: (name: string, answer: NewPasskey) => Promise<{ codes: readonly string[] }>;
    rename: (id: string, name: string) => Promise<unknown>;
    remove: (id: string, proof: Proof) => Promise<unknown>;
  };
  faultsOf: FaultReader;
  /** The state is another one now. */
  onChanged: () => void;
};

type Step =
  | { at: 'rest' }
  | { at: 'begin' }
  | { at: 'name'; options: PasskeyOptions }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'rename' | 'remove'; entry: PasskeyEntry };

/** One's own passkeys: in without a password, and in place of the code. */
export function Passkeys(props: PasskeysProps) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <Card title="Passkeys">
      <div className="flex flex-col gap-4">
        {step.at === 'rest' ? (
          <>
            <p>
              Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an,
              ohne Passwort. Er ist zugleich ein zweiter Faktor.
            </p>
            <PasskeyList passkeys={props.passkeys} onStep={(at, entry) => setStep({ at, entry })} />
            <Add onPress={() => setStep({ at: 'begin' })} />
          </>
        ) : (
          <AtStep
            {...props}
            step={step}
            onStep={setStep}
            onDone={() => {
              setStep({ at: 'rest' });
              props.onChanged();
            }}
          />
        )}
      </div>
    </Card>
  );
}

type AtStepProps = PasskeysProps & { step: Step; onStep: (step: Step) => void; onDone: () => void };

function AtStep({ step, email, factors, calls, faultsOf, onStep, onDone }: AtStepProps) {
  const onCancel = () => onStep({ at: 'rest' });
  const proof = { email, factors, faultsOf, onCancel };
  const naming = { faultsOf, onCancel };
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} email={email} onDone={onDone} />;
  if (step.at === 'begin')
    return (
      <FreshProof
        {...proof}
        sendLabel="Weiter"
        send={async (shown) => onStep({ at: 'name', options: await calls.begin(shown) })}
      />
    );
  if (step.at === 'name')
    return (
      <NamePasskey
        {...naming}
        start=""
        sendLabel="Passkey einrichten"
        send={async (name) => {
          const { codes } = await calls.add(name, await makePasskey(step.options));
          if (codes.length === 0) onDone();
          else onStep({ at: 'codes', codes });
        }}
      />
    );
  if (step.at === 'rename')
    return (
      <NamePasskey
        {...naming}
        start={step.entry.name}
        sendLabel="Speichern"
        send={(name) => calls.rename(step.entry.id, name).then(onDone)}
      />
    );
  if (step.at === 'rest') return null;
  return (
    <>
      <p>
        „{step.entry.name}“ gilt danach nicht mehr, und alle anderen Sitzungen enden. Auf dem Gerät selbst
        löschen Sie ihn in dessen Passwortspeicher.
      </p>
      <FreshProof
        {...proof}
        sendLabel="Passkey entfernen"
        send={(shown) => calls.remove(step.entry.id, shown).then(onDone)}
      />
    </>
  );
}

function Add({ onPress }: { onPress: () => void }) {
  if (!passkeysPossible())
    return <p className="text-muted">Dieser Browser kann hier keine Passkeys einrichten.</p>;
  return (
    <div>
      <PlainButton type="button" kind="secondary" onClick={onPress}>
        Passkey hinzufügen
      </PlainButton>
    </div>
  );
}
