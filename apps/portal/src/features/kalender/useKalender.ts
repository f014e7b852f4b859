import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { kalenderHolen, type KalenderPerson } from '@kehrtour/contract/kalender';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends a change of one person's calendars; her part of the page becomes what the server answers. */
export function useKalender() {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<string | null>(null);
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

  /** @param was names the deed while it runs, so that its button can show it */
  async function aendere(
    was: string,
    call: () => ReturnType<Client['call']>,
    gesagt: string,
  ): Promise<boolean> {
    setLaeuft(was);
    try {
      merke((await call()) as KalenderPerson);
      showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      await cache.invalidateQueries({ queryKey });
      return false;
    } finally {
      setLaeuft(null);
    }
  }
  return { aendere, merke, laeuft };
}
