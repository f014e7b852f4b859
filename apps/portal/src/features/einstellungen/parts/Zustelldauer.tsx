import type { Client } from '@kehrtour/api-client/client';
import {
  einstellungenAendern,
  einstellungenHolen,
  zustelleinstellungen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import { SaveForm } from '../../../shared/SaveForm.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useSave } from '../../../shared/useSave.ts';

export type ZustelldauerProps = { client: Client; daten: Einstellungen & { version: number } };

const LABELS = { briefTage: 'Ein Brief gilt als zugegangen nach' };

/** From when a letter counts: the five Werktage of § 3 KÜO begin there. */
export function Zustelldauer({ client, daten }: ZustelldauerProps) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: zustelleinstellungen,
    start: daten.zustellung,
    labels: LABELS,
    send: (zustellung) =>
      save((version) => client.call(einstellungenAendern, { body: { zustellung, version } })),
  });
  return (
    <section aria-label="Briefe">
      <h2 className="mb-2 text-lg font-semibold">Briefe</h2>
      <SaveForm form={form}>
        <NumberField
          {...form.number('briefTage')}
          unit="Tagen"
          min={1}
          max={14}
          width="medium"
          hint="Gezählt ab dem Einwurf bei der Post, nie auf einen Sonntag oder Feiertag. Danach beginnen die fünf Werktage vor einer Feuerstättenschau (§ 3 Abs. 1 KÜO)."
        />
      </SaveForm>
    </section>
  );
}
