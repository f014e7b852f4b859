import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { termineSuchen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';

import { PageState } from '../../../../shared/PageState.tsx';
import { fensterText, tagVon } from '../../termin.format.ts';
import { Terminzeile } from './Terminzeile.tsx';

/** What was found on any day: what is to come first, then what was. */
export function Terminsuche({ client, suche }: { client: Client; suche: string }) {
  const gesucht = useDeferredValue(suche.trim());
  const query = useQuery({
    ...abfrage(client, termineSuchen, { query: { suche: gesucht } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Gefundene Termine" className="flex max-w-3xl flex-col gap-4">
      <PageState query={query} shape="rows" count={6}>
        {({ termine, mehr }) =>
          termine.length === 0 ? (
            <EmptyState title="Kein Termin gefunden" icon={<SearchX aria-hidden />}>
              Gesucht wird an allen Tagen nach Name, Straße, laufender Nummer und Buchungsnummer, drei Jahre
              zurück.
            </EmptyState>
          ) : (
            <div
              aria-busy={query.isPlaceholderData}
              className={`flex flex-col gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {[...Map.groupBy(termine, tagVon)].map(([tag, darin]) => (
                <Tagestreffer key={tag} titel={formatTagLang(tag)} termine={darin} />
              ))}
              {mehr ? (
                <p className="text-muted">
                  Es gibt noch mehr Treffer. Mit einem weiteren Wort, etwa der Hausnummer, werden es weniger.
                </p>
              ) : null}
            </div>
          )
        }
      </PageState>
    </section>
  );
}

function Tagestreffer({ titel, termine }: { titel: string; termine: readonly TerminKurz[] }) {
  return (
    <section aria-label={titel} className="overflow-clip rounded-lg border border-line bg-surface">
      <h3 className="border-b border-line bg-sunken px-3 py-2 font-semibold">{titel}</h3>
      <ul className="divide-y divide-line">
        {termine.map((termin) => (
          <li key={termin.id} className="flex flex-wrap gap-x-2 p-1">
            <p className="w-40 shrink-0 px-2 py-1 leading-tight">
              <span className="block whitespace-nowrap tabular-nums">{fensterText(termin)}</span>
              <span className="block truncate text-xs text-muted">{termin.mitarbeiter}</span>
            </p>
            <div className="min-w-0 grow basis-48">
              <Terminzeile termin={termin} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
