import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { type Auftrag, auftragEinplanen } from '@kehrtour/contract/mangel';
import { taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { plusTage } from '@kehrtour/domain/tag';
import { DateField } from '@kehrtour/ui/field/DateField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { heute } from '../../../shared/heute.ts';
import { useContractForm } from '../../../shared/useContractForm.ts';

/** How long there is usually for what somebody asked for. */
const TAGE = 28;

/** Makes a due task of an order: which activity, and until when. */
export function Einplandialog({
  client,
  auftrag,
  onClose,
}: {
  client: Client;
  auftrag: Auftrag;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const { data } = useQuery(abfrage(client, taetigkeitenListe, {}));
  const form = useContractForm({
    schema: auftragEinplanen.body,
    start: { version: auftrag.version, taetigkeitId: '', fristBis: plusTage(heute(), TAGE) },
    labels: { taetigkeitId: 'Tätigkeit', fristBis: 'Frist bis' },
    send: async (body) => {
      await client.call(auftragEinplanen, { params: { id: auftrag.id }, body });
      await outdateConcepts(cache, 'maengel', 'liegenschaften');
      onClose();
    },
  });
  return (
    <Formulardialog title="Als Aufgabe einplanen" form={form} onClose={onClose}>
      <p className="wrap-anywhere">{auftrag.text}</p>
      <Select
        {...form.field('taetigkeitId')}
        choices={(data?.eintraege ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
      <DateField
        {...form.field('fristBis')}
        value={form.values.fristBis === '' ? null : form.values.fristBis}
        onChange={(tag) => form.set('fristBis', tag ?? '')}
      />
    </Formulardialog>
  );
}
