import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { absageVorschauHolen, kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { absageTat, absageZeilen } from '../aenderung/aenderung.format.ts';
import { kehrtourName } from '../kehrtour.format.ts';

export type AbsagedialogProps = { client: Client; kehrtour: Kehrtour; onSchliesse: () => void };

const GRUND_ZEICHEN_MAX = 300;

/** Calling a round off reaches customers, so it asks first and says whom. */
export function Absagedialog({ client, kehrtour, onSchliesse }: AbsagedialogProps) {
  const { grund, setGrund, busy, fehler, sageAb } = useAbsage(client, kehrtour, onSchliesse);
  const vorschau = useQuery(abfrage(client, absageVorschauHolen, { params: { id: kehrtour.id } }));
  const zeilen = absageZeilen(vorschau.data);
  const title = `${kehrtourName(kehrtour)} absagen?`;
  // Whom it reaches nobody knows then: it is no round of which nobody was told.
  if (vorschau.isError)
    return (
      <Dialog
        open
        title={title}
        onOpenChange={onSchliesse}
        actions={<Button onPress={onSchliesse}>Nicht absagen</Button>}
      >
        <Notice tone="danger" live>
          <p>{sentenceOf(vorschau.error)}</p>
        </Notice>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={title}
      open
      danger
      busy={busy || vorschau.isPending}
      confirmLabel={absageTat(vorschau.data)}
      cancelLabel="Nicht absagen"
      onConfirm={sageAb}
      onCancel={onSchliesse}
    >
      <div className="flex flex-col gap-4">
        {vorschau.isPending ? <Skeleton shape="rows" count={2} /> : <Folgen zeilen={zeilen} />}
        {zeilen.length > 0 ? (
          <TextArea
            label="Grund"
            optional
            hint="Steht in der Nachricht, zum Beispiel „Wegen Krankheit“."
            charactersMax={GRUND_ZEICHEN_MAX}
            value={grund}
            onChange={setGrund}
          />
        ) : null}
        {fehler === null ? null : (
          <Notice tone="danger" live>
            <p>{fehler}</p>
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Who hears of it by which way, and how long that can be stopped. */
function Folgen({ zeilen }: { zeilen: readonly string[] }) {
  if (zeilen.length === 0)
    return (
      <p>
        Von dieser Kehrtour weiß noch niemand. Die Arbeit bleibt offen und kann neu geplant werden. Das lässt
        sich nicht zurücknehmen.
      </p>
    );
  return (
    <>
      <ul className="list-disc pl-5">
        {zeilen.map((zeile) => (
          <li key={zeile}>{zeile}</li>
        ))}
      </ul>
      <p>
        Was elektronisch gesendet wird, geht in {BEDENKZEIT_MINUTEN} Minuten hinaus. Bis dahin lässt es sich
        in der Kehrtour anhalten. Die Absage selbst lässt sich nicht zurücknehmen.
      </p>
    </>
  );
}

/** Calls the round off once, however often the button is pressed. */
function useAbsage(client: Client, kehrtour: Kehrtour, onAbgesagt: () => void) {
  const cache = useQueryClient();
  const schluessel = useRef(crypto.randomUUID());
  const [grund, setGrund] = useState('');
  const [busy, setBusy] = useState(false);
  const [fehler, setFehler] = useState<string | null>(null);

  async function sageAb() {
    setBusy(true);
    setFehler(null);
    try {
      await client.call(kehrtourAbsagen, {
        params: { id: kehrtour.id },
        body: grund.trim() === '' ? {} : { grund: grund.trim() },
        idempotencyKey: schluessel.current,
      });
      await outdateConcepts(cache, 'kehrtouren');
      showToast(`${kehrtourName(kehrtour)} ist abgesagt`);
      onAbgesagt();
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { grund, setGrund, busy, fehler, sageAb: () => void sageAb() };
}
