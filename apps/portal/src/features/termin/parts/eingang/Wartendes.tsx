import type { Client } from '@kehrtour/api-client/client';

import { Welle } from '../welle/Welle.tsx';
import { Anfragen } from './Anfragen.tsx';
import { StilleTage } from './StilleTage.tsx';
import { Tagesabschluesse } from './Tagesabschluesse.tsx';
import { Verspaetungen } from './Verspaetungen.tsx';
import { Versprochenes } from './Versprochenes.tsx';
import { Widersprueche } from './Widersprueche.tsx';
import { Wuensche } from './Wuensche.tsx';

/** What waits for the office: what phones saw otherwise, bookings, requests, wishes, promised proposals; each only when there is one. */
export function Wartendes({ client }: { client: Client }) {
  return (
    <>
      <StilleTage client={client} />
      <Verspaetungen client={client} />
      <Widersprueche client={client} />
      <Welle client={client} />
      <Anfragen client={client} />
      <Wuensche client={client} />
      <Versprochenes client={client} />
      <Tagesabschluesse client={client} />
    </>
  );
}
