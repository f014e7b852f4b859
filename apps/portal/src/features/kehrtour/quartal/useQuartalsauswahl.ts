import type { Client } from '@kehrtour/api-client/client';
import { quartalsumfangHolen } from '@kehrtour/contract/quartal';
import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { QUARTAL_TAGE_MAX, quartalsende } from '@kehrtour/domain/quartal';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { pageQuery } from '../../../shared/pageQuery.ts';

/** Shorter spans than this are no quarter; then the next one is meant. */
const TAGE_MIN = 30;

/** The end of this quarter, or of the next where this one is nearly over. */
function erstesEnde(tag: Tag): Tag {
  const ende = quartalsende(plusTage(tag, TAGE_MIN));
  const spaetestes = plusTage(tag, QUARTAL_TAGE_MAX - 1);
  return ende < spaetestes ? ende : spaetestes;
}

/**
 * What is to be dealt, and what that amounts to.
 * @param vorher the last selection; days of it that are past are chosen anew
 */
export function useQuartalsauswahl(client: Client, vorher: Quartalsauswahl | undefined) {
  const [von, setVon] = useState<Tag | null>(
    vorher !== undefined && vorher.von >= heute() ? vorher.von : null,
  );
  const [bis, setBis] = useState<Tag | null>(
    vorher !== undefined && vorher.bis >= heute() ? vorher.bis : null,
  );
  const [rest, setRest] = useState({
    taetigkeitIds: vorher?.taetigkeitIds ?? [],
    orte: vorher?.orte ?? [],
    mitarbeiterIds: vorher?.mitarbeiterIds ?? [],
    auslastungProzent: vorher?.auslastungProzent ?? 90,
  });
  const [frueh, setFrueh] = useState<Tag | null>(null);
  const beginn = von ?? frueh ?? heute();
  const auswahl: Quartalsauswahl = { ...rest, von: beginn, bis: bis ?? erstesEnde(beginn) };
  const umfang = useQuery({
    ...pageQuery(client, quartalsumfangHolen, { body: auswahl }),
    placeholderData: keepPreviousData,
  });
  // Nobody chose a first day yet: the earliest that every notice reaches in time.
  if (umfang.data !== undefined && frueh === null) setFrueh(umfang.data.fruehestens);
  return { auswahl, umfang, rest, setRest, setVon, setBis };
}
