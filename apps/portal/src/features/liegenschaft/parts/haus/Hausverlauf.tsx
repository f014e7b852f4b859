import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { type Hausverlaufszeile, hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import { formatTag, formatZeitpunkt } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  type Hausverlaufsart,
  HAUSVERLAUFSART_NAMEN,
  HAUSVERLAUFSARTEN,
} from '@kehrtour/domain/verlauf/hausverlauf';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { PageState } from '../../../../shared/PageState.tsx';

const ALLES = 'alles';
const WAHL = [
  { id: ALLES, label: 'Alles' },
  ...HAUSVERLAUFSARTEN.map((art) => ({ id: art, label: HAUSVERLAUFSART_NAMEN[art] })),
];

export type HausverlaufProps = { client: Client; liegenschaftId: string };

/** Everything that happened to a house, the newest first, of one kind or all. */
export function Hausverlauf({ client, liegenschaftId }: HausverlaufProps) {
  const [art, setArt] = useState<Hausverlaufsart | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Zeigen"
        width="medium"
        choices={WAHL}
        value={art ?? ALLES}
        onChange={(id) => setArt(HAUSVERLAUFSARTEN.find((eine) => eine === id) ?? null)}
      />
      <Liste key={art} client={client} liegenschaftId={liegenschaftId} art={art} />
    </div>
  );
}

function Liste({ client, liegenschaftId, art }: HausverlaufProps & { art: Hausverlaufsart | null }) {
  const params = { id: liegenschaftId };
  const gefiltert = art === null ? {} : { art };
  const query = useInfiniteQuery({
    queryKey: keyOfPages(hausverlaufHolen, { params, query: gefiltert }),
    queryFn: ({ pageParam, signal }) =>
      client.call(
        hausverlaufHolen,
        { params, query: pageParam === null ? gefiltert : { ...gefiltert, cursor: pageParam } },
        signal,
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.weiter,
  });
  return (
    <PageState query={query} shape="rows" count={3}>
      {({ pages }) => {
        const zeilen = pages.flatMap((page) => page.eintraege);
        if (zeilen.length === 0) return <p className="text-muted">{leerText(art)}</p>;
        return (
          <div className="flex flex-col gap-3">
            <ol aria-label="Verlauf" className="divide-y divide-line border-y border-line">
              {zeilen.map((zeile) => (
                <Zeile key={zeile.id} zeile={zeile} />
              ))}
            </ol>
            {query.hasNextPage ? (
              <LoadMore
                shown={zeilen.length}
                noun="Einträge"
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            ) : null}
          </div>
        );
      }}
    </PageState>
  );
}

function Zeile({ zeile: { am, nurTag, wer, was, text, terminId } }: { zeile: Hausverlaufszeile }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[16rem_minmax(0,1fr)]">
      <p className="text-sm text-muted tabular-nums">
        {[wannText(am, nurTag), werText(wer)].filter((teil) => teil !== '').join(' · ')}
      </p>
      <div className="min-w-0 wrap-break-word">
        <p>{terminId === null ? was : <Link href={`/termine/${terminId}`}>{was}</Link>}</p>
        {text === '' ? null : <p className="text-sm whitespace-pre-line text-muted">{text}</p>}
      </div>
    </li>
  );
}

const wannText = (am: string, nurTag: boolean): string =>
  nurTag ? formatTag(ortszeitAus(new Date(am)).tag) : formatZeitpunkt(new Date(am));

const NAMENLOSE: Readonly<Record<string, string>> = {
  kunde: 'Kundin oder Kunde',
  gast: 'Kundin oder Kunde',
  system: 'Kehrtour',
};
const werText = (wer: string): string => NAMENLOSE[wer] ?? wer;

const leerText = (art: Hausverlaufsart | null): string =>
  art === null
    ? 'Noch nichts geschehen. Sobald etwas angekündigt, beantwortet, erledigt oder geändert wird, steht es hier.'
    : `Nichts davon: Zu „${HAUSVERLAUFSART_NAMEN[art]}“ gibt es bei diesem Haus noch keinen Eintrag.`;
