import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { aufgabeEntfallen } from '@kehrtour/contract/aufgabe';
import type { Aufgabe, aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { AMPEL_NAMEN } from '@kehrtour/domain/aufgabe';
import { formatDauer, formatFrist, formatTag } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

import { PageState } from '../../../shared/PageState.tsx';
import { ampelTon, einheitText } from '../liegenschaft.format.ts';
import { Aufgabendialog } from './Aufgabendialog.tsx';
import { Teilkarte } from './Teilkarte.tsx';

export type AufgabenkarteProps = {
  client: Client;
  haus: Liegenschaft;
  query: UseQueryResult<AnswerOf<typeof aufgabenDerLiegenschaft>>;
  bearbeitet: boolean;
};

/** What has to be done here and by when, the most urgent first; what is done folds away. */
export function Aufgabenkarte({ client, haus, query, bearbeitet }: AufgabenkarteProps) {
  const [dialog, setDialog] = useState<Aufgabe | 'neu' | null>(null);
  const entfalle = useEntfallen(client);
  return (
    <Teilkarte
      title="Aufgaben"
      anlegen="Aufgabe anlegen"
      onAnlegen={bearbeitet ? () => setDialog('neu') : undefined}
    >
      <PageState query={query} shape="text" count={4}>
        {({ eintraege }) => {
          const offene = eintraege.filter(({ status }) => status === 'offen' || status === 'eingeplant');
          const fertige = eintraege.filter((aufgabe) => !offene.includes(aufgabe));
          return (
            <div className="flex flex-col gap-4">
              {offene.length === 0 ? (
                <p className="text-muted">Nichts offen.</p>
              ) : (
                <Liste
                  haus={haus}
                  aufgaben={offene}
                  onBearbeiten={bearbeitet ? setDialog : undefined}
                  onEntfallen={(aufgabe) => void entfalle(aufgabe, true)}
                />
              )}
              {fertige.length === 0 ? null : (
                <details>
                  <summary className="cursor-pointer font-semibold">
                    Erledigt und entfallen ({fertige.length})
                  </summary>
                  <div className="pt-3">
                    <Liste
                      haus={haus}
                      aufgaben={fertige}
                      onBearbeiten={undefined}
                      onEntfallen={bearbeitet ? (aufgabe) => void entfalle(aufgabe, false) : undefined}
                    />
                  </div>
                </details>
              )}
            </div>
          );
        }}
      </PageState>
      {dialog === null ? null : (
        <Aufgabendialog client={client} haus={haus} aufgabe={dialog} onClose={() => setDialog(null)} />
      )}
    </Teilkarte>
  );
}

type ListeProps = {
  haus: Liegenschaft;
  aufgaben: readonly Aufgabe[];
  onBearbeiten: ((aufgabe: Aufgabe) => void) | undefined;
  onEntfallen: ((aufgabe: Aufgabe) => void) | undefined;
};

function Liste({ haus, aufgaben, onBearbeiten, onEntfallen }: ListeProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {aufgaben.map((aufgabe) => (
        <li key={aufgabe.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{aufgabe.bezeichnung}</span>
              {aufgabe.art === 'hoheitlich' ? <Badge tone="info">hoheitlich</Badge> : null}
              <Stand aufgabe={aufgabe} />
            </p>
            <p className="text-sm text-muted tabular-nums">
              {formatFrist(aufgabe.fristVon ?? undefined, aufgabe.fristBis)} ·{' '}
              {formatDauer(aufgabe.dauerMinuten)}
              {einheitVon(haus, aufgabe)}
            </p>
            {aufgabe.kehrtour === null ? null : (
              <p className="text-sm">
                in <Link href={`/kehrtouren/${aufgabe.kehrtour.id}`}>{aufgabe.kehrtour.name}</Link>
              </p>
            )}
          </div>
          {onBearbeiten === undefined ? (
            aufgabe.status === 'entfallen' && onEntfallen !== undefined ? (
              <Button size="small" onPress={() => onEntfallen(aufgabe)}>
                Zurückholen
              </Button>
            ) : null
          ) : (
            <Menu
              label={`Aktionen für ${aufgabe.bezeichnung}`}
              trigger={
                <IconButton
                  label={`Aktionen für ${aufgabe.bezeichnung}`}
                  icon={<Ellipsis aria-hidden className="size-5" />}
                />
              }
              entries={[
                { id: 'bearbeiten', label: 'Bearbeiten' },
                { id: 'entfallen', label: 'Entfällt', hint: 'Ofen stillgelegt, nicht mehr nötig' },
              ]}
              onAction={(id) => (id === 'bearbeiten' ? onBearbeiten(aufgabe) : onEntfallen?.(aufgabe))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Stand({ aufgabe }: { aufgabe: Aufgabe }) {
  if (aufgabe.status === 'entfallen') return <Status tone="neutral">Entfallen</Status>;
  if (aufgabe.status === 'erledigt') {
    const am = aufgabe.erledigtAm === null ? '' : ` am ${formatTag(aufgabe.erledigtAm)}`;
    return <Status tone="success">{`Erledigt${am}`}</Status>;
  }
  return <Status tone={ampelTon(aufgabe.ampel)}>{AMPEL_NAMEN[aufgabe.ampel]}</Status>;
}

function einheitVon({ einheiten }: Liegenschaft, { nutzungseinheitId }: Aufgabe): string {
  const einheit = einheiten.find(({ id }) => id === nutzungseinheitId);
  return einheit === undefined ? '' : ` · ${einheitText(einheit)}`;
}

/** Drops a task at once; the toast brings it back for ten seconds, the list for ever. */
function useEntfallen(client: Client) {
  const cache = useQueryClient();
  async function schicke(aufgabe: Aufgabe, entfallen: boolean): Promise<boolean> {
    try {
      await client.call(aufgabeEntfallen, { params: { id: aufgabe.id }, body: { entfallen } });
      return true;
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
      return false;
    } finally {
      await outdateConcepts(cache, 'liegenschaften');
    }
  }
  return async (aufgabe: Aufgabe, entfallen: boolean): Promise<void> => {
    if (!(await schicke(aufgabe, entfallen))) return;
    if (entfallen)
      showToast(`„${aufgabe.bezeichnung}“ entfällt`, { onUndo: () => void schicke(aufgabe, false) });
    else showToast(`„${aufgabe.bezeichnung}“ ist wieder offen`, { tone: 'success' });
  };
}
