import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { importordnerHolen } from '@kehrtour/contract/importordner';
import { ORDNER_MAX } from '@kehrtour/domain/importdatei/importordner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { PageState } from '../../shared/PageState.tsx';
import { istUnterwegs } from './importordner.format.ts';
import { Ordner } from './parts/Ordner.tsx';
import { OrdnerDialog } from './parts/OrdnerDialog.tsx';

const NACHSEHEN_MS = 3000;

/** Folders elsewhere that are looked into for exports, so that nobody has to drop files. */
export function ImportordnerKarte({ client }: { client: Client }) {
  const [neu, setNeu] = useState(false);
  const query = useQuery({
    ...abfrage(client, importordnerHolen, {}),
    refetchInterval: ({ state }) => (state.data?.ordner.some(istUnterwegs) === true ? NACHSEHEN_MS : false),
  });
  return (
    <Card title="Dateien aus einem Ordner holen">
      <PageState query={query} shape="rows" count={1}>
        {({ ordner }) => (
          <div className="flex flex-col gap-4">
            <p className="max-w-prose">
              Legt Ihr Programm seine Exporte auf einem SFTP-Server oder in einem S3-Speicher ab, sehen wir
              dort alle 15 Minuten nach. Jede Datei wird einmal eingelesen.
            </p>
            {ordner.length === 0 ? null : (
              <ul className="flex flex-col divide-y divide-line rounded-sm border border-line">
                {ordner.map((einer) => (
                  <li key={einer.id} className="p-4">
                    <Ordner client={client} ordner={einer} />
                  </li>
                ))}
              </ul>
            )}
            {ordner.length >= ORDNER_MAX ? null : (
              <div>
                <Button icon={<Plus aria-hidden className="size-5" />} onPress={() => setNeu(true)}>
                  Ordner einrichten
                </Button>
              </div>
            )}
            {neu ? <OrdnerDialog client={client} onClose={() => setNeu(false)} /> : null}
          </div>
        )}
      </PageState>
    </Card>
  );
}
