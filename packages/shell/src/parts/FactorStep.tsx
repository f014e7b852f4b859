import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { useEffect } from 'react';

import { passkeysPossible } from '../passkey.ts';

/** With what the second step is made. */
export type FactorWay = 'app' | 'recovery' | 'passkey';

const WAYS = {
  app: {
    ask: 'Bitte geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
    offer: 'Mit dem Code aus der Authenticator-App',
  },
  recovery: {
    ask: 'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal; danach ist er verbraucht.',
    offer: 'Telefon nicht zur Hand? Wiederherstellungscode benutzen',
  },
  passkey: {
    ask: 'Bitte bestätigen Sie mit Ihrem Passkey: mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.',
    offer: 'Mit Passkey bestätigen',
  },
} as const;

/** The second factor, or what stands in for it. */
export function FactorStep({
  way,
  onWay,
  error,
}: {
  way: FactorWay;
  onWay: (way: FactorWay) => void;
  error: string | undefined;
}) {
  const others = (['app', 'recovery', 'passkey'] as const).filter(
    (one) => one !== way && (one !== 'passkey' || passkeysPossible()),
  );
  return (
    <>
      <Notice title="Noch ein Schritt" live>
        <p>{WAYS[way].ask}</p>
      </Notice>
      <div className="flex flex-col items-start gap-3">
        {way === 'passkey' ? null : <CodeField key={way} way={way} error={error} />}
        {others.map((other) => (
          <button key={other} type="button" className={`${LINK_LOOK} text-left`} onClick={() => onWay(other)}>
            {WAYS[other].offer}
          </button>
        ))}
      </div>
    </>
  );
}

/** Has the cursor at once: nothing else is left to do. */
function CodeField({ way, error }: { way: 'app' | 'recovery'; error: string | undefined }) {
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <PlainField
      id="code"
      name="code"
      label="Bestätigungscode"
      inputMode={way === 'app' ? 'numeric' : 'text'}
      autoComplete={way === 'app' ? 'one-time-code' : 'off'}
      maxLength={20}
      width="medium"
      error={error}
    />
  );
}
