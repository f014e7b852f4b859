import type { Client } from '@kehrtour/api-client/client';
import { type Importordner, importordnerSchluesselAnnehmen } from '@kehrtour/contract/importordner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { useImportordner } from '../useImportordner.ts';

export type NeuerSchluesselProps = { client: Client; ordner: Importordner };

/** A server that suddenly is another one: only a person can know whether that is right. */
export function NeuerSchluessel({
  client,
  ordner: { id, schluessel, neuerSchluessel },
}: NeuerSchluesselProps) {
  const { sende, laeuft } = useImportordner();
  if (neuerSchluessel === null) return null;
  const nimmAn = () =>
    sende(
      'schluessel',
      () =>
        client.call(importordnerSchluesselAnnehmen, {
          params: { id },
          body: { schluessel: neuerSchluessel },
        }),
      'Der neue Schlüssel gilt',
    );
  return (
    <Notice
      tone="danger"
      title="Der Server weist sich mit einem anderen Schlüssel aus"
      live
      action={
        <Button size="small" busy={laeuft === 'schluessel'} onPress={() => void nimmAn()}>
          Neuer Schlüssel stimmt
        </Button>
      }
    >
      <p>
        Das geschieht, wenn der Server neu aufgesetzt wurde, oder wenn sich jemand für ihn ausgibt. Fragen Sie
        den, der ihn betreibt. Bis dahin melden wir uns dort nicht an.
      </p>
      <p className="wrap-anywhere">Bisher: {schluessel}</p>
      <p className="wrap-anywhere">Jetzt: {neuerSchluessel}</p>
    </Notice>
  );
}
