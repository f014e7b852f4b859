import type { Client } from '@kehrtour/api-client/client';
import { verwaltungenHolen } from '@kehrtour/contract/verwaltung';
import type { VerwaltungKurz } from '@kehrtour/contract/verwaltung';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';

/** Who looks after houses, those with most of them first. */
export function VerwaltungListScreen({ client }: { client: Client }) {
  const [suche, setSuche] = useState('');
  const gesucht = useDeferredValue(suche.trim());
  const query = useQuery({
    ...pageQuery(client, verwaltungenHolen, { query: gesucht === '' ? {} : { suche: gesucht } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-xl">
        <SearchField
          label="Hausverwaltung suchen"
          placeholder="Name, Ort, Telefon oder E-Mail"
          value={suche}
          onChange={(text) => setSuche(text.slice(0, 80))}
        />
      </div>
      <PageState query={query} shape="rows" count={6}>
        {({ eintraege, gesamt, doppelte }) => (
          <>
            {doppelte === 0 ? null : (
              <Notice
                tone="info"
                title={`${formatMenge(doppelte, 'Eintrag sieht', 'Einträge sehen')} aus wie ein anderer`}
              >
                <p>
                  Öffnen Sie die Hausverwaltung: Dort sehen Sie, was zusammengehört, und legen es zusammen.
                </p>
              </Notice>
            )}
            {eintraege.length === 0 ? (
              <Leer gesucht={gesucht} />
            ) : (
              <Card title={formatMenge(gesamt, 'Hausverwaltung', 'Hausverwaltungen')} padding="flush">
                <ul className="divide-y divide-line">
                  {eintraege.map((eine) => (
                    <Zeile key={eine.id} verwaltung={eine} />
                  ))}
                </ul>
                {eintraege.length < gesamt ? (
                  <p className="border-t border-line px-4 py-3 text-muted sm:px-6">
                    Das sind die ersten {eintraege.length}. Die übrigen finden Sie mit der Suche.
                  </p>
                ) : null}
              </Card>
            )}
          </>
        )}
      </PageState>
    </div>
  );
}

function Zeile({
  verwaltung: { id, name, anschrift, telefon, email, haeuser },
}: {
  verwaltung: VerwaltungKurz;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
      <div className="min-w-0 grow basis-64">
        <p className="break-words">
          <Link href={`/liegenschaften/verwaltungen/${id}`}>{name}</Link>
        </p>
        <p className="text-sm break-words text-muted">
          {[anschrift, telefon, email].filter((teil) => teil !== '').join(' · ') ||
            'Keine Anschrift, keine Nummer, keine E-Mail-Adresse'}
        </p>
      </div>
      <p className="whitespace-nowrap">{formatMenge(haeuser, 'Haus', 'Häuser')}</p>
    </li>
  );
}

function Leer({ gesucht }: { gesucht: string }) {
  return gesucht === '' ? (
    <EmptyState title="Noch keine Hausverwaltung" icon={<Building2 aria-hidden />}>
      Tragen Sie bei einer Liegenschaft einen Kontakt als Hausverwaltung ein, oder lesen Sie eine Datei mit
      der Spalte „Hausverwaltung“ ein.
    </EmptyState>
  ) : (
    <EmptyState title={`Nichts gefunden zu „${gesucht}“`} icon={<Building2 aria-hidden />}>
      Suchen Sie nach einem anderen Teil des Namens, nach dem Ort oder der Nummer.
    </EmptyState>
  );
}
