import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  beanstandungstext,
  rechnungBeanstanden,
  rechnungenHolen,
  type Rechnungszeile,
} from '@kehrtour/contract/rechnung';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

export type BeanstandungsdialogProps = { client: Client; rechnung: Rechnungszeile; onClose: () => void };

/** Tells the operator what is wrong; the invoice waits for the answer. */
export function Beanstandungsdialog({ client, rechnung, onClose }: BeanstandungsdialogProps) {
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: beanstandungstext,
    start: { text: '' },
    labels: { text: 'Was stimmt nicht?' },
    send: async (body) => {
      await client.call(rechnungBeanstanden, { params: { id: rechnung.id }, body, idempotencyKey });
      await cache.invalidateQueries({ queryKey: keyOf(rechnungenHolen, {}) });
      showToast('Ihre Nachricht ist angekommen', { tone: 'success' });
      onClose();
    },
  });
  return (
    <Formulardialog
      title={`Rechnung ${rechnung.nummer} beanstanden`}
      form={form}
      saveLabel="Beanstanden"
      onClose={onClose}
    >
      <p>Bis wir geantwortet haben, wird sie weder gemahnt noch eingezogen.</p>
      <TextArea {...form.field('text')} rows={5} />
    </Formulardialog>
  );
}
