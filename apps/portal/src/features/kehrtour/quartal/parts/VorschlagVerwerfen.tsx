import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { quartalsvorschlagHolen, quartalVerwerfen } from '@kehrtour/contract/quartal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Throws a proposal away that nobody wants to go on with; what took minutes to reckon and hours to arrange is asked about. */
export function VorschlagVerwerfen({ client, gesperrt }: { client: Client; gesperrt: boolean }) {
  const cache = useQueryClient();
  const [offen, setOffen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fehler, setFehler] = useState<string>();

  async function verwirf() {
    setBusy(true);
    setFehler(undefined);
    try {
      await client.call(quartalVerwerfen, {});
      setOffen(false);
      cache.setQueryData(keyOf(quartalsvorschlagHolen, {}), { vorschlag: null, vorgangId: null });
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button kind="quiet" disabled={gesperrt} onPress={() => setOffen(true)}>
        Verwerfen …
      </Button>
      <ConfirmDialog
        title="Diesen Vorschlag verwerfen?"
        open={offen}
        confirmLabel="Vorschlag verwerfen"
        danger
        busy={busy}
        onConfirm={() => void verwirf()}
        onCancel={() => setOffen(false)}
      >
        <p>
          Die Verteilung auf Tage und Personen geht verloren, auch was Sie von Hand geändert haben. Häuser,
          Aufgaben und schon angelegte Kehrtouren bleiben.
        </p>
        {fehler === undefined ? null : (
          <Notice tone="danger" live>
            <p>{fehler}</p>
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
