import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { mitfahrtenHolen } from '@kehrtour/contract/mitfahrt';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

/** Whoever rides with somebody who is away is named to nobody any more: whoever learns must not be left alone. */
export function OhneMitnahme({ client, tag }: { client: Client; tag: string }) {
  const { data } = useQuery(abfrage(client, mitfahrtenHolen, { query: { tag } }));
  const allein = data?.mitfahrten.filter(({ fehlt }) => fehlt) ?? [];
  if (allein.length === 0) return null;
  return (
    <Notice tone="warning">
      {allein.map(({ mitarbeiterId, name, bei }) => (
        <p key={mitarbeiterId}>
          {name} sollte bei {bei} mitfahren, {bei} ist an diesem Tag aber nicht da. Bitte nennen Sie unten
          jemand anderen.
        </p>
      ))}
    </Notice>
  );
}
