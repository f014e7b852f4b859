import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { verwaltungenTrennen } from '@kehrtour/contract/verwaltung';
import type { Verwaltungsverbund } from '@kehrtour/contract/verwaltung';
import { formatAufzaehlung, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { useVerwaltungstat } from '../useVerwaltungstat.ts';
import type { AngabenProps } from './Angaben.tsx';

/** What was joined to this one; parted again with one press, or what stands in the way of it. */
export function Zusammengelegte({ client, verwaltung: { id, zusammengelegt } }: AngabenProps) {
  const { busy, trenne } = useTrennen(client, id);
  return (
    <Card title="Zusammengelegt" padding="flush">
      <ul className="divide-y divide-line">
        {zusammengelegt.map((verbund) => (
          <li
            key={verbund.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
          >
            <div className="min-w-0 grow basis-56">
              <p className="break-words">{formatAufzaehlung(verbund.namen)}</p>
              <p className="text-sm text-muted">{herkunft(verbund)}</p>
              {verbund.hindernisse.map((satz) => (
                <p key={satz} className="text-sm break-words text-muted">
                  {satz}
                </p>
              ))}
            </div>
            {verbund.hindernisse.length > 0 ? null : (
              <Button
                size="small"
                busy={busy === verbund.id}
                aria-label={`${formatAufzaehlung(verbund.namen)} wieder trennen`}
                onPress={() => void trenne(verbund.id)}
              >
                Wieder trennen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const herkunft = ({ am, wer, ausImport }: Verwaltungsverbund): string =>
  [formatZeitpunkt(new Date(am)), ausImport ? 'beim Einlesen einer Datei' : wer]
    .filter((teil) => teil !== '')
    .join(' · ');

function useTrennen(client: Client, id: string) {
  const [busy, setBusy] = useState<string>();
  const tat = useVerwaltungstat(id);
  async function trenne(verbundId: string): Promise<void> {
    setBusy(verbundId);
    await tat(
      () => client.call(verwaltungenTrennen, { params: { id }, body: { verbundId } }),
      'Wieder getrennt',
    ).catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
    setBusy(undefined);
  }
  return { busy, trenne };
}
