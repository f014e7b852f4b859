import { abfrage } from '@kehrtour/api-client/query';
import { anfragenHolen } from '@kehrtour/contract/terminbuero';
import { wuenscheHolen } from '@kehrtour/contract/terminwunsch';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { client } from './client.ts';

/** Tells how many requests and wishes wait for an answer; draws nothing, so that no page waits for it. */
export function Wartezahl({ onZahl }: { onZahl: (zahl: number) => void }) {
  const anfragen = useQuery(abfrage(client, anfragenHolen, {}));
  const wuensche = useQuery(abfrage(client, wuenscheHolen, {}));
  const zahl = (anfragen.data?.gesamt ?? 0) + (wuensche.data?.gesamt ?? 0);
  useEffect(() => onZahl(zahl), [onZahl, zahl]);
  return null;
}
