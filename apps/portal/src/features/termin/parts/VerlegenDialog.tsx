import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { abfrage, keyOf } from '@kehrtour/api-client/query';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { terminHolen } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { buchungVerlegen, verlegezeitenHolen } from '@kehrtour/contract/terminbuero';
import type { Zeitwahl } from '@kehrtour/contract/terminbuero';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Checkbox } from '@kehrtour/ui/Checkbox.tsx';
import { Dialog } from '@kehrtour/ui/Dialog.tsx';
import { Notice } from '@kehrtour/ui/plain/Notice.tsx';
import { showToast } from '@kehrtour/ui/showToast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { PageState } from '../../../shared/PageState.tsx';
import { fensterText, ortText } from '../termin.format.ts';
import { useZeiten } from '../useZeiten.ts';
import { Warnungen, warnungenIn } from './Warnungen.tsx';
import { type Gewaehlt, Zeitauswahl, zeitwahlAus } from './Zeitauswahl.tsx';

export type VerlegenDialogProps = { client: Client; termin: TerminKurz; onClose: () => void };

/** Another time for a booking: agreed on the phone, or proposed by mail. */
export function VerlegenDialog({ client, termin, onClose }: VerlegenDialogProps) {
  const stand = useQuery(abfrage(client, terminHolen, { params: { id: termin.id } }));
  const leute = useQuery(abfrage(client, mitarbeiterListe, {}));
  const zeiten = useZeiten(client, {
    endpoint: verlegezeitenHolen,
    input: { params: { id: termin.id }, body: {} },
  });
  const [wahl, setWahl] = useState<Gewaehlt | null>(null);
  const [abgesprochen, setAbgesprochen] = useState(false);
  const { sende, laeuft, warnungen, fehler, vergiss } = useVerlegen(client, termin, onClose);
  const version = stand.data?.version;
  const fertig = zeitwahlAus(wahl, warnungen !== null);
  return (
    <Dialog
      title="Andere Zeit"
      size="large"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button
            kind="primary"
            busy={laeuft}
            disabled={fertig === undefined || version === undefined}
            onPress={() =>
              fertig && version !== undefined && void sende({ version, wahl: fertig, abgesprochen })
            }
          >
            {warnungen !== null ? 'Trotzdem nehmen' : abgesprochen ? 'Verlegen' : 'Vorschlag senden'}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <span className="font-semibold">{ortText(termin)}</span>, bisher {fensterText(termin)}
        </p>
        <PageState
          query={{ data: zeiten.zeiten, error: zeiten.error, refetch: zeiten.refetch as never }}
          count={4}
        >
          {(angebot) => (
            <Zeitauswahl
              zeiten={angebot}
              wahl={wahl}
              onWahl={(neu) => {
                vergiss();
                setWahl(neu);
              }}
              onMehr={() => void zeiten.mehr()}
              laedt={zeiten.laedtMehr}
              heute={heute()}
              leute={(leute.data?.eintraege ?? [])
                .filter(({ aktiv, faehrt }) => aktiv && faehrt)
                .map(({ id, vorname, nachname }) => ({ id, name: `${vorname} ${nachname}` }))}
            />
          )}
        </PageState>
        {warnungen === null ? null : <Warnungen warnungen={warnungen} />}
        {fehler === null ? null : (
          <Notice tone="danger" live>
            <p>{fehler}</p>
          </Notice>
        )}
        <Checkbox
          label="Am Telefon abgesprochen"
          hint="Dann gilt die neue Zeit sofort. Sonst geht ein Vorschlag per E-Mail hinaus, der bestätigt werden kann."
          checked={abgesprochen}
          onChange={setAbgesprochen}
        />
      </div>
    </Dialog>
  );
}

type Sendung = { version: number; wahl: Zeitwahl; abgesprochen: boolean };

function useVerlegen(client: Client, termin: TerminKurz, onClose: () => void) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const [warnungen, setWarnungen] = useState<string[] | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);
  async function sende(body: Sendung) {
    setLaeuft(true);
    setFehler(null);
    try {
      const stand = await client.call(buchungVerlegen, {
        params: { id: termin.id },
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      cache.setQueryData(keyOf(terminHolen, { params: { id: termin.id } }), stand);
      showToast(body.abgesprochen ? 'Der Termin ist verlegt' : 'Der Vorschlag ist unterwegs', {
        tone: 'success',
      });
      onClose();
    } catch (error) {
      const gruende = warnungenIn(error);
      setWarnungen(gruende ?? null);
      if (!gruende) setFehler(faultsOf(error, {})[0]?.text ?? '');
    } finally {
      setLaeuft(false);
      await Promise.all(['buchungen', 'termine'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    }
  }
  return {
    sende,
    laeuft,
    warnungen,
    fehler,
    vergiss: () => {
      setWarnungen(null);
      setFehler(null);
    },
  };
}
