import type { Client } from '@kehrtour/api-client/client';
import {
  lastschriftangaben,
  zahlungHolen,
  zahlungsartAendern,
  type Zahlungsstand,
} from '@kehrtour/contract/zahlung';
import { product } from '@kehrtour/domain/text/product';
import { VORANKUENDIGUNG_TAGE } from '@kehrtour/domain/zahlung/zahlungsart';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { SaveForm } from '../../../shared/SaveForm.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useSave } from '../../../shared/useSave.ts';

/** The mandate in the words that the SEPA rulebook asks for. */
export function Mandatsformular({ client, stand }: { client: Client; stand: Zahlungsstand }) {
  const save = useSave(zahlungHolen, {}, stand);
  const form = useContractForm({
    schema: lastschriftangaben,
    start: {
      kontoinhaber: stand.mandat?.kontoinhaber ?? stand.anschrift.name,
      iban: '',
      erteilt: false as true,
    },
    labels: { kontoinhaber: 'Kontoinhaber', iban: 'IBAN', erteilt: 'Das Mandat' },
    send: (lastschrift) =>
      save(
        (version) => client.call(zahlungsartAendern, { body: { lastschrift, version } }),
        'Das Mandat ist erteilt',
      ),
  });
  const { name, creditorId } = product.operator;
  return (
    <SaveForm form={form} saveLabel="Mandat erteilen">
      <TextField {...form.field('kontoinhaber')} autoComplete="name" />
      <TextField {...form.field('iban')} autoComplete="off" hint="Zum Beispiel DE89 3704 0044 0532 0130 00" />
      <div className="flex flex-col gap-2 text-sm text-muted">
        <p>
          Ich ermächtige {name} (Gläubiger-Identifikationsnummer {creditorId}), Zahlungen von diesem Konto
          mittels SEPA-Basislastschrift einzuziehen, und weise mein Kreditinstitut an, sie einzulösen. Die
          Mandatsreferenz steht danach hier und auf jeder Rechnung.
        </p>
        <p>
          Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung verlangen.
          Jeder Einzug wird mindestens {VORANKUENDIGUNG_TAGE} Tage vorher mit der Rechnung angekündigt.
        </p>
      </div>
      <Checkbox
        id="erteilt"
        label="Ich erteile dieses SEPA-Lastschriftmandat"
        checked={form.values.erteilt}
        onChange={(an) => form.set('erteilt', an as true)}
        error={form.errorOf('erteilt')}
      />
    </SaveForm>
  );
}
