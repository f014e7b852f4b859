import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { grundkarteHolen, kachelHolen, type Grundkarte } from '@kehrtour/contract/ort';
import { formatTag } from '@kehrtour/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Ground } from './ground.ts';

/** What lies under the maps of this company; undefined while nobody knows, null where there are only streets. */
export function useGround(client: Client): Ground | null | undefined {
  const { data, isError } = useQuery({
    ...abfrage(client, grundkarteHolen, {}),
    staleTime: Infinity,
    retry: false,
  });
  return useMemo(
    () => (data === undefined ? (isError ? null : undefined) : groundOf(client, data)),
    [client, data, isError],
  );
}

function groundOf(client: Client, { dienst, kacheln, mitte }: Grundkarte): Ground | null {
  if (dienst === null && kacheln === null) return null;
  return {
    key: `${dienst?.url ?? ''}${kacheln?.version ?? ''}`.replaceAll(/[^\w-]/g, '-'),
    service: dienst,
    tiles:
      kacheln === null
        ? null
        : {
            zoomMax: kacheln.zoomMax,
            load: async (tile) => {
              const { blob } = await client.file(kachelHolen, {
                params: { version: kacheln.version, ...tile },
              });
              return blob.arrayBuffer();
            },
          },
    attribution: dienst?.herkunft ?? attributionOf(kacheln),
    centre: mitte,
  };
}

function attributionOf(kacheln: Grundkarte['kacheln']): string {
  if (kacheln === null) return '';
  const { herkunft, stand } = kacheln;
  return stand === null ? herkunft : `${herkunft}, Stand ${formatTag(stand)}`;
}
