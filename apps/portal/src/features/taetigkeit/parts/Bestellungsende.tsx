import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import {
  bestellungseinstellungen,
  einstellungenAendern,
  einstellungenHolen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { SaveForm } from '../../../shared/SaveForm.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useSave } from '../../../shared/useSave.ts';

export type BestellungsendeProps = { client: Client; daten: Einstellungen & { version: number } };

const LABELS = { bis: 'Bestellt bis' };

/** When the appointment to the district ends: by it the quarter says how many Feuerstättenschauen a month takes. */
export function Bestellungsende({ client, daten }: BestellungsendeProps) {
  const cache = useQueryClient();
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: bestellungseinstellungen,
    start: daten.bestellung,
    labels: LABELS,
    send: async (bestellung) => {
      await save((version) => client.call(einstellungenAendern, { body: { bestellung, version } }));
      await outdateConcepts(cache, 'kehrtouren');
    },
  });
  return (
    <Card title="Bestellung">
      <SaveForm form={form}>
        <DateField
          {...form.field('bis')}
          optional
          hint="Bis dahin braucht jedes Haus seine zwei Feuerstättenschauen (§ 14 SchfHwG). Das Quartal sagt, wie viele das im Monat sind."
        />
      </SaveForm>
    </Card>
  );
}
