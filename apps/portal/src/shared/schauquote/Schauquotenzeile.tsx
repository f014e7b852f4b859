import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { schauquoteHolen } from '@kehrtour/contract/quartal';
import { useQuery } from '@tanstack/react-query';

import { schauquoteSatz } from './schauquoteSatz.ts';

/** How many Feuerstättenschauen a month takes, where houses are chosen; nothing where the company has not said until when. */
export function Schauquotenzeile({ client }: { client: Client }) {
  const { data, isError } = useQuery(abfrage(client, schauquoteHolen, {}));
  if (isError)
    return (
      <p className="text-sm text-muted">
        Wie viele Feuerstättenschauen der Bezirk im Monat braucht, war gerade nicht zu erfahren.
      </p>
    );
  if (!data?.quote) return null;
  return <p className="text-sm text-muted">Im Bezirk nötig: {schauquoteSatz(data.quote)}</p>;
}
