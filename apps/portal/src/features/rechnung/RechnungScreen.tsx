import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { rechnungenHolen, type Rechnungszeile } from '@kehrtour/contract/rechnung';
import { formatEuro, formatTag } from '@kehrtour/domain/format';
import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Beanstandungsdialog } from './parts/Beanstandungsdialog.tsx';
import { Rechnungsliste } from './parts/Rechnungsliste.tsx';

type Stand = AnswerOf<typeof rechnungenHolen>;

/** Plan, usage of this month, and every invoice with where it stands. */
export function RechnungScreen({ client, zahlungHref }: { client: Client; zahlungHref: string }) {
  const query = useQuery(pageQuery(client, rechnungenHolen, {}));
  const [beanstandet, setBeanstandet] = useState<Rechnungszeile | null>(null);
  return (
    <PageState query={query} shape="rows" count={6}>
      {(stand) => (
        <div className="flex flex-col gap-6">
          <div className="grid gap-6 lg:grid-cols-2">
            <Tarif stand={stand} zahlungHref={zahlungHref} />
            <Nutzung stand={stand} />
          </div>
          <Rechnungsliste client={client} rechnungen={stand.rechnungen} onBeanstande={setBeanstandet} />
          {beanstandet === null ? null : (
            <Beanstandungsdialog
              client={client}
              rechnung={beanstandet}
              onClose={() => setBeanstandet(null)}
            />
          )}
        </div>
      )}
    </PageState>
  );
}

function Tarif({ stand, zahlungHref }: { stand: Stand; zahlungHref: string }) {
  const { tarif, testendeAm, heute, offenCent } = stand;
  return (
    <Card
      title="Tarif"
      actions={
        <ButtonLink size="small" href={zahlungHref}>
          Tarif und Zahlung
        </ButtonLink>
      }
    >
      <KeyValue
        items={[
          { label: 'Gebucht', value: tarif === null ? 'Noch kein Tarif' : tarifVon(tarif).name },
          ...(heute <= testendeAm ? [{ label: 'Kostenlos bis', value: formatTag(testendeAm) }] : []),
          { label: 'Offen', value: formatEuro(offenCent) },
        ]}
      />
    </Card>
  );
}

/** Nothing of it costs extra; it is shown so that an owner sees what the plan is used for. */
function Nutzung({ stand: { verbrauch } }: { stand: Stand }) {
  const { ankuendigungen, buchungen, mitarbeitende } = verbrauch;
  return (
    <Card title="Nutzung in diesem Monat">
      <KeyValue
        items={[
          ...ankuendigungen.map(({ kanal, anzahl }) => ({
            label: `Ankündigungen: ${KANAL_WORTE[kanal].nachweis}`,
            value: anzahl,
          })),
          ...(ankuendigungen.length === 0 ? [{ label: 'Ankündigungen', value: 0 }] : []),
          { label: 'Buchungen', value: buchungen },
          { label: 'Zugänge', value: mitarbeitende },
        ]}
      />
    </Card>
  );
}
