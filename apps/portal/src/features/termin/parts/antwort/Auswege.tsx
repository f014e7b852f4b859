import type { Client } from '@kehrtour/api-client/client';
import { auswegeHolen } from '@kehrtour/contract/antwortbrett';
import type { Ausweg } from '@kehrtour/contract/antwortbrett';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { auswegText, auswegZeit } from '../../antwortbrett.format.ts';

export type AuswegeProps = {
  client: Client;
  terminId: string;
  busy: boolean;
  /** What opens for a time outside of all rounds; at once where no round has one that suits. */
  eigene: () => ReactNode;
  onNimm: (auswegId: string, abgesprochen: boolean) => void;
};

/** The best other times for one visit, each taken with one press: agreed on the phone, or as a proposal. */
export function Auswege({ client, terminId, busy, eigene, onNimm }: AuswegeProps) {
  const query = useQuery(pageQuery(client, auswegeHolen, { params: { id: terminId } }));
  return (
    <div className="rounded-md bg-sunken p-3" aria-live="polite">
      <PageState query={query} shape="rows" count={3}>
        {({ auswege, hinweis }) => (
          <>
            {hinweis === null ? null : <p className="max-w-prose">{hinweis}</p>}
            <ul className="flex flex-col gap-3">
              {auswege.map((ausweg) => (
                <li key={ausweg.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <Zeit ausweg={ausweg} />
                  <span className="flex flex-wrap gap-2">
                    <Button
                      size="small"
                      kind="primary"
                      disabled={busy}
                      aria-label={`Am Telefon zugesagt: ${auswegZeit(ausweg)}`}
                      onPress={() => onNimm(ausweg.id, true)}
                    >
                      Am Telefon zugesagt
                    </Button>
                    <Button
                      size="small"
                      disabled={busy}
                      aria-label={`Vorschlagen: ${auswegZeit(ausweg)}`}
                      onPress={() => onNimm(ausweg.id, false)}
                    >
                      Vorschlagen
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
            <Eigene sofort={hinweis !== null} eigene={eigene} />
          </>
        )}
      </PageState>
    </div>
  );
}

function Eigene({ sofort, eigene }: Pick<AuswegeProps, 'eigene'> & { sofort: boolean }) {
  const [offen, setOffen] = useState(sofort);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div>
        <Button size="small" aria-expanded={offen} onPress={() => setOffen(!offen)}>
          Eigene Zeit vereinbaren
        </Button>
      </div>
      {offen ? eigene() : null}
    </div>
  );
}

function Zeit({ ausweg }: { ausweg: Ausweg }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold tabular-nums">{auswegZeit(ausweg)}</span>
      <span className="block text-sm text-muted">{auswegText(ausweg)}</span>
    </span>
  );
}
