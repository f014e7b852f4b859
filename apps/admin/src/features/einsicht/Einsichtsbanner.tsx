import type { Client } from '@kehrtour/api-client/client';
import { abfrage, conceptKeyOf } from '@kehrtour/api-client/query';
import { einsichtBeenden, einsichtHolen } from '@kehrtour/contract/einsicht';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useTat } from '../../shared/useTat.ts';
import { bisInWorten } from './einsicht.format.ts';

/** Asked often enough that the strip is gone soon after the hour is. */
const NACHSEHEN_MS = 30_000;
const [BETRIEB] = conceptKeyOf('betrieb');
const SEITE = '/admin-area/einsicht';

/** On every page, as long as a company is open: nobody forgets that she looks into it. */
export function Einsichtsbanner({ client }: { client: Client }) {
  const { data } = useQuery({ ...abfrage(client, einsichtHolen, {}), refetchInterval: NACHSEHEN_MS });
  const { tue, laeuft } = useTat();
  const einsicht = data?.einsicht;
  const wo = einsicht?.unternehmen.id;
  const cache = useQueryClient();
  // What was read of a company goes from memory with the end, whatever ended it; what the operator sees of all stays.
  useEffect(() => {
    if (wo === undefined) return undefined;
    return () => cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== BETRIEB });
  }, [wo, cache]);
  if (!einsicht) return null;
  const beende = async () => {
    await tue('beenden', async () => {
      await client.call(einsichtBeenden, {});
      return 'Die Einsicht ist beendet';
    });
  };
  return (
    <Banner
      label="Laufende Einsicht"
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={SEITE}>
            Zur Einsicht
          </ButtonLink>
          <Button size="small" busy={laeuft !== null} onPress={() => void beende()}>
            Einsicht beenden
          </Button>
        </span>
      }
    >
      Sie sehen in {einsicht.unternehmen.name} hinein, {bisInWorten(einsicht.bis)}. Der Betrieb liest mit, was
      Sie öffnen.
    </Banner>
  );
}
