import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  taetigkeitBetroffene,
  taetigkeitBuchungAendern,
  taetigkeitenListe,
  taetigkeitHolen,
  taetigkeitsdaten,
} from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { taetigkeitsbuchung } from '@kehrtour/contract/terminbuchung';
import { ONLINEBUCHUNGEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';

import { useWenBetrifft } from '../../../shared/betroffen/useWenBetrifft.tsx';
import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { ONLINE } from '../taetigkeit.format.ts';
import { Buchungsfelder } from './Buchungsfelder.tsx';

export type BuchungsdialogProps = { client: Client; eintrag: Taetigkeit; onClose: () => void };

const formular = z.object({ online: taetigkeitsdaten.shape.online, buchung: taetigkeitsbuchung });
const LABELS = {
  online: 'Darf man sie online buchen?',
  'buchung.fragen': 'Was wird vorher gefragt?',
  'buchung.dauerMinuten': 'Dauer online',
  'buchung.preisCent': 'Preis',
  'buchung.preisText': 'Zusatz zum Preis',
  'buchung.hinweis': 'Hinweis vor dem Buchen',
};
const WAHL = ONLINEBUCHUNGEN.map((id) => ({
  id,
  label: ONLINE[id].titel,
  hint: ONLINE[id].hinweis,
}));

/** How one activity is booked: who may, what it asks, how long, what it costs. */
export function Buchungsdialog({ client, eintrag, onClose }: BuchungsdialogProps) {
  const { form, dialog } = useBuchungsformular({ client, eintrag, onClose });
  return (
    <>
      <Formulardialog title={eintrag.name} size="large" form={form} onClose={onClose}>
        <RadioGroup {...form.field('online')} choices={WAHL} />
        {form.values.online === 'nein' ? null : <Buchungsfelder form={form} eintrag={eintrag} />}
      </Formulardialog>
      {dialog}
    </>
  );
}

/** Whoever stops offering an activity is asked about those who have booked it. */
function useBuchungsformular({ client, eintrag, onClose }: BuchungsdialogProps) {
  const cache = useQueryClient();
  const { darf, dialog } = useWenBetrifft();
  const { id, name } = eintrag;
  // After a refusal the next try carries the version that is there now.
  const version = useRef(eintrag.version);
  const form = useContractForm({
    schema: formular,
    start: { online: eintrag.online, buchung: eintrag.buchung },
    labels: LABELS,
    send: async (daten) => {
      const schliesst = daten.online === 'nein' && eintrag.online !== 'nein';
      const vorschau = () => client.call(taetigkeitBetroffene, { params: { id } });
      if (schliesst && !(await darf(vorschau, { tat: 'Trotzdem nicht mehr anbieten' }))) return;
      try {
        await client.call(taetigkeitBuchungAendern, {
          params: { id },
          body: { ...daten, version: version.current },
        });
      } catch (error) {
        const jetzt = await client.call(taetigkeitHolen, { params: { id } }).catch(() => undefined);
        version.current = jetzt?.version ?? version.current;
        throw error;
      }
      await cache.invalidateQueries({ queryKey: keyOf(taetigkeitenListe, {}) });
      showToast(`„${name}“ ist gespeichert`, { tone: 'success' });
      onClose();
    },
  });
  return { form, dialog };
}
