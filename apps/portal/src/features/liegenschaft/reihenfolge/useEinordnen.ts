import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { hausEinordnen, type Platz } from '@kehrtour/contract/reihenfolge';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { anschrift } from '../liegenschaft.format.ts';

/** Where a house is put: on this side of that one. */
export type Bezug = { readonly id: string; readonly seite: 'vor' | 'nach' };

/** Puts houses in their place, and takes that back. */
export function useEinordnen(client: Client, haeuser: readonly LiegenschaftPunkt[]) {
  const cache = useQueryClient();
  const [wartet, setWartet] = useState<string | null>(null);

  /** @returns the number it has now; undefined where that was refused, and said */
  async function sende(id: string, bisher: number | null, platz: Platz): Promise<number | null | undefined> {
    setWartet(id);
    try {
      const { laufnummer } = await client.call(hausEinordnen, { params: { id }, body: { bisher, platz } });
      return laufnummer;
    } catch (error) {
      showToast(sentenceOf(error, { nachId: 'Nachbar' }), { tone: 'danger' });
      return undefined;
    } finally {
      await outdateConcepts(cache, 'liegenschaften');
      setWartet(null);
    }
  }

  async function ordne(id: string, bezug: Bezug): Promise<void> {
    const haus = haeuser.find((eines) => eines.id === id);
    const { wer, seite } = naechsterMitNummer(haeuser, id, bezug);
    if (haus === undefined || wartet !== null) return;
    if (wer === undefined) {
      showToast(
        'Noch kein Haus hier hat eine laufende Nummer. Geben Sie dem ersten eine, auf seiner Seite.',
        {
          tone: 'warning',
        },
      );
      return;
    }
    const alt = haus.laufnummer;
    const neu = await sende(id, alt, seite === 'vor' ? { vorId: wer } : { nachId: wer });
    if (neu === undefined || neu === alt) return;
    showToast(`${anschrift(haus)} hat jetzt die Nummer ${String(neu).replace('.', ',')}`, {
      tone: 'success',
      onUndo: () => void sende(id, neu, { laufnummer: alt }),
    });
  }

  return { setze: (id: string, bezug: Bezug) => void ordne(id, bezug), wartet };
}

/** Houses without a number stand last: whoever is dropped among them comes behind the last that has one. */
function naechsterMitNummer(
  haeuser: readonly LiegenschaftPunkt[],
  id: string,
  bezug: Bezug,
): { wer: string | undefined; seite: Bezug['seite'] } {
  const gemeint = haeuser.find((eines) => eines.id === bezug.id);
  if (gemeint !== undefined && gemeint.laufnummer !== null) return { wer: gemeint.id, seite: bezug.seite };
  const letztes = haeuser.findLast((eines) => eines.laufnummer !== null && eines.id !== id);
  return { wer: letztes?.id, seite: 'nach' };
}
