import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  type Loeschauftrag,
  loeschauftragHolen,
  loeschauftragZuruecknehmen,
} from '@kehrtour/contract/loeschauftrag';
import { formatTagLang } from '@kehrtour/domain/format';
import { istVorherNoetig, LOESCHFRIST_TAGE } from '@kehrtour/domain/unternehmen/loeschauftrag';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Hindernisse } from './parts/Hindernisse.tsx';

const Loeschdialog = lazyPart(async () => (await import('./parts/Loeschdialog.tsx')).Loeschdialog);

export type LoeschauftragKarteProps = {
  client: Client;
  /** Of the person who is logged in. */
  email: string;
  /** The user knows of a deletion, too: she is read anew. */
  onChange: () => void;
};

/** The end of the company here: asked for with name, password and second factor, taken back for two weeks. */
export function LoeschauftragKarte({ client, email, onChange }: LoeschauftragKarteProps) {
  const query = useQuery(pageQuery(client, loeschauftragHolen, {}));
  const cache = useQueryClient();
  const zeige = (stand: Loeschauftrag): void => {
    cache.setQueryData(keyOf(loeschauftragHolen, {}), stand);
    onChange();
  };
  return (
    <Card title="Betrieb löschen">
      <PageState query={query} count={2}>
        {(stand) =>
          stand.auftrag === null ? (
            <Angebot client={client} email={email} stand={stand} onDone={zeige} />
          ) : (
            <Beantragt client={client} stand={stand} onDone={zeige} />
          )
        }
      </PageState>
    </Card>
  );
}

type TeilProps = { client: Client; stand: Loeschauftrag; onDone: (stand: Loeschauftrag) => void };

function Angebot({ client, email, stand, onDone }: TeilProps & { email: string }) {
  const [fragt, setFragt] = useState(false);
  const vorher = stand.hindernisse.filter(({ art }) => istVorherNoetig(art));
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose">
        Nach {LOESCHFRIST_TAGE} Tagen Bedenkzeit löschen wir alles: Liegenschaften, Kontakte, Termine,
        Nachrichten, Dateien und alle Zugänge. Bis dahin lässt es sich zurücknehmen, danach nicht mehr.
      </p>
      <Aufbewahrung rechnungen={stand.rechnungen} />
      <Hindernisse hindernisse={vorher} titel="Vorher ist noch etwas zu tun" />
      {vorher.length > 0 ? null : (
        <div>
          <Button kind="danger" onPress={() => setFragt(true)}>
            Betrieb löschen …
          </Button>
        </div>
      )}
      {fragt ? (
        <Loeschdialog
          client={client}
          email={email}
          stand={stand}
          onDone={onDone}
          onClose={() => setFragt(false)}
        />
      ) : null}
    </div>
  );
}

function Beantragt({ client, stand, onDone }: TeilProps) {
  const zurueck = useMutation({
    mutationFn: () => client.call(loeschauftragZuruecknehmen, {}),
    onSuccess: (neu) => {
      showToast('Ihr Betrieb bleibt. Die Buchungsseite öffnen Sie selbst wieder.', { tone: 'success' });
      onDone(neu);
    },
  });
  const { auftrag } = stand;
  if (auftrag === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="danger"
        title={`Ihr Betrieb wird am ${formatTagLang(auftrag.faelligAm)} gelöscht`}
        action={
          <Button kind="primary" busy={zurueck.isPending} onPress={() => zurueck.mutate()}>
            Löschung zurücknehmen
          </Button>
        }
      >
        <p>
          {auftrag.von === '' ? 'Die Löschung ist beantragt.' : `${auftrag.von} hat die Löschung beantragt.`}{' '}
          Nehmen Sie vorher Ihre Daten mit. Die Buchungsseite ist geschlossen.
        </p>
      </Notice>
      <Hindernisse hindernisse={stand.hindernisse} titel="Damit wartet die Löschung, bis es erledigt ist" />
      <Aufbewahrung rechnungen={stand.rechnungen} />
      {zurueck.error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(zurueck.error)}</p>
        </Notice>
      )}
    </div>
  );
}

function Aufbewahrung({ rechnungen }: { rechnungen: number }) {
  return (
    <p className="max-w-prose text-muted">
      {rechnungen === 0
        ? 'Es bleibt nichts zurück.'
        : 'Rechnungen von Kehrtour an Sie und ihre Zahlungen bewahrt der Betreiber acht Jahre auf, weil das Gesetz es verlangt (§ 147 AO); sonst bleibt nichts.'}{' '}
      In Sicherungskopien stehen die Daten, bis diese überschrieben sind.
    </p>
  );
}
