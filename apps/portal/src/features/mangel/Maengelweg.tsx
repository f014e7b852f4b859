import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { maengelZaehlen } from '@kehrtour/contract/mangel';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';

/** The way to the list, with how much is open there. */
export function Maengelweg({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, maengelZaehlen, {}));
  const offen = data ? data.maengel + data.auftraege : 0;
  return (
    <ButtonLink href="/liegenschaften/maengel" icon={<TriangleAlert aria-hidden className="size-5" />}>
      {offen === 0 ? 'Mängel und Aufträge' : `Mängel und Aufträge (${offen})`}
    </ButtonLink>
  );
}
