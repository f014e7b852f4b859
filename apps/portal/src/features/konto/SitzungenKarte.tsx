import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { sitzungenBeenden, sitzungenHolen } from '@kehrtour/contract/konto';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { geraetInWorten } from './geraet.format.ts';
import { Handys } from './Handys.tsx';

/** Where one is logged in, and the way to end it everywhere else. */
export function SitzungenKarte({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, sitzungenHolen, {}));
  const cache = useQueryClient();
  const beenden = useMutation({
    mutationFn: () => client.call(sitzungenBeenden, {}),
    onSuccess: () => {
      showToast('Alle anderen Sitzungen sind beendet', { tone: 'success' });
      return cache.invalidateQueries({ queryKey: keyOf(sitzungenHolen, {}) });
    },
  });
  return (
    <Card title="Wo Sie angemeldet sind">
      <PageState query={query} count={2}>
        {({ sitzungen }) => (
          <div className="flex flex-col gap-4">
            <ul className="-my-2 divide-y divide-line">
              {sitzungen.map((sitzung) => (
                <li key={sitzung.kennung} className="flex flex-wrap items-center justify-between gap-2 py-3">
                  <span>
                    <span className="block font-medium">{geraetInWorten(sitzung.geraet)}</span>
                    <span className="text-sm text-muted tabular-nums">seit {wann(sitzung.seit)}</span>
                  </span>
                  {sitzung.diese ? <Badge tone="success">Diese Sitzung</Badge> : null}
                </li>
              ))}
            </ul>
            <Handys client={client} />
            {beenden.error === null ? null : (
              <Notice tone="danger" live>
                <p>{sentenceOf(beenden.error)}</p>
              </Notice>
            )}
            {sitzungen.length < 2 ? null : (
              <div>
                <Button busy={beenden.isPending} onPress={() => beenden.mutate()}>
                  Alle anderen beenden
                </Button>
              </div>
            )}
          </div>
        )}
      </PageState>
    </Card>
  );
}

const format = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const wann = (zeitpunkt: string): string => `${format.format(new Date(zeitpunkt))} Uhr`;
