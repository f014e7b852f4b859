import type { Client } from '@kehrtour/api-client/client';
import { faultsOf, sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  betreiberPasskeyAnlegen,
  betreiberPasskeyBeginnen,
  betreiberPasskeyBenennen,
  betreiberPasskeyLoeschen,
  betreiberPasskeyNachweisFragen,
  betreiberPasskeysHolen,
} from '@kehrtour/contract/passkey';
import {
  betreibercodesErneuern,
  betreiberfaktorBeginnen,
  betreiberfaktorBestaetigen,
  betreiberfaktorHolen,
} from '@kehrtour/contract/zweiterFaktor';
import { Passkeys } from '@kehrtour/shell/Passkeys.tsx';
import { SecondFactor } from '@kehrtour/shell/SecondFactor.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type ZugangScreenProps = { client: Client; email: string };

/** The operator's own login: another phone, passkeys, new recovery codes. One factor always stays. */
export function ZugangScreen({ client, email }: ZugangScreenProps) {
  const cache = useQueryClient();
  const faktor = useQuery({
    queryKey: keyOf(betreiberfaktorHolen, {}),
    queryFn: () => client.call(betreiberfaktorHolen, {}),
  });
  const passkeys = useQuery({
    queryKey: keyOf(betreiberPasskeysHolen, {}),
    queryFn: () => client.call(betreiberPasskeysHolen, {}),
  });
  const error = faktor.error ?? passkeys.error;
  if (error !== null)
    return (
      <Notice tone="danger" live>
        <p>{sentenceOf(error)}</p>
      </Notice>
    );
  if (faktor.data === undefined || passkeys.data === undefined) return <Skeleton shape="rows" count={3} />;
  const onChanged = () => {
    for (const queryKey of [keyOf(betreiberfaktorHolen, {}), keyOf(betreiberPasskeysHolen, {})])
      void cache.invalidateQueries({ queryKey });
  };
  const ask = () => client.call(betreiberPasskeyNachweisFragen, {});
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SecondFactor
        state={faktor.data}
        email={email}
        faultsOf={faultsOf}
        calls={{
          ask,
          begin: (body) => client.call(betreiberfaktorBeginnen, { body }),
          confirm: (code) => client.call(betreiberfaktorBestaetigen, { body: { code } }),
          renew: (body) => client.call(betreibercodesErneuern, { body }),
        }}
        onChanged={onChanged}
      />
      <Passkeys
        passkeys={passkeys.data.passkeys}
        email={email}
        factors={{ app: faktor.data.seit !== null, passkeys: faktor.data.passkeys, ask }}
        faultsOf={faultsOf}
        calls={{
          begin: (body) => client.call(betreiberPasskeyBeginnen, { body }),
          add: (name, antwort) => client.call(betreiberPasskeyAnlegen, { body: { name, antwort } }),
          rename: (id, name) => client.call(betreiberPasskeyBenennen, { params: { id }, body: { name } }),
          remove: (id, body) => client.call(betreiberPasskeyLoeschen, { params: { id }, body }),
        }}
        onChanged={onChanged}
      />
    </div>
  );
}
