import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { type Dateiprofil, dateiprofileHolen, dateiprofilLoeschen } from '@kehrtour/contract/dateiprofil';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type ProfilLoeschenProps = { client: Client; profil: Dateiprofil; onClose: () => void };

/** Asked first: nobody types two dozen columns again for a slip. */
export function ProfilLoeschen({ client, profil, onClose }: ProfilLoeschenProps) {
  const cache = useQueryClient();
  const loesche = useMutation({
    mutationFn: () => client.call(dateiprofilLoeschen, { params: { id: profil.id } }),
    onSuccess: (stand) => {
      cache.setQueryData(keyOf(dateiprofileHolen, {}), stand);
      showToast('Das Dateiprofil ist gelöscht', { tone: 'success' });
    },
    onError: (error) => {
      showToast(sentenceOf(error), { tone: 'danger' });
      void cache.invalidateQueries({ queryKey: keyOf(dateiprofileHolen, {}) });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`„${profil.name}“ löschen?`}
      open
      danger
      confirmLabel="Profil löschen"
      busy={loesche.isPending}
      onConfirm={() => loesche.mutate()}
      onCancel={onClose}
    >
      <p>
        Die nächste Datei mit diesen Überschriften lesen wir dann wieder so, wie wir sie erkennen. Frühere
        Importe bleiben, wie sie sind.
      </p>
    </ConfirmDialog>
  );
}
