import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { STAENDE, zahlInWorten, zeitInWorten } from './importauftrag.format.ts';

const GEZEIGT = 5;

export type LetzteImporteProps = { client: Client; listHref: string };

/** What happened last; the whole list is one step away. */
export function LetzteImporte({ client, listHref }: LetzteImporteProps) {
  const { data, error } = useQuery(pageQuery(client, importauftraegeAllerBetriebe, {}));
  return (
    <Card
      title="Letzte Importe"
      actions={
        <ButtonLink size="small" href={listHref}>
          Alle Importe
        </ButtonLink>
      }
    >
      {error === null ? null : (
        <Notice tone="danger" live>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeleton shape="rows" /> : null}
      {data?.eintraege.length === 0 ? (
        <EmptyState title="Noch kein Import">
          Sobald ein Betrieb eine Datei hochlädt, steht sie hier.
        </EmptyState>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {data?.eintraege.slice(0, GEZEIGT).map(({ id, unternehmen, angelegtAm, anzahl, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <span>
                <span className="block font-medium">{unternehmen.name}</span>
                <span className="text-sm text-muted tabular-nums">
                  {zeitInWorten(angelegtAm)} · {zahlInWorten(anzahl.neu)} neu,{' '}
                  {zahlInWorten(anzahl.fehlerhaft)} fehlerhaft
                </span>
              </span>
              <Status tone={STAENDE[status].tone}>{STAENDE[status].text}</Status>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
