import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  schliesstagAendern,
  schliesstagAnlegen,
  schliesstagBetroffene,
  schliesstageListe,
  schliesstagLoeschen,
} from '@kehrtour/contract/schliesstag';
import type { Schliesstag, Schliesstagdaten, Schliesstage } from '@kehrtour/contract/schliesstag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { schliessfolgen } from '../../shared/betroffen/schliessfolgen.ts';
import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { meldeFehler } from './useVerfuegbarkeiten.ts';

export type Feiertag = Schliesstage['feiertage'][number];

/** Saving answers false when the person thought better of it: then nothing was saved. */
export type Schliesstagsatz = {
  lege: (neu: Schliesstagdaten, said: string) => Promise<boolean>;
  aendere: (eintrag: Schliesstag, neu: Schliesstagdaten) => Promise<boolean>;
  loesche: (eintrag: Schliesstag) => Promise<void>;
  schalteFeiertag: (feiertag: Feiertag, offen: boolean) => Promise<void>;
  dialog: ReactNode;
};

type Spanne = { von: string; bis: string };

/** Changes of days without bookings: each that closes days asks whom it concerns, and most can be taken back. */
export function useSchliesstage(client: Client, daten: Schliesstage): Schliesstagsatz {
  const cache = useQueryClient();
  const { darfSchliessen, dialog } = useSchliessfrage(client);
  const queryKey = keyOf(schliesstageListe, {});
  const setze = (neu: Schliesstage) => cache.setQueryData(queryKey, neu);

  const entferneId = async (id: string) => setze(await client.call(schliesstagLoeschen, { params: { id } }));

  async function lege(neu: Schliesstagdaten, said: string): Promise<boolean> {
    if (!neu.offen && !(await darfSchliessen(neu))) return false;
    const vorher = new Set(daten.eintraege.map(({ id }) => id));
    const antwort = await client.call(schliesstagAnlegen, { body: neu, idempotencyKey: crypto.randomUUID() });
    setze(antwort);
    const eintrag = antwort.eintraege.find(({ id }) => !vorher.has(id));
    showToast(said, {
      tone: 'success',
      ...(eintrag && { onUndo: () => void entferneId(eintrag.id).catch(meldeFehler) }),
    });
    return true;
  }

  async function aendere(
    { id, ...vorher }: Schliesstag,
    neu: Schliesstagdaten,
    said = `„${neu.name}“ ist geändert`,
  ): Promise<boolean> {
    if (!(await darfSchliessen(neu, vorher))) return false;
    try {
      setze(await client.call(schliesstagAendern, { params: { id }, body: { neu, vorher } }));
    } catch (error) {
      // The list shows what is there now; what was typed stays in the dialog.
      if (error instanceof ApiError) await cache.invalidateQueries({ queryKey });
      throw error;
    }
    showToast(said, {
      tone: 'success',
      onUndo: () => void aendere({ id, ...neu }, vorher, `„${vorher.name}“ gilt wieder`).catch(meldeFehler),
    });
    return true;
  }

  async function loesche({ id, ...eintrag }: Schliesstag): Promise<void> {
    await entferneId(id);
    showToast(`„${eintrag.name}“ ist entfernt`, {
      tone: 'success',
      onUndo: () => void lege(eintrag, `„${eintrag.name}“ gilt wieder`).catch(meldeFehler),
    });
  }

  async function schalteFeiertag({ tag, name, offenDurch }: Feiertag, offen: boolean): Promise<void> {
    if (offen) {
      await lege({ von: tag, bis: tag, name, offen: true }, `Am Feiertag „${name}“ nehmen Sie Termine an`);
      return;
    }
    if (!(await darfSchliessen({ von: tag, bis: tag })) || offenDurch === null) return;
    await entferneId(offenDurch);
    showToast(`Am Feiertag „${name}“ nehmen Sie keine Termine an`, { tone: 'success' });
  }

  return { lege, aendere: (eintrag, neu) => aendere(eintrag, neu), loesche, schalteFeiertag, dialog };
}

/** Only appointments on days that were open until now are a question. */
function useSchliessfrage(client: Client) {
  const { darf, dialog } = useWenBetrifft();
  const darfSchliessen = ({ von, bis }: Spanne, schonZu?: Spanne) =>
    darf(
      async () => {
        const { termine, kehrtouren } = await client.call(schliesstagBetroffene, { body: { von, bis } });
        const neue = termine.filter(({ beginn }) => !liegtIn(beginn, schonZu));
        return { termine: neue, kehrtouren: neue.length === 0 ? [] : kehrtouren };
      },
      { tat: 'Trotzdem schließen', folge: schliessfolgen },
    );
  return { darfSchliessen, dialog };
}

function liegtIn(zeitpunkt: string, spanne: Spanne | undefined): boolean {
  if (spanne === undefined) return false;
  const { tag } = ortszeitAus(new Date(zeitpunkt));
  return spanne.von <= tag && tag <= spanne.bis;
}
