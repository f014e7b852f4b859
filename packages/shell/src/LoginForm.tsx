import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { PlainPassword } from '@kehrtour/ui/plain/PlainPassword.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { FaultReader } from './faultReader.ts';
import { FactorStep } from './parts/FactorStep.tsx';
import type { FactorWay } from './parts/FactorStep.tsx';
import { PasskeyLogin } from './parts/PasskeyLogin.tsx';
import type { PasskeyDoor } from './parts/PasskeyLogin.tsx';
import { withPasskeyFaults } from './parts/withPasskeyFaults.ts';
import { answerWithPasskey, passkeysPossible } from './passkey.ts';
import type { PasskeyAnswer } from './passkey.ts';

export type Credentials = { email: string; passwort: string; code?: string; passkey?: PasskeyAnswer };

export type LoginFormProps = {
  /** Resolves when the visitor is on her way; rejects with `AuthRequestError` or what the network throws. */
  login: (credentials: Credentials) => Promise<unknown>;
  faultsOf: FaultReader;
  /** How the server asks for a second factor; null for every other refusal. */
  asksForFactor: (error: unknown) => { text: string; way: FactorWay } | null;
  passkey: PasskeyDoor;
  /** Whom a login here would log out, where somebody is logged in otherwise in this browser. */
  elsewhere?: string | null | undefined;
  /** Ways on for those who cannot log in. */
  links: ReactNode;
};

const LABELS = { email: 'E-Mail-Adresse', passwort: 'Passwort' };
const WITH_CODE = { ...LABELS, code: 'Bestätigungscode' };

/** The door of an app with accounts: address and password first, the second factor when the server asks for it. */
export function LoginForm({
  login,
  asksForFactor,
  passkey,
  elsewhere = null,
  links,
  ...props
}: LoginFormProps) {
  const [way, setWay] = useState<FactorWay>();
  const faultsOf = withPasskeyFaults(props.faultsOf);
  const form = usePlainForm({
    labels: way === 'app' || way === 'recovery' ? WITH_CODE : LABELS,
    faultsOf: (error) => {
      const asked = asksForFactor(error);
      if (asked === null) return faultsOf(error, LABELS);
      if (way === undefined) setWay(asked.way);
      // The first time it is a question, not a fault.
      if (way === undefined) return [];
      return [way === 'passkey' ? { text: asked.text } : { fieldId: 'code', text: asked.text }];
    },
    send: async ({ email = '', passwort = '', code = '' }) => {
      const answer = way === 'passkey' ? await answerWithPasskey(await passkey.ask(false)) : undefined;
      await login({
        email: email.trim(),
        passwort,
        ...(answer === undefined ? {} : { passkey: answer }),
        ...(way === 'app' || way === 'recovery' ? { code: code.replaceAll(/\s/g, '') } : {}),
      });
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Anmelden</h1>
      {elsewhere === null ? null : <Notice>{elsewhere}</Notice>}
      <PlainForm form={form} sendLabel={way === 'passkey' ? 'Mit Passkey bestätigen' : 'Anmelden'}>
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
        {way === undefined ? null : <FactorStep way={way} onWay={setWay} error={form.errorOf('code')} />}
      </PlainForm>
      {way === undefined && passkeysPossible() ? (
        <PasskeyLogin passkey={passkey} faultsOf={faultsOf} />
      ) : null}
      <p className="flex flex-wrap gap-x-6 gap-y-2">{links}</p>
    </div>
  );
}
