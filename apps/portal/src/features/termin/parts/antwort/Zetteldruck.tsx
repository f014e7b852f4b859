import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { terminzettelHolen } from '@kehrtour/contract/ankuendigung';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';

/** Slips of one round, only for households that have not answered and that no notice has reached. */
export function Zetteldruck({ client, kehrtourId }: { client: Client; kehrtourId: string }) {
  const [busy, setBusy] = useState(false);
  async function drucke(): Promise<void> {
    setBusy(true);
    try {
      saveFile(
        await client.file(terminzettelHolen, {
          params: { id: kehrtourId },
          query: { format: 'a6', offene: '1' },
        }),
      );
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={busy} icon={<Printer aria-hidden className="size-4" />} onPress={() => void drucke()}>
      Zettel für die Offenen
    </Button>
  );
}
