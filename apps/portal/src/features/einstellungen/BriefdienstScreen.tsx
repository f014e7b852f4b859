import type { Client } from '@kehrtour/api-client/client';
import {
  briefdiensteinstellungen,
  type Einstellungen,
  einstellungenAendern,
  einstellungenHolen,
} from '@kehrtour/contract/einstellungen';
import { formatEuro } from '@kehrtour/domain/format';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Dienstseite } from './parts/Dienstseite.tsx';

type Dienst = { centJeBrief: number; imMonatCent: number };

/** Whether a service prints and posts letters, what they may cost in a month, and how long they take. */
export function BriefdienstScreen({ client }: { client: Client }) {
  return (
    <Dienstseite client={client} weg="brief" ohne={OHNE_DIENST}>
      {(daten, dienst) => <Formular client={client} daten={daten} dienst={dienst} />}
    </Dienstseite>
  );
}

const OHNE_DIENST = {
  title: 'Einen Briefdienst gibt es hier noch nicht',
  text: 'In dieser Installation ist kein Briefdienst eingerichtet. Wer Kehrtour für Sie betreibt, kann das nachholen; danach schalten Sie ihn hier ein. Briefe drucken Sie bis dahin selbst.',
};

const LABELS = {
  an: 'Briefe auch vom Briefdienst drucken und aufgeben lassen',
  hoechstensEuroImMonat: 'Briefe kosten im Monat höchstens',
  zustelltage: 'Ein solcher Brief gilt als zugegangen nach',
};

type FormularProps = {
  client: Client;
  daten: Einstellungen & { version: number };
  dienst: Dienst;
};

function Formular({ client, daten, dienst }: FormularProps) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: briefdiensteinstellungen,
    start: daten.briefdienst,
    labels: LABELS,
    send: (briefdienst) =>
      save((version) => client.call(einstellungenAendern, { body: { briefdienst, version } })),
  });
  const an = form.field('an');
  return (
    <SaveForm form={form}>
      <Checkbox
        id={an.id}
        label={an.label}
        hint="Vor dem Ankündigen wählen Sie dann für jeden Haushalt, ob Sie selbst drucken oder der Briefdienst sendet. Er bekommt dazu Namen, Anschrift und den Brief."
        checked={an.value}
        error={an.error}
        onChange={an.onChange}
      />
      <NumberField
        {...form.number('hoechstensEuroImMonat')}
        unit="€"
        min={1}
        max={10_000}
        width="medium"
        hint={`Ein Brief kostet etwa ${formatEuro(dienst.centJeBrief)} ohne Umsatzsteuer. In diesem Monat sind es bis jetzt ${formatEuro(dienst.imMonatCent)}. Was mehr kosten würde, geht nicht hinaus.`}
      />
      <NumberField
        {...form.number('zustelltage')}
        unit="Tagen"
        min={1}
        max={14}
        width="medium"
        hint="Gezählt ab dem Ankündigen: erst wird gedruckt, dann bringt ihn die Post. Danach beginnen die fünf Werktage vor einer Feuerstättenschau (§ 3 Abs. 1 KÜO). Sobald der Brief bei der Post ist, zählt seine gewöhnliche Laufzeit."
      />
    </SaveForm>
  );
}
