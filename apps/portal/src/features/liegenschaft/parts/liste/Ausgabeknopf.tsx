import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { ausgabeformat, type Ausgabeformat, liegenschaftenAusgeben } from '@kehrtour/contract/bestand';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { type Bestandsfilter, ganzerFilter } from '../../bestandsfilter.ts';

const FORMATE: Record<Ausgabeformat, { label: string; hint: string }> = {
  xlsx: { label: 'Excel-Datei (XLSX)', hint: 'Zweites Blatt: alle Fristen' },
  csv: { label: 'Textdatei (CSV)', hint: 'Für andere Programme' },
};

/** The list as it is filtered, for a spreadsheet or another program. */
export function Ausgabeknopf({ client, filter }: { client: Client; filter: Bestandsfilter }) {
  const ausgabe = useMutation({
    mutationFn: (als: Ausgabeformat) =>
      client.file(liegenschaftenAusgeben, { query: { ...ganzerFilter(filter), als } }),
    onSuccess: saveFile,
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
  });
  return (
    <Menu
      label="Liste speichern als"
      trigger={
        <Button icon={<Download aria-hidden className="size-5" />} busy={ausgabe.isPending}>
          Export
        </Button>
      }
      entries={ausgabeformat.options.toReversed().map((id) => ({ id, ...FORMATE[id] }))}
      onAction={(id) => ausgabe.mutate(id)}
    />
  );
}
