import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { ehemaligeHolen } from '@kehrtour/contract/auskunft';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useQuery } from '@tanstack/react-query';

import type { Auskunftsperson } from './Auskunftsdialog.tsx';

export type FruehereLeuteProps = {
  client: Client;
  liegenschaftId: string;
  onAuskunft: (person: Auskunftsperson) => void;
};

/** Who was taken off this house: what proves her visits is left, and she may ask for it. Nothing where there is nobody. */
export function FruehereLeute({ client, liegenschaftId, onAuskunft }: FruehereLeuteProps) {
  const { data } = useQuery(abfrage(client, ehemaligeHolen, { params: { id: liegenschaftId } }));
  if (data === undefined || data.personen.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">Früher hier</h3>
      <p className="text-sm text-muted">
        Vom Haus entfernt; geblieben sind die Nachweise ihrer Besuche und Nachrichten.
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {data.personen.map(({ id, name, zuletztAm }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <span className="min-w-0 break-words">
              {name}
              <span className="block text-sm text-muted">
                zuletzt angeschrieben am {formatTag(ortszeitAus(new Date(zuletztAm)).tag)}
              </span>
            </span>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Auskunft nach Art. 15 DSGVO für ${name}`}
              onPress={() => onAuskunft({ teilId: id, name })}
            >
              Auskunft …
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
