import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { sitzungenHolen } from '@kehrtour/contract/konto';
import {
  passkeyAnlegen,
  passkeyBeginnen,
  passkeyBenennen,
  passkeyLoeschen,
  passkeyNachweisFragen,
  passkeysHolen,
} from '@kehrtour/contract/passkey';
import {
  faktorAusschalten,
  faktorBeginnen,
  faktorBestaetigen,
  faktorcodesErneuern,
  faktorHolen,
} from '@kehrtour/contract/zweiterFaktor';
import { Passkeys } from '@kehrtour/shell/Passkeys.tsx';
import { SecondFactor } from '@kehrtour/shell/SecondFactor.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';

export type FaktorKarteProps = { client: Client; email: string };

/** One's own second factor, which staff may have and need not: codes of an app, and passkeys. */
export function FaktorKarte({ client, email }: FaktorKarteProps) {
  const query = useQuery(pageQuery(client, faktorHolen, {}));
  const passkeys = useQuery(pageQuery(client, passkeysHolen, {}));
  const cache = useQueryClient();
  const onChanged = () => {
    for (const queryKey of [keyOf(faktorHolen, {}), keyOf(passkeysHolen, {}), keyOf(sitzungenHolen, {})])
      void cache.invalidateQueries({ queryKey });
  };
  const ask = () => client.call(passkeyNachweisFragen, {});
  return (
    <PageState query={query} count={2}>
      {(state) => (
        <div className="flex flex-col gap-6">
          <SecondFactor
            state={state}
            email={email}
            faultsOf={faultsOf}
            calls={{
              ask,
              begin: (body) => client.call(faktorBeginnen, { body }),
              confirm: (code) => client.call(faktorBestaetigen, { body: { code } }),
              renew: (body) => client.call(faktorcodesErneuern, { body }),
              switchOff: (body) => client.call(faktorAusschalten, { body }),
            }}
            onChanged={onChanged}
          />
          <PageState query={passkeys} count={2}>
            {(list) => (
              <Passkeys
                passkeys={list.passkeys}
                email={email}
                factors={{ app: state.seit !== null, passkeys: state.passkeys, ask }}
                faultsOf={faultsOf}
                calls={{
                  begin: (body) => client.call(passkeyBeginnen, { body }),
                  add: (name, antwort) => client.call(passkeyAnlegen, { body: { name, antwort } }),
                  rename: (id, name) => client.call(passkeyBenennen, { params: { id }, body: { name } }),
                  remove: (id, body) => client.call(passkeyLoeschen, { params: { id }, body }),
                }}
                onChanged={onChanged}
              />
            )}
          </PageState>
        </div>
      )}
    </PageState>
  );
}
