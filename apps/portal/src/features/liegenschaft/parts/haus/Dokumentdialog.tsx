import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { type Dokumente, dokumentHochladen } from '@kehrtour/contract/dokument';
import { DOKUMENT_BYTES_MAX, DOKUMENTTYPEN } from '@kehrtour/domain/datei/dokument';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';

export type DokumentdialogProps = {
  client: Client;
  liegenschaftId: string;
  onDone: (stand: Dokumente) => void;
  onClose: () => void;
};

const ZU_GROSS = 'Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie.';

/** One file, sent as soon as it is chosen. */
export function Dokumentdialog({ client, liegenschaftId, onDone, onClose }: DokumentdialogProps) {
  const legeAb = useMutation({
    mutationFn: (file: File) => client.upload(dokumentHochladen, { params: { id: liegenschaftId }, file }),
    onSuccess: onDone,
  });
  const zuGross = legeAb.variables !== undefined && legeAb.variables.size > DOKUMENT_BYTES_MAX;
  return (
    <Dialog
      title="Dokument ablegen"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <FileDrop
        label="Datei hierher ziehen"
        hint="PDF, JPEG oder PNG, bis 10 MB"
        accept={DOKUMENTTYPEN}
        busy={legeAb.isPending}
        error={legeAb.error === null ? undefined : zuGross ? ZU_GROSS : sentenceOf(legeAb.error)}
        onFiles={([file]) => {
          if (file !== undefined) legeAb.mutate(file);
        }}
      />
      <p className="mt-4 text-sm text-muted">
        Wer das Haus sieht, sieht auch seine Dokumente. Sie sind Teil Ihres Datenauszugs.
      </p>
    </Dialog>
  );
}
