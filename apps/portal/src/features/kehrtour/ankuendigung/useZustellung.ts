import type { Client } from '@kehrtour/api-client/client';
import { ApiError } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { zustellungMelden } from '@kehrtour/contract/nachweis';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { formatMenge } from '@kehrtour/domain/format';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { heute } from '../../../shared/heute.ts';

const ARTEN = ['eingeworfen', 'aufgegeben', 'zurueck', 'berichtigt'] as const;
/** What a person reports of notices. */
export type Meldeart = (typeof ARTEN)[number];

const FELDER = { am: 'zustellung-am', mitarbeiterId: 'zustellung-von' };

/** A pile of letters is posted, every other one carried. */
function meldbar(art: Meldeart, { moeglich, kanal }: Nachweis): boolean {
  const post = kanal === 'brief';
  return moeglich.includes(art) && (art !== 'eingeworfen' || !post) && (art !== 'aufgegeben' || post);
}

/** Reporting what became of notices: the whole pile at first, without those that are unticked. */
export function useZustellung(
  client: Client,
  kehrtour: Pick<Kehrtour, 'id' | 'schichten'>,
  nachweise: readonly Nachweis[],
) {
  const cache = useQueryClient();
  const schluessel = useRef(crypto.randomUUID());
  /** Null until somebody ticked: everything that is still to be carried. */
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string> | null>(null);
  const [am, setAm] = useState<string | null>(heute());
  /** Whoever drives the round is taken to have carried the pile, until somebody else is chosen. */
  const [wer, setWer] = useState(kehrtour.schichten[0]?.mitarbeiterId ?? null);
  const [busy, setBusy] = useState<Meldeart | null>(null);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const stapel = nachweise.filter(({ zuBringen }) => zuBringen);
  const auswahl = gewaehlt ?? new Set(stapel.map(({ id }) => id));
  const idsZu = (art: Meldeart): string[] =>
    nachweise.filter((nachweis) => auswahl.has(nachweis.id) && meldbar(art, nachweis)).map(({ id }) => id);

  async function melde(art: Meldeart) {
    const fehlt = fehlende(am, wer);
    if (am === null || wer === null) return setFaults(fehlt);
    setBusy(art);
    setFaults([]);
    try {
      const { gemeldet } = await client.call(zustellungMelden, {
        params: { id: kehrtour.id },
        body: { art, am, mitarbeiterId: wer, nachweisIds: idsZu(art) },
        idempotencyKey: schluessel.current,
      });
      await outdateConcepts(cache, 'kehrtouren', 'termine');
      setGewaehlt(null);
      showToast(`${formatMenge(gemeldet, 'Meldung', 'Meldungen')} festgehalten`);
      schluessel.current = crypto.randomUUID();
    } catch (error) {
      if (error instanceof ApiError) schluessel.current = crypto.randomUUID();
      setFaults(faultsOf(error, FELDER));
    } finally {
      setBusy(null);
    }
  }

  return {
    stapel,
    auswahl,
    waehle: setGewaehlt,
    am,
    setAm,
    wer,
    setWer,
    busy,
    faults,
    /** What can be reported of what is ticked, with how many. */
    arten: ARTEN.map((art) => ({ art, anzahl: idsZu(art).length })).filter(({ anzahl }) => anzahl > 0),
    melde: (art: Meldeart) => void melde(art),
  };
}

function fehlende(am: string | null, wer: string | null): FieldFault[] {
  return [
    ...(am === null ? [{ fieldId: FELDER.am, text: 'Geben Sie an, an welchem Tag es geschehen ist.' }] : []),
    ...(wer === null ? [{ fieldId: FELDER.mitarbeiterId, text: 'Wählen Sie, wer es getan hat.' }] : []),
  ];
}
