import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import {
  anrufVermerken,
  ansagenNachsenden,
  auswegNehmen,
  frageBeantworten,
  wunschMerken,
} from '@kehrtour/contract/antwortbrett';
import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { terminAendern } from '@kehrtour/contract/termin';
import type { TerminAktion } from '@kehrtour/contract/termin';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import type { Nachsendekanal } from '@kehrtour/domain/versand/kanal';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AKTION_GETAN, AKTION_ZURUECK } from './termin.format.ts';

/** What the office does with one row of the board; everything that shows the appointment follows. */
export function useAntwort(client: Client, { termin, version }: Pick<Antwortzeile, 'termin' | 'version'>) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState(false);
  const params = { id: termin.id };

  async function schicke<Antwort>(call: () => Promise<Antwort>): Promise<Antwort | undefined> {
    setLaeuft(true);
    try {
      return await call();
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      return undefined;
    } finally {
      setLaeuft(false);
      await outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften');
    }
  }
  const melde = (aktion: TerminAktion, stand: number) =>
    schicke(() => client.call(terminAendern, { params, body: { version: stand, aktion } }));

  return {
    laeuft,
    /** Heard on the phone; the toast leads back where the rules do. */
    vermerke: async (aktion: TerminAktion) => {
      const zurueck = AKTION_ZURUECK[termin.status];
      const neu = await melde(aktion, version);
      if (neu === undefined) return;
      showToast(AKTION_GETAN[aktion], {
        tone: 'success',
        ...(zurueck && neu.aktionen.includes(zurueck)
          ? { onUndo: () => void melde(zurueck, neu.version) }
          : {}),
      });
    },
    vermerkeAnruf: (ergebnis: Anrufergebnis) =>
      schicke(() =>
        client.call(anrufVermerken, { params, body: { ergebnis }, idempotencyKey: crypto.randomUUID() }),
      ),
    /** What came back goes another way. */
    sendeNach: async (kanal: Nachsendekanal) => {
      const terminIds = [termin.id];
      if (await schicke(() => client.call(ansagenNachsenden, { body: { kanal, terminIds } })))
        showToast(`${KANAL_WORTE[kanal].menge[0]} ist unterwegs`, { tone: 'success' });
    },
    nimm: async (auswegId: string, abgesprochen: boolean) => {
      const neu = await schicke(() =>
        client.call(auswegNehmen, { params, body: { version, auswegId, abgesprochen } }),
      );
      if (neu)
        showToast(abgesprochen ? 'Verlegt und zugesagt' : 'Verlegt und neu angesagt', { tone: 'success' });
    },
    /** Refusals belong to the form that asks for the text. */
    merkeWunsch: async (text: string) => {
      await client.call(wunschMerken, {
        params,
        body: { version, text },
        idempotencyKey: crypto.randomUUID(),
      });
      showToast('Wunsch beim Haus vorgemerkt', { tone: 'success' });
      await outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren', 'liegenschaften');
    },
  };
}

/** Answers a question; says by which way the answer left. */
export function useErwiderung(client: Client, frageId: string) {
  const cache = useQueryClient();
  return async (text: string): Promise<void> => {
    const { gemailt } = await client.call(frageBeantworten, {
      params: { id: frageId },
      body: { text },
      idempotencyKey: crypto.randomUUID(),
    });
    showToast(gemailt ? 'Antwort ist per E-Mail unterwegs' : 'Antwort steht auf der Terminseite', {
      tone: 'success',
    });
    await outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren');
  };
}
