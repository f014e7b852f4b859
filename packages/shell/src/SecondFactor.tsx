import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { useState } from 'react';

import type { FaultReader } from './faultReader.ts';
import { FreshProof } from './FreshProof.tsx';
import type { Proof } from './FreshProof.tsx';
import type { PasskeyQuestion } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

export type SecondFactorProps = {
  /** `seit` null: without the app; `codes`: recovery codes that are left. */
  state: { seit: string | null; codes: number; passkeys: number };
  email: string;
  calls: {
    ask: () => Promise<PasskeyQuestion>;
    begin: (proof: Proof) => Promise<{ geheimnis: string; otpauth: string }>;
    confirm: (code: string) => Promise<{ codes: readonly string[] }>;
    renew: (proof: Proof) => Promise<{ codes: readonly string[] }>;
    /** Missing where the factor is a duty. */
    switchOff?: (proof: Proof) => Promise<unknown>;
  };
  faultsOf: FaultReader;
  /** The state is another one now. */
  onChanged: () => void;
};

type Step =
  | { at: 'rest' }
  | { at: 'begin' | 'renew' | 'off' }
  | { at: 'draft'; draft: { geheimnis: string; otpauth: string } }
  | { at: 'codes'; codes: readonly string[] };

const REST: Step = { at: 'rest' };

/** One's own second factor: on, on another phone, off, and new recovery codes. */
export function SecondFactor({ state, email, calls, faultsOf, onChanged }: SecondFactorProps) {
  const [step, setStep] = useState<Step>(REST);
  const rest = () => {
    setStep(REST);
    onChanged();
  };
  const proofOf = (sendLabel: string, send: (proof: Proof) => Promise<void>) => (
    <FreshProof
      sendLabel={sendLabel}
      email={email}
      factors={{ app: state.seit !== null, passkeys: state.passkeys, ask: calls.ask }}
      faultsOf={faultsOf}
      send={send}
      onCancel={() => setStep(REST)}
    />
  );
  const showCodes = ({ codes }: { codes: readonly string[] }) => setStep({ at: 'codes', codes });
  return (
    <Card title="Zweiter Faktor">
      {step.at === 'rest' ? <AtRest state={state} calls={calls} onStep={(at) => setStep({ at })} /> : null}
      {step.at === 'begin'
        ? proofOf('Weiter', async (proof) => setStep({ at: 'draft', draft: await calls.begin(proof) }))
        : null}
      {step.at === 'renew'
        ? proofOf('Neue Codes ausstellen', async (proof) => showCodes(await calls.renew(proof)))
        : null}
      {step.at === 'off'
        ? proofOf('Ausschalten', async (proof) => {
            await calls.switchOff?.(proof);
            rest();
          })
        : null}
      {step.at === 'draft' ? (
        <SecondFactorSetup
          draft={step.draft}
          faultsOf={faultsOf}
          confirm={async (code) => showCodes(await calls.confirm(code))}
        />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} email={email} onDone={rest} /> : null}
    </Card>
  );
}

type AtRestProps = Pick<SecondFactorProps, 'state' | 'calls'> & {
  onStep: (at: 'begin' | 'renew' | 'off') => void;
};

function AtRest({ state, calls, onStep }: AtRestProps) {
  if (state.seit === null && state.passkeys > 0)
    return (
      <div className="flex flex-col gap-4">
        <p>
          <Status tone="success">Eingeschaltet mit Passkey</Status>
        </p>
        <p>{left(state.codes)}</p>
        <div className="flex flex-wrap gap-3">
          <PlainButton type="button" kind="secondary" onClick={() => onStep('renew')}>
            Neue Wiederherstellungscodes
          </PlainButton>
          <PlainButton type="button" kind="secondary" onClick={() => onStep('begin')}>
            Authenticator-App dazu einrichten
          </PlainButton>
        </div>
      </div>
    );
  if (state.seit === null)
    return (
      <div className="flex flex-col items-start gap-4">
        <p>
          Mit einem zweiten Faktor kommt niemand herein, der nur Ihr Passwort kennt: Beim Anmelden geben Sie
          zusätzlich einen Code aus einer App auf Ihrem Telefon ein.
        </p>
        <PlainButton type="button" kind="secondary" onClick={() => onStep('begin')}>
          Zweiten Faktor einrichten
        </PlainButton>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Status tone="success">{`Eingeschaltet seit ${day(state.seit)}`}</Status>
      </p>
      <p>{left(state.codes)}</p>
      <div className="flex flex-wrap gap-3">
        <PlainButton type="button" kind="secondary" onClick={() => onStep('renew')}>
          Neue Wiederherstellungscodes
        </PlainButton>
        <PlainButton type="button" kind="secondary" onClick={() => onStep('begin')}>
          Anderes Telefon
        </PlainButton>
        {calls.switchOff === undefined ? null : (
          <PlainButton type="button" kind="quiet" onClick={() => onStep('off')}>
            Ausschalten
          </PlainButton>
        )}
      </div>
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const day = (instant: string): string => DAY.format(new Date(instant));

function left(codes: number): string {
  if (codes === 0) return 'Kein Wiederherstellungscode gilt mehr. Stellen Sie bitte neue aus.';
  return codes === 1
    ? 'Noch ein Wiederherstellungscode gilt. Stellen Sie am besten neue aus.'
    : `Noch ${codes} Wiederherstellungscodes gelten.`;
}
