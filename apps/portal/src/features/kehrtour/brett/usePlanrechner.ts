import type { Client } from '@kehrtour/api-client/client';
import { keyOfState } from '@kehrtour/api-client/query';
import { kehrtourProblemHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Problem } from '@kehrtour/planner';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import type { Grundlage } from './bewerteAnordnung.ts';
import { oeffnePlanrechner } from './planrechner.ts';
import type { Planrechner } from './planrechner.ts';
import { vonHand } from './vonHand.ts';

/**
 * The planner's problem of a round, open for timing. It is fetched anew only when houses, days, people or what is held change: moving
 * stops by hand leaves it alone.
 */
export function usePlanrechner(
  client: Client,
  kehrtour: Kehrtour,
): { rechner: Planrechner | null; schichtIds: readonly string[] | undefined } {
  const geplant = kehrtour.halte.length > 0;
  const worum = JSON.stringify([
    kehrtour.vorgaben,
    kehrtour.angekuendigtAm,
    kehrtour.halte
      .map(({ id, termin, sperre, beginn }) => `${id}${termin?.status ?? ''}${sperre.position ? beginn : ''}`)
      .toSorted(),
  ]);
  const input = { params: { id: kehrtour.id } };
  const { data } = useQuery({
    queryKey: keyOfState(kehrtourProblemHolen, input, worum),
    queryFn: ({ signal }) => client.call(kehrtourProblemHolen, input, signal),
    enabled: geplant,
    staleTime: Infinity,
    // An answer of a customer asks for a new problem; a drag goes on with the old one meanwhile.
    placeholderData: keepPreviousData,
  });
  const { puffer, datum } = kehrtour.vorgaben;
  const ersterTag = datum.tage.toSorted()[0] ?? '';
  const grundlage = useMemo<Grundlage | null>(
    // The contract leaves the problem to the planner, who checks it when it compiles it.
    () => (data === undefined ? null : { problem: vonHand(data.problem as Problem), puffer, ersterTag }),
    // oxlint-disable-next-line react/exhaustive-deps
    [data],
  );
  const [rechner, setRechner] = useState<Planrechner | null>(null);
  useEffect(() => {
    if (grundlage === null) return undefined;
    const offen = oeffnePlanrechner(grundlage);
    setRechner(offen);
    return () => {
      offen.schliesse();
      setRechner(null);
    };
  }, [grundlage]);
  const schichtIds = useMemo(() => grundlage?.problem.vehicles.map(({ id }) => id), [grundlage]);
  return { rechner, schichtIds };
}
