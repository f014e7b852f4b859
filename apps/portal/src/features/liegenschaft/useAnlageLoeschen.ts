import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Anlage } from '@kehrtour/contract/anlage';
import { aufgabeAendern } from '@kehrtour/contract/aufgabe';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import { anlageAnlegen, anlageLoeschen } from '@kehrtour/contract/hausanlage';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';

import { anlagedatenAus } from './anlage.form.ts';
import { anlageName } from './anlage.format.ts';
import { useHandaenderung } from './useHandaenderung.ts';

/** Takes an installation off the house; the toast puts it back as it was, with the tasks that named it. */
export function useAnlageLoeschen(client: Client, id: string) {
  const bearbeite = useHandaenderung(id);
  const fehler = (error: unknown) => showToast(sentenceOf(error), { tone: 'danger' });
  return async (anlage: Anlage, aufgaben: readonly Aufgabe[]): Promise<void> => {
    const name = anlageName(anlage);
    const nennende = aufgaben.filter(
      ({ anlageId, status }) => anlageId === anlage.id && status !== 'erledigt',
    );
    const legeWiederAn = async (version: number, uebrige: ReadonlySet<string>) => {
      const body = { version, ...anlagedatenAus(anlage) };
      const idempotencyKey = crypto.randomUUID();
      const stand = await client.call(anlageAnlegen, { params: { id }, body, idempotencyKey });
      const anlageId = stand.anlagen.find((eine) => !uebrige.has(eine.id))?.id ?? null;
      // One after the other: each of them locks the house.
      for (const aufgabe of nennende)
        await client.call(aufgabeAendern, { params: { id: aufgabe.id }, body: { ...aufgabe, anlageId } });
      return stand;
    };
    try {
      const { anlagen } = await bearbeite(() =>
        client.call(anlageLoeschen, { params: { id, teilId: anlage.id } }),
      );
      const uebrige = new Set(anlagen.map((eine) => eine.id));
      showToast(`${name} entfernt`, {
        onUndo: () =>
          void bearbeite((version) => legeWiederAn(version, uebrige), `${name} ist wieder da`).catch(fehler),
      });
    } catch (error) {
      fehler(error);
    }
  };
}
