import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { betreiberfaktorErstmalsBestaetigen } from '@kehrtour/contract/zweiterFaktor';
import type { Faktorentwurf } from '@kehrtour/contract/zweiterFaktor';
import type { Credentials } from '@kehrtour/shell/LoginForm.tsx';
import { RecoveryCodes } from '@kehrtour/shell/RecoveryCodes.tsx';
import { SecondFactorSetup } from '@kehrtour/shell/SecondFactorSetup.tsx';
import { useState } from 'react';

export type ErsteinrichtungProps = {
  client: Client;
  zugang: Credentials;
  entwurf: Faktorentwurf;
  onToken: (token: string) => Promise<void>;
};

/** Nobody works at the operator's desk without a second factor: it is set up before there is a session. */
export function Ersteinrichtung({ client, zugang, entwurf, onToken }: ErsteinrichtungProps) {
  const { email, passwort } = zugang;
  const [fertig, setFertig] = useState<{ codes: string[]; accessToken: string }>();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Zweiten Faktor einrichten</h1>
      {fertig === undefined ? (
        <>
          <p>
            Wer hier arbeitet, sieht alle Betriebe. Darum gehört zu Ihrem Passwort ein Code aus einer App auf
            Ihrem Telefon. Das richten Sie jetzt einmal ein.
          </p>
          <SecondFactorSetup
            draft={entwurf}
            faultsOf={faultsOf}
            confirm={async (code) => {
              const body = { email, passwort, code };
              setFertig(await client.call(betreiberfaktorErstmalsBestaetigen, { body }));
            }}
          />
        </>
      ) : (
        <RecoveryCodes
          codes={fertig.codes}
          email={email}
          onDone={() => void onToken(fertig.accessToken).catch(() => location.reload())}
        />
      )}
    </div>
  );
}
