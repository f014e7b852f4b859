import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { formatMenge } from '@kehrtour/domain/format';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { tageText } from '../kehrtour.format.ts';
import { kanaeleText } from './ankuendigung.format.ts';
import { Druckbogen } from './Druckbogen.tsx';
import { Versandkarte } from './Versandkarte.tsx';

/** After announcing: what went out, what is to be printed, and where answers will be seen. */
export function GesendetScreen({ client, kehrtourId }: { client: Client; kehrtourId: string }) {
  const kehrtour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: kehrtourId } }));
  const nachweise = useQuery(pageQuery(client, nachweiseHolen, { params: { id: kehrtourId } }));
  return (
    <PageState query={kehrtour} named>
      {(geladen) => (
        <>
          <PageHeader
            title={`${formatMenge(geladen.rueckmeldungen.angekuendigt, 'Termin', 'Termine')} angekündigt`}
            description={tageText(geladen.tage)}
            actions={
              <ButtonLink kind="primary" href={`/kehrtouren/${kehrtourId}`}>
                Zur Kehrtour
              </ButtonLink>
            }
          />
          <div className="flex max-w-3xl flex-col gap-6">
            <PageState query={nachweise} shape="text" count={2}>
              {({ nachweise: alle }) => (
                <Notice tone="success" title={kanaeleText(alle.map(({ kanal }) => kanal))}>
                  <p>
                    {alle.some(({ zuBringen }) => zuBringen)
                      ? 'Zettel gelten erst als zugegangen, wenn sie eingeworfen sind: Drucken Sie sie, und melden Sie danach in der Kehrtour unter „Nachweise“ den ganzen Stapel mit einem Druck. '
                      : ''}
                    Antworten sehen Sie in der Kehrtour, sobald sie kommen.
                  </p>
                </Notice>
              )}
            </PageState>
            <Versandkarte client={client} kehrtourId={kehrtourId} immer />
            <Card title="Zettel drucken">
              <Druckbogen client={client} kehrtourId={kehrtourId} />
            </Card>
          </div>
        </>
      )}
    </PageState>
  );
}
