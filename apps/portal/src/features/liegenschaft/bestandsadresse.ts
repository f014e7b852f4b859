import { LIEGENSCHAFT_STATUS } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { istTag } from '@kehrtour/domain/tag';

import { OHNE_FILTER, SICHTEN, SPALTEN } from './bestandsfilter.ts';
import type { Bestandsfilter } from './bestandsfilter.ts';

/** The filter as it stands in the address; what nobody understands counts as not set. */
export function filterAus(search: URLSearchParams): Bestandsfilter {
  const frist = search.get('frist') ?? '';
  const sort = search.get('sort') ?? '';
  const column = SPALTEN.find((spalte) => spalte === sort.replace(/^-/, ''));
  return {
    suche: search.get('suche') ?? '',
    ort: search.get('ort'),
    strasse: search.get('strasse'),
    status: LIEGENSCHAFT_STATUS.find((status) => status === search.get('status')) ?? null,
    faelligBis: istTag(frist) ? frist : null,
    taetigkeitId: search.get('taetigkeit'),
    sicht: SICHTEN.find((sicht) => sicht === search.get('zeige')) ?? 'alle',
    sort:
      column === undefined
        ? OHNE_FILTER.sort
        : { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
  };
}

/** Only what differs from the plain list. */
export function adresseVon(filter: Bestandsfilter): Record<string, string> {
  const { suche, ort, strasse, status, faelligBis, taetigkeitId, sicht, sort } = filter;
  const sortText = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
  const felder: Record<string, string | null> = {
    suche: suche === '' ? null : suche,
    ort,
    strasse,
    status,
    frist: faelligBis,
    taetigkeit: taetigkeitId,
    zeige: sicht === 'alle' ? null : sicht,
    sort: sortText === OHNE_FILTER.sort.column ? null : sortText,
  };
  return Object.fromEntries(
    Object.entries(felder).flatMap(([name, wert]) => (wert === null ? [] : [[name, wert]])),
  );
}
