import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { grundkarteHolen } from '@kehrtour/contract/ort';
import { type Tageskarten, tageskartenHolen } from '@kehrtour/contract/tageskarte';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Terminfilter } from './wochenplan.ts';

export type Kartenstand = {
  /** Whether the company has a map to draw them on. */
  moeglich: boolean;
  laden: boolean;
  fehler: string | undefined;
  quelle: Tageskarten['quelle'];
  von: ReadonlyMap<string | null, Tageskarten['karten'][number]>;
  /** By appointment: where it comes in the day of its person. */
  nummern: ReadonlyMap<string, number>;
};

/** The sheets of the shown day, drawn when they are asked for. */
export function useTageskarten(
  client: Client,
  { tag, mitarbeiterId }: Terminfilter,
  gefragt: boolean,
): Kartenstand {
  const grund = useQuery({ ...abfrage(client, grundkarteHolen, {}), staleTime: Infinity, retry: false });
  const moeglich = (grund.data?.kacheln ?? null) !== null;
  const { data, isFetching, isError } = useQuery({
    ...abfrage(client, tageskartenHolen, {
      query: { tag, ...(mitarbeiterId === null ? {} : { mitarbeiterId }) },
    }),
    enabled: moeglich && gefragt,
    retry: false,
  });
  const karten = useMemo(() => (gefragt ? (data?.karten ?? []) : []), [gefragt, data]);
  return {
    moeglich,
    laden: isFetching,
    fehler:
      gefragt && isError
        ? 'Die Karten konnten gerade nicht gezeichnet werden. Nehmen Sie das Häkchen heraus, und setzen Sie es in einer Minute wieder.'
        : undefined,
    quelle: data?.quelle ?? null,
    von: useMemo(() => new Map(karten.map((karte) => [karte.mitarbeiterId, karte])), [karten]),
    nummern: useMemo(
      () =>
        new Map(karten.flatMap((karte) => karte.nummern.map(({ terminId, nummer }) => [terminId, nummer]))),
      [karten],
    ),
  };
}
