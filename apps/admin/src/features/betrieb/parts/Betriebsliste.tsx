import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { betriebeHolen } from '@kehrtour/contract/betrieb';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageOfList } from '../../../shared/pageQuery.ts';
import { Seitenliste } from '../../../shared/Seitenliste.tsx';
import { STAND_NAMEN, standAus } from '../betrieb.format.ts';
import { betriebsspalten, betriebszeileKurz, type Gemeint } from './betriebsspalten.tsx';
import { Einsichtsdialog } from './Einsichtsdialog.tsx';
import { Freigabedialog } from './Freigabedialog.tsx';
import { Sperrdialog } from './Sperrdialog.tsx';

export type Betriebsort = { suche: string; stand: string };
export type BetriebslisteProps = {
  client: Client;
  auswahl: Betriebsort;
  onAuswahl: (mehr: Partial<Betriebsort>) => void;
  /** A company was opened for reading. */
  onEinsicht: () => void;
};

const WAHL = [
  { id: 'alle', label: 'Alle Betriebe' },
  ...Object.entries(STAND_NAMEN).map(([id, label]) => ({ id, label })),
];

/** Every company with plan and size, newest first; shut out and let in again from its row. */
export function Betriebsliste({ client, auswahl, onAuswahl, onEinsicht }: BetriebslisteProps) {
  const stand = standAus(auswahl.stand);
  const [heute] = useState(() => ortszeitAus(new Date()).tag);
  const [gemeint, setGemeint] = useState<Gemeint | null>(null);
  const query = useBetriebe(client, {
    ...(stand !== undefined && { stand }),
    ...(auswahl.suche !== '' && { suche: auswahl.suche }),
  });
  return (
    <>
      <Filter stand={stand} suche={auswahl.suche} onAuswahl={onAuswahl} />
      <Seitenliste
        query={query}
        noun="Betrieben"
        label="Betriebe"
        columns={betriebsspalten(heute, setGemeint)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        compact={betriebszeileKurz(heute, setGemeint)}
        empty={<EmptyState title="Kein Betrieb gefunden">Ändern Sie Stand oder Suche.</EmptyState>}
      />
      {gemeint?.tat === 'sperre' ? (
        <Sperrdialog client={client} betrieb={gemeint.betrieb} onClose={() => setGemeint(null)} />
      ) : null}
      {gemeint?.tat === 'freigabe' ? (
        <Freigabedialog client={client} betrieb={gemeint.betrieb} onClose={() => setGemeint(null)} />
      ) : null}
      {gemeint?.tat === 'einsicht' ? (
        <Einsichtsdialog
          client={client}
          betrieb={gemeint.betrieb}
          onClose={() => setGemeint(null)}
          onBegun={onEinsicht}
        />
      ) : null}
    </>
  );
}

type FilterProps = Pick<BetriebslisteProps, 'onAuswahl'> & {
  stand: keyof typeof STAND_NAMEN | undefined;
  suche: string;
};
function Filter({ stand, suche, onAuswahl }: FilterProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Select
        label="Stand"
        width="medium"
        choices={WAHL}
        value={stand ?? 'alle'}
        onChange={(id) => onAuswahl({ stand: id === 'alle' ? '' : id })}
      />
      <SearchField
        label="Name, Ort oder Adresse der Buchungsseite"
        labelShown
        value={suche}
        onChange={(text) => onAuswahl({ suche: text })}
      />
    </div>
  );
}

type Gesucht = { stand?: keyof typeof STAND_NAMEN; suche?: string };
function useBetriebe(client: Client, filter: Gesucht) {
  return useInfiniteQuery({
    queryKey: keyOfPages(betriebeHolen, filter),
    queryFn: (seite) =>
      pageOfList(seite, () =>
        client.call(
          betriebeHolen,
          { query: { ...filter, ...(seite.pageParam !== null && { cursor: seite.pageParam }) } },
          seite.signal,
        ),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.weiter,
    placeholderData: (alte) => alte,
  });
}
