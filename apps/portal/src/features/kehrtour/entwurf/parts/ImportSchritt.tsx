import type { Client } from '@kehrtour/api-client/client';
import { importeHolen } from '@kehrtour/contract/importauftrag';
import { kehrtourAuswahlHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileInput } from 'lucide-react';

import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';

const IMPORT = '/liegenschaften/import';

/** What is there already, and the way to bring in more. */
export function ImportSchritt({ client }: { client: Client }) {
  const auswahl = useQuery(pageQuery(client, kehrtourAuswahlHolen, { query: {} }));
  const importe = useQuery(pageQuery(client, importeHolen, { query: {} }));
  const letzter = importe.data?.eintraege.find(({ uebernommenAm }) => uebernommenAm !== null);
  return (
    <PageState query={auswahl} shape="block" count={1}>
      {({ gesamt, strassen, orte }) =>
        gesamt === 0 ? (
          <EmptyState
            title="Hier steht noch keine Arbeit an"
            icon={<FileInput aria-hidden />}
            action={
              <ButtonLink kind="primary" href={IMPORT}>
                Datei einlesen
              </ButtonLink>
            }
          >
            <p>
              Nehmen Sie die Liste, die Ihre Kehrbezirks-Software exportiert: {IMPORTDATEIEN.wahl}. In wenigen
              Sekunden sind Häuser und Fristen da.
            </p>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <KeyValue
              items={[
                {
                  label: 'Mit offener Arbeit',
                  value: `${formatMenge(gesamt, 'Haus', 'Häuser')} in ${formatMenge(strassen.length, 'Straße', 'Straßen')}`,
                },
                { label: 'Orte', value: orte.join(', ') },
                {
                  label: 'Letzter Import',
                  value:
                    letzter?.uebernommenAm == null
                      ? 'noch keiner'
                      : `${letzter.dateiname}, ${formatZeitpunkt(new Date(letzter.uebernommenAm))}`,
                },
              ]}
            />
            <div>
              <ButtonLink href={IMPORT}>Neue Datei einlesen</ButtonLink>
            </div>
          </div>
        )
      }
    </PageState>
  );
}
