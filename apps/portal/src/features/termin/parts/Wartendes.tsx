import type { Client } from '@kehrtour/api-client/client';

import { Anfragen } from './Anfragen.tsx';
import { Welle } from './Welle.tsx';
import { Wuensche } from './Wuensche.tsx';

/** What waits for the office: a wave of bookings, requests, wishes; each only when there is one. */
export function Wartendes({ client }: { client: Client }) {
  return (
    <>
      <Welle client={client} />
      <Anfragen client={client} />
      <Wuensche client={client} />
    </>
  );
}
