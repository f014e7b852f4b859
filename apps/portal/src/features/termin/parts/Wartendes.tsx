import type { Client } from '@kehrtour/api-client/client';

import { Anfragen } from './Anfragen.tsx';
import { Welle } from './Welle.tsx';
import { Widersprueche } from './Widersprueche.tsx';
import { Wuensche } from './Wuensche.tsx';

/** What waits for the office: what phones saw otherwise, a wave of bookings, requests, wishes; each only when there is one. */
export function Wartendes({ client }: { client: Client }) {
  return (
    <>
      <Widersprueche client={client} />
      <Welle client={client} />
      <Anfragen client={client} />
      <Wuensche client={client} />
    </>
  );
}
