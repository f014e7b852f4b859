import type { Client } from '@kehrtour/api-client/client';
import { quartalsumfangHolen } from '@kehrtour/contract/quartal';
import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { formatDatum } from '@kehrtour/domain/format';
import { istPlanbarerZeitraum, QUARTAL_TAGE_MAX, quartalsende } from '@kehrtour/domain/planung/quartal';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { pageQuery } from '../../../shared/pageQuery.ts';

/** Shorter spans than this are no quarter; then the next one is meant. */
const TAGE_MIN = 30;

/** The end of this quarter, or of the next where this one is nearly over. */
const erstesEnde = (tag: Tag): Tag => quartalsende(plusTage(tag, TAGE_MIN));

/** Ends that are often meant; the last one takes in every turn of the stock. */
export const ueblicheEnden = (von: Tag): { name: string; bis: Tag }[] => [
  { name: 'Quartal', bis: erstesEnde(von) },
  { name: 'Halbes Jahr', bis: quartalsende(plusTage(erstesEnde(von), 1)) },
  { name: 'Ganzer Bestand, zwölf Monate', bis: plusTage(von, 365) },
];

/** What is wrong with a span, at the field where it is mended. */
export function zeitraumFehler({ von, bis }: Pick<Quartalsauswahl, 'von' | 'bis'>): string | undefined {
  if (istPlanbarerZeitraum({ von, bis })) return undefined;
  if (bis < von) return 'Dieser Tag liegt vor dem ersten Tag.';
  return `Auf einmal werden höchstens ${QUARTAL_TAGE_MAX} Tage verteilt, hier bis ${formatDatum(plusTage(von, QUARTAL_TAGE_MAX - 1))}.`;
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
    enabled: zeitraumFehler(auswahl) === undefined,
    ...pageQuery(client, quartalsumfangHolen, { body: auswahl }),
    placeholderData: keepPreviousData,
  });
  // Nobody chose a first day yet: the earliest that every notice reaches in time.
  if (umfang.data !== undefined && frueh === null) setFrueh(umfang.data.fruehestens);
  return { auswahl, umfang, rest, setRest, setVon, setBis };
}
