import type { Client } from '@kehrtour/api-client/client';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { KehrtourAktion } from '@kehrtour/domain/kehrtour/kehrtour';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { heute } from '../../../shared/heute.ts';
import { useKehrtourlauf } from './useKehrtourlauf.ts';

const Abschlussdialog = lazyPart(async () => (await import('./Abschlussdialog.tsx')).Abschlussdialog);

export type KehrtourlaufProps = { client: Client; kehrtour: Kehrtour; darf: readonly KehrtourAktion[] };

/** From its first day a round can be begun, and closed once it is under way or its days are over. */
export function Kehrtourlauf({ client, kehrtour, darf }: KehrtourlaufProps) {
  const { busy, frage, bleibt, vergissFrage, starte, schliesseAb } = useKehrtourlauf(client, kehrtour);
  const tage = kehrtour.tage.toSorted();
  const [erster] = tage;
  const letzter = tage.at(-1);
  const vorbei = letzter !== undefined && letzter < heute();
  const startet = darf.includes('starte') && erster !== undefined && erster <= heute() && !vorbei;
  const endet = darf.includes('schliesseAb') && (kehrtour.status === 'unterwegs' || vorbei);
  return (
    <>
      {startet ? (
        <Button kind="primary" busy={busy} onPress={starte}>
          Kehrtour starten
        </Button>
      ) : null}
      {endet ? (
        <Button kind="primary" busy={busy} onPress={() => schliesseAb()}>
          Kehrtour abschließen
        </Button>
      ) : null}
      {bleibt === '' || kehrtour.status !== 'unterwegs' ? null : (
        <Notice tone="success" title="Ihre Termine sind abgeschlossen" live>
          <p>{bleibt}</p>
        </Notice>
      )}
      {frage === null ? null : (
        <Abschlussdialog frage={frage} busy={busy} onSchliesseAb={schliesseAb} onAbbruch={vergissFrage} />
      )}
    </>
  );
}
