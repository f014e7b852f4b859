import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';

import type { FaultReader } from './faultReader.ts';
import { withPasskeyFaults } from './parts/withPasskeyFaults.ts';
import { answerWithPasskey, passkeysPossible } from './passkey.ts';
import type { PasskeyAnswer, PasskeyQuestion } from './passkey.ts';

/** What is shown anew before anything changes; code or passkey where there is a factor already. */
export type Proof = { passwort: string; code?: string; passkey?: PasskeyAnswer };
/** What the person has to show beside her password. */
export type Factors = { app: boolean; passkeys: number; ask: () => Promise<PasskeyQuestion> };

export type FreshProofProps = {
  sendLabel: string;
  sendKind?: 'primary' | 'danger';
  email: string;
  factors: Factors;
  faultsOf: FaultReader;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

const LABELS = { passwort: 'Ihr Passwort', code: 'Bestätigungscode' };
/** The card stands on a page beside other forms: its fields have names of their own. */
const PASSWORD = { 'faktor-passwort': LABELS.passwort };
const BOTH = { ...PASSWORD, 'faktor-code': LABELS.code };
const HINTS = {
  both: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode',
  recovery: 'Einer Ihrer Wiederherstellungscodes',
} as const;

type Way = 'nothing' | 'code' | 'passkey';

function wayFor({ app, passkeys }: Factors): Way {
  if (passkeys > 0 && passkeysPossible()) return 'passkey';
  return app || passkeys > 0 ? 'code' : 'nothing';
}

/** An open session is not enough: whoever finds the laptop changes nothing. */
export function FreshProof({
  sendLabel,
  sendKind = 'primary',
  email,
  factors,
  send,
  onCancel,
  ...props
}: FreshProofProps) {
  const [way, setWay] = useState(() => wayFor(factors));
  const faultsOf = withPasskeyFaults(props.faultsOf);
  const form = usePlainForm({
    labels: way === 'code' ? BOTH : PASSWORD,
    faultsOf: (error) =>
      faultsOf(error, LABELS).map(({ fieldId, text }) =>
        fieldId === undefined ? { text } : { fieldId: `faktor-${fieldId}`, text },
      ),
    send: async ({ 'faktor-passwort': passwort = '', 'faktor-code': code = '' }) => {
      const passkey = way === 'passkey' ? await answerWithPasskey(await factors.ask()) : undefined;
      await send({
        passwort,
        ...(way === 'code' && { code: code.trim() }),
        ...(passkey === undefined ? {} : { passkey }),
      });
    },
  });
  return (
    <div className="flex max-w-md flex-col gap-4">
      <PlainForm form={form} sendLabel={sendLabel} sendKind={sendKind}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PlainPassword
          id="faktor-passwort"
          label={LABELS.passwort}
          hint={
            way === 'passkey'
              ? 'Zur Sicherheit noch einmal; danach fragt Ihr Gerät nach dem Passkey'
              : 'Zur Sicherheit noch einmal'
          }
          autoComplete="current-password"
          error={form.errorOf('faktor-passwort')}
        />
        {way === 'code' ? (
          <PlainField
            id="faktor-code"
            name="faktor-code"
            label={LABELS.code}
            hint={factors.app ? HINTS.both : HINTS.recovery}
            autoComplete="one-time-code"
            width="medium"
            error={form.errorOf('faktor-code')}
          />
        ) : null}
      </PlainForm>
      {wayFor(factors) === 'passkey' ? <OtherWay way={way} onWay={setWay} /> : null}
      <PlainButton type="button" kind="quiet" wide onClick={onCancel}>
        Abbrechen
      </PlainButton>
    </div>
  );
}

function OtherWay({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  return (
    <button
      type="button"
      className={`${LINK_LOOK} self-start text-left`}
      onClick={() => onWay(way === 'passkey' ? 'code' : 'passkey')}
    >
      {way === 'passkey' ? 'Passkey nicht zur Hand? Code eingeben' : 'Doch mit dem Passkey'}
    </button>
  );
}
