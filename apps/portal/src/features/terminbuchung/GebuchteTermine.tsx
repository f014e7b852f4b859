import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { taetigkeitBetroffene } from '@kehrtour/contract/taetigkeit';
import { formatMenge } from '@kehrtour/domain/format';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { BetroffeneListe } from '../../shared/betroffen/BetroffeneListe.tsx';
import { TERMINE_BLEIBEN } from '../../shared/betroffen/schliessfolgen.ts';

export type GebuchteTermineProps = { client: Client; taetigkeitId: string };

/** Booked visits that stay when an activity is turned off. Nothing when nobody waits for one. */
export function GebuchteTermine({ client, taetigkeitId }: GebuchteTermineProps) {
  const { data } = useQuery(abfrage(client, taetigkeitBetroffene, { params: { id: taetigkeitId } }));
  if (data === undefined || data.termine.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live
      title={`Das betrifft ${formatMenge(data.termine.length, 'gebuchten Termin', 'gebuchte Termine')}`}
    >
      <p>{TERMINE_BLEIBEN}</p>
      <BetroffeneListe termine={data.termine} />
    </Notice>
  );
}
