import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { type Dateiprofil, dateiprofilBenennen, dateiprofileHolen } from '@kehrtour/contract/dateiprofil';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';

export type ProfilBenennenProps = { client: Client; profil: Dateiprofil; onClose: () => void };

export function ProfilBenennen({ client, profil, onClose }: ProfilBenennenProps) {
  const cache = useQueryClient();
  const form = useContractForm({
    schema: dateiprofilBenennen.body,
    start: { name: profil.name },
    labels: { name: 'Name' },
    send: async (body) => {
      const stand = await client.call(dateiprofilBenennen, { params: { id: profil.id }, body });
      cache.setQueryData(keyOf(dateiprofileHolen, {}), stand);
      onClose();
    },
  });
  return (
    <Formulardialog title="Dateiprofil umbenennen" form={form} onClose={onClose}>
      <TextField {...form.field('name')} />
    </Formulardialog>
  );
}
