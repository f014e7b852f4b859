import type { Client } from '@kehrtour/api-client/client';
import { zahlungHolen, zahlungsartAendern, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { formatTag } from '@kehrtour/domain/format';
import { ZAHLUNGSZIEL_TAGE } from '@kehrtour/domain/unternehmen/abrechnung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Mandatsformular } from './parts/Mandatsformular.tsx';
import { useZahlung } from './useZahlung.ts';

/** Paying by transfer or by a debit that the company has allowed. */
export function ZahlungsartScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, zahlungHolen, {}));
  return (
    <PageState query={query} shape="rows" count={4}>
      {(stand) => (
        <div className="flex max-w-2xl flex-col gap-6">
          {stand.mandat === null ? <Ueberweisung /> : <Mandat client={client} stand={stand} />}
          {stand.anschrift.leitwegId === '' ? (
            <Card title={stand.mandat === null ? 'SEPA-Lastschrift einrichten' : 'Anderes Konto'}>
              <Mandatsformular key={stand.version} client={client} stand={stand} />
            </Card>
          ) : (
            <NurUeberweisung />
          )}
        </div>
      )}
    </PageState>
  );
}

function Ueberweisung() {
  return (
    <Card title="Überweisung nach Rechnung">
      <p>
        So zahlen Sie jetzt: Rechnungen sind {ZAHLUNGSZIEL_TAGE} Tage nach ihrem Datum fällig. Geben Sie bei
        der Überweisung die Rechnungsnummer an.
      </p>
    </Card>
  );
}

function NurUeberweisung() {
  return (
    <p className="text-muted">
      Mit Ihrer Leitweg-ID bekommen Sie XRechnungen, und diese werden überwiesen. Für eine Lastschrift nehmen
      Sie zuerst die Leitweg-ID aus der{' '}
      <Link href="/konto/einstellungen/zahlung/rechnungsanschrift">Rechnungsanschrift</Link>.
    </p>
  );
}

function Mandat({ client, stand }: { client: Client; stand: Zahlungsstand }) {
  const { tue, laeuft } = useZahlung();
  const [fragt, setFragt] = useState(false);
  const { mandat, version } = stand;
  if (mandat === null) return null;
  const widerrufe = async (): Promise<void> => {
    const body = { lastschrift: null, version };
    await tue('widerruf', () => client.call(zahlungsartAendern, { body }), 'Das Mandat ist widerrufen');
    setFragt(false);
  };
  return (
    <Card
      title="SEPA-Lastschrift"
      actions={
        <Button size="small" onPress={() => setFragt(true)}>
          Mandat widerrufen
        </Button>
      }
    >
      <KeyValue
        items={[
          { label: 'Konto', value: `IBAN endet auf ${mandat.ibanEnde}` },
          { label: 'Kontoinhaber', value: mandat.kontoinhaber },
          { label: 'Mandatsreferenz', value: mandat.referenz },
          { label: 'Erteilt am', value: formatTag(mandat.erteiltAm) },
        ]}
      />
      <ConfirmDialog
        open={fragt}
        danger
        title="Lastschriftmandat widerrufen?"
        confirmLabel="Mandat widerrufen"
        busy={laeuft === 'widerruf'}
        onConfirm={() => void widerrufe()}
        onCancel={() => setFragt(false)}
      >
        <p>
          Ab sofort wird nichts mehr eingezogen. Offene Rechnungen überweisen Sie dann selbst; was schon bei
          der Bank ist, kommt noch.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
