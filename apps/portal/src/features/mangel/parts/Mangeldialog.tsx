import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { type Mangel, mangelAendern } from '@kehrtour/contract/mangel';
import { MANGELART_NAMEN, MANGELARTEN } from '@kehrtour/domain/termin/mangel';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

/** Other words, another kind, another deadline. */
export function Mangeldialog({
  client,
  mangel,
  onClose,
}: {
  client: Client;
  mangel: Mangel;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const form = useContractForm({
    schema: mangelAendern.body,
    start: { version: mangel.version, art: mangel.art, text: mangel.text, frist: mangel.frist },
    labels: { art: 'Was ist es?', text: 'Beschreibung', frist: 'Zu beheben bis' },
    send: async (body) => {
      await client.call(mangelAendern, { params: { id: mangel.id }, body });
      await outdateConcepts(cache, 'maengel');
      onClose();
    },
  });
  const [art, text] = [form.field('art'), form.field('text')];
  return (
    <Formulardialog title="Mangel ändern" form={form} onClose={onClose}>
      <Select
        {...art}
        value={art.value ?? null}
        choices={MANGELARTEN.map((eine) => ({ id: eine, label: MANGELART_NAMEN[eine] }))}
      />
      <TextArea {...text} value={text.value ?? ''} rows={4} />
      <DateField
        {...form.field('frist')}
        value={form.values.frist || null}
        onChange={(tag) => form.set('frist', tag ?? '')}
      />
    </Formulardialog>
  );
}
