import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { aufgabeEntfallen } from '@kehrtour/contract/aufgabe';
import type { Aufgabe, aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { PageState } from '../../../../shared/PageState.tsx';
import { Teilkarte } from '../haus/Teilkarte.tsx';
import { Aufgabendialog } from './Aufgabendialog.tsx';
import { Aufgabenliste } from './Aufgabenliste.tsx';

export type AufgabenkarteProps = {
  client: Client;
  haus: Liegenschaft;
  query: UseQueryResult<AnswerOf<typeof aufgabenDerLiegenschaft>>;
  aenderbar: boolean;
};

/** What has to be done here and by when, the most urgent first; what is done folds away. */
export function Aufgabenkarte({ client, haus, query, aenderbar }: AufgabenkarteProps) {
  const [dialog, setDialog] = useState<Aufgabe | 'neu' | null>(null);
  const entfalle = useEntfallen(client);
  return (
    <Teilkarte
      title="Aufgaben"
      anlegen="Aufgabe anlegen"
      onAnlegen={aenderbar ? () => setDialog('neu') : undefined}
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
                <Aufgabenliste
                  haus={haus}
                  aufgaben={offene}
                  onAendern={aenderbar ? setDialog : undefined}
                  onEntfallen={(aufgabe) => void entfalle(aufgabe, true)}
                />
              )}
              {fertige.length === 0 ? null : (
                <details>
                  <summary className="cursor-pointer font-semibold">
                    Erledigt und entfallen ({fertige.length})
                  </summary>
                  <div className="pt-3">
                    <Aufgabenliste
                      haus={haus}
                      aufgaben={fertige}
                      onAendern={undefined}
                      onEntfallen={aenderbar ? (aufgabe) => void entfalle(aufgabe, false) : undefined}
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

/** Drops a task at once; the toast brings it back for ten seconds, the list for ever. */
function useEntfallen(client: Client) {
  const cache = useQueryClient();
  async function schicke(aufgabe: Aufgabe, entfallen: boolean): Promise<boolean> {
    try {
      await client.call(aufgabeEntfallen, { params: { id: aufgabe.id }, body: { entfallen } });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
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
