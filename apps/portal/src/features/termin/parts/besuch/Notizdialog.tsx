import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { terminHolen, terminNotizAendern } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';

export type NotizdialogProps = { client: Client; termin: Termin; onClose: () => void };

/** Writes the note. Where somebody else wrote meanwhile, what was typed stays, and a second press decides. */
export function Notizdialog({ client, termin, onClose }: NotizdialogProps) {
  const cache = useQueryClient();
  const params = { id: termin.id };
  const speichereNotiz = async (notiz: string, vorher: string): Promise<void> => {
    try {
      const stand = await client.call(terminNotizAendern, { params, body: { notiz, vorher } });
      cache.setQueryData(keyOf(terminHolen, { params }), stand);
    } finally {
      await outdateConcepts(cache, 'termine');
    }
  };
  const form = useContractForm({
    schema: terminNotizAendern.body,
    start: { notiz: termin.notiz, vorher: '' },
    labels: { notiz: 'Notiz' },
    send: async ({ notiz }) => {
      const vorher = termin.notiz;
      await speichereNotiz(notiz, vorher);
      showToast('Notiz gespeichert', {
        tone: 'success',
        onUndo: () =>
          void speichereNotiz(vorher, notiz).catch((error: unknown) =>
            showToast(sentenceOf(error), { tone: 'danger' }),
          ),
      });
      onClose();
    },
  });
  return (
    <Formulardialog title="Notiz zum Termin" form={form} onClose={onClose}>
      <TextArea {...form.field('notiz')} rows={5} hint="Nur für Ihren Betrieb, höchstens 500 Zeichen" />
    </Formulardialog>
  );
}
