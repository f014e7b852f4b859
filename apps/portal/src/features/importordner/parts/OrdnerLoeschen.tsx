import type { Client } from '@kehrtour/api-client/client';
import { type Importordner, importordnerLoeschen } from '@kehrtour/contract/importordner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useImportordner } from '../useImportordner.ts';

export type OrdnerLoeschenProps = { client: Client; ordner: Importordner };

/** Looks into a folder no more, after a question. */
export function OrdnerLoeschen({ client, ordner: { id, wirt } }: OrdnerLoeschenProps) {
  const { sende, laeuft } = useImportordner();
  const [fragt, setFragt] = useState(false);
  const entferne = () =>
    sende(
      'entfernen',
      () => client.call(importordnerLoeschen, { params: { id } }),
      'In den Ordner wird nicht mehr gesehen',
    ).then(() => setFragt(false));
  return (
    <>
      <Button size="small" kind="quiet" onPress={() => setFragt(true)}>
        Entfernen
      </Button>
      <ConfirmDialog
        title={`Ordner bei ${wirt} entfernen?`}
        open={fragt}
        confirmLabel="Ordner entfernen"
        danger
        busy={laeuft === 'entfernen'}
        onConfirm={() => void entferne()}
        onCancel={() => setFragt(false)}
      >
        <p>Der Zugang wird gelöscht. Die Dateien auf dem Server und alles, was eingelesen wurde, bleiben.</p>
      </ConfirmDialog>
    </>
  );
}
