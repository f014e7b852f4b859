import { keyOf } from '@kehrtour/api-client/query';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { kalenderHolen, type KalenderPerson } from '@kehrtour/contract/kalender';
import { useQueryClient } from '@tanstack/react-query';

import { useDeed } from '../../shared/deed/useDeed.ts';

/** Sends a change of one person's calendars; her part of the page becomes what the server answers. */
export function useKalender() {
  const cache = useQueryClient();
  const queryKey = keyOf(kalenderHolen, {});

  function merke(person: KalenderPerson): void {
    cache.setQueryData<AnswerOf<typeof kalenderHolen>>(
      queryKey,
      (old) =>
        old && {
          personen: old.personen.map((one) => (one.mitarbeiterId === person.mitarbeiterId ? person : one)),
        },
    );
  }

  const { run: aendere, running: laeuft } = useDeed(queryKey, merke);
  return { aendere, merke, laeuft };
}
