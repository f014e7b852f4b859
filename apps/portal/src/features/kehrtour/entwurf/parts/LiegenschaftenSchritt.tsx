import { kehrtourAuswahlHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { haeuserAus } from '../hausauswahl.ts';
import { Auswahlfilter, OHNE_FILTER } from './Auswahlfilter.tsx';
import { Hausauswahl } from './Hausauswahl.tsx';
import type { SchrittProps } from './schritt.props.ts';

/** Which houses: by street, by Frist, by activity, by search, or drawn on the map. */
export function LiegenschaftenSchritt(props: SchrittProps<'liegenschaften'>) {
  const { client, wert, setze, fehlerVon } = props;
  const [filter, setFilter] = useState({
    ...OHNE_FILTER,
    faelligBis: wert.faelligBis ?? null,
    taetigkeitId: wert.taetigkeitIds?.[0] ?? null,
  });
  const { faelligBis, taetigkeitId } = filter;
  const query = useQuery({
    ...pageQuery(client, kehrtourAuswahlHolen, {
      query: {
        ...(faelligBis === null ? {} : { faelligBis }),
        ...(taetigkeitId === null ? {} : { taetigkeitId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const taetigkeiten = useQuery(pageQuery(client, taetigkeitenListe, {}));
  const fehler = fehlerVon('liegenschaften');

  return (
    <div id="liegenschaften" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {fehler === undefined ? null : <p className="font-semibold text-danger">{fehler}</p>}
      <Auswahlfilter
        werte={filter}
        busy={query.isPlaceholderData}
        orte={query.data?.orte ?? []}
        taetigkeiten={taetigkeiten.data?.eintraege ?? []}
        onChange={(neu) => {
          setFilter(neu);
          const { faelligBis: _bis, taetigkeitIds: _ids, ...rest } = wert;
          setze({
            ...rest,
            ...(neu.faelligBis === null ? {} : { faelligBis: neu.faelligBis }),
            ...(neu.taetigkeitId === null ? {} : { taetigkeitIds: [neu.taetigkeitId] }),
          });
        }}
      />
      <PageState query={query} shape="rows" count={8}>
        {(auswahl) => (
          <Hausauswahl
            {...props}
            haeuser={haeuserAus(auswahl.strassen)}
            filter={filter}
            onFilterAufheben={() => setFilter(OHNE_FILTER)}
          />
        )}
      </PageState>
    </div>
  );
}
